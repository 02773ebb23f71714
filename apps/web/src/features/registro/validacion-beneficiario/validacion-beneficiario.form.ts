/** Step 1 of the dependent wizard: half-typed text, its checks, and its way to the wire. */

import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import type { BanderasCampos } from '@sgpa/contract/v2/validacion-titular';
import { revisarPaso1Beneficiario } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { TIPO_DOCUMENTO, unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { leerFecha } from '../../../lib/escrito.ts';
import {
  type Contraste,
  type FormularioValidacion,
  FORMULARIO_VACIO as IDENTIDAD_VACIA,
  toRequest as identidadAPedido,
  revisarFormulario as revisarIdentidad,
} from '../validacion-titular.form.ts';
import type { PedidoValidacionBeneficiario } from './validacion-beneficiario.api.ts';

export interface FormularioBeneficiario extends FormularioValidacion {
  /** Name in the list PARENTESCO. */
  parentesco_titular: string;
}

export const FORMULARIO_VACIO: FormularioBeneficiario = { ...IDENTIDAD_VACIA, parentesco_titular: '' };

/** Identity as in the holder wizard; number and relationship ask for themselves in their own words (document 2 §5). */
export function revisarFormulario(form: FormularioBeneficiario, hoy: FechaCivil) {
  const identidad = revisarIdentidad(form, hoy);
  const propios = textosDe(
    revisarPaso1Beneficiario({ ...form, fecha_nacimiento: leerFecha(form.fecha_nacimiento) }, hoy),
  );
  const { numero_documento, parentesco_titular } = propios;
  return {
    ...identidad,
    ...(numero_documento === undefined ? {} : { numero_documento }),
    ...(parentesco_titular === undefined ? {} : { parentesco_titular }),
  };
}

/** Whether the message over the form belongs there: one of the three that it names is missing or wrong. */
export const faltaLoPrincipal = (problemas: Partial<Record<keyof FormularioBeneficiario, unknown>>): boolean =>
  [problemas.numero_documento, problemas.fecha_nacimiento, problemas.parentesco_titular].some((p) => p !== undefined);

export function toRequest(form: FormularioBeneficiario, titular: TitularEncontrado): PedidoValidacionBeneficiario {
  return {
    codigo_entidad: titular.codigo_entidad,
    data: [{ ...identidadAPedido(form), ...identificarTitular(titular), parentesco_titular: form.parentesco_titular }],
  };
}

/** The holder as the wire names them beside a beneficiary. */
export function identificarTitular({
  numero_documento,
  complemento_documento,
  fecha_nacimiento,
}: Pick<TitularEncontrado, 'numero_documento' | 'complemento_documento' | 'fecha_nacimiento'>) {
  return {
    tipo_documento_titular: TIPO_DOCUMENTO,
    numero_documento_titular: unirDocumento(numero_documento, complemento_documento),
    fecha_nacimiento_titular: fecha_nacimiento,
  };
}

/**
 * A mismatch (code 101) also clears the birth date (document 2 §4). The form to go on with, and what the marks are about:
 * a wrong birth date stays marked while its field is blank.
 */
export function trasNoCoincidir<F extends FormularioValidacion>(
  pedido: F,
  banderas: Partial<BanderasCampos>,
): { form: F; contraste: Contraste } {
  const form = { ...pedido, fecha_nacimiento: '' };
  return { form, contraste: { pedido: banderas.fecha_nacimiento_correcto === false ? form : pedido, banderas } };
}
