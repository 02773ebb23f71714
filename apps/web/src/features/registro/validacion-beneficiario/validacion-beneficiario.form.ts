/** Step 1 of the beneficiary's wizard shares the holder's form. */

import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import type { BanderasCampos } from '@sgpa/contract/v2/validacion-titular';
import { TIPO_DOCUMENTO, unirDocumento } from '@sgpa/domain/shared/documento';
import {
  type Contraste,
  type FormularioValidacion,
  toRequest as identidadAPedido,
} from '../validacion-titular.form.ts';
import type { PedidoValidacionBeneficiario } from './validacion-beneficiario.api.ts';

export const toRequest = (form: FormularioValidacion, titular: TitularEncontrado): PedidoValidacionBeneficiario => ({
  codigo_entidad: titular.codigo_entidad,
  data: [{ ...identidadAPedido(form), ...identificarTitular(titular) }],
});

export const identificarTitular = ({
  numero_documento,
  complemento_documento,
  fecha_nacimiento,
}: Pick<TitularEncontrado, 'numero_documento' | 'complemento_documento' | 'fecha_nacimiento'>) => ({
  tipo_documento_titular: TIPO_DOCUMENTO,
  numero_documento_titular: unirDocumento(numero_documento, complemento_documento),
  fecha_nacimiento_titular: fecha_nacimiento,
});

/**
 * A mismatch (code 101) also clears the birth date (document 2 §4). It gives the form to go on with, and what the marks
 * are about: a wrong birth date stays marked while its field is blank.
 */
export function trasNoCoincidir<F extends FormularioValidacion>(
  pedido: F,
  banderas: Partial<BanderasCampos>,
): { form: F; contraste: Contraste } {
  const form = { ...pedido, fecha_nacimiento: '' };
  return { form, contraste: { pedido: banderas.fecha_nacimiento_correcto === false ? form : pedido, banderas } };
}
