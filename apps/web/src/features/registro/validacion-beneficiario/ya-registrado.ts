import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';

/** The row that says that a validated person already is a beneficiary of this holder, and may be updated. */
export function filaRegistrada(
  filas: readonly FilaAsegurado[],
  { persona, titular }: BeneficiarioEnCurso,
): FilaAsegurado | undefined {
  return filas.find(
    (fila) =>
      numeroDeDocumento(fila) === numeroDeDocumento(persona) &&
      fila.fecha_nacimiento === persona.fecha_nacimiento &&
      fila.numero_documento_titular === titular.numero_documento &&
      limpiarComplemento(fila.complemento_documento_titular) === limpiarComplemento(titular.complemento_documento) &&
      fila.fecha_nacimiento_titular === titular.fecha_nacimiento &&
      fila.acciones_permitidas.includes('actualizacion-beneficiario'),
  );
}
