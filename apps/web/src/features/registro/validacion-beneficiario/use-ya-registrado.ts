import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import { useQuery } from '@tanstack/react-query';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';
import { listarComoBeneficiario } from './validacion-beneficiario.api.ts';

/** Finds the row of a validated person who already is a beneficiary of this holder, and may be updated. */
const filaRegistrada = (
  filas: readonly FilaAsegurado[],
  { persona, titular }: BeneficiarioEnCurso,
): FilaAsegurado | undefined =>
  filas.find(
    (fila) =>
      numeroDeDocumento(fila) === numeroDeDocumento(persona) &&
      fila.fecha_nacimiento === persona.fecha_nacimiento &&
      fila.numero_documento_titular === titular.numero_documento &&
      limpiarComplemento(fila.complemento_documento_titular) === limpiarComplemento(titular.complemento_documento) &&
      fila.fecha_nacimiento_titular === titular.fecha_nacimiento &&
      fila.acciones_permitidas.includes('actualizacion-beneficiario'),
  );

/** Tells whether a validated person already is a beneficiary of their holder; null when they are not. */
export function useYaRegistrado(enCurso: BeneficiarioEnCurso | null) {
  const numero = enCurso?.persona.numero_documento ?? '';
  return useQuery({
    queryKey: ['beneficiario-registrado', numero, enCurso?.titular.idAfiliadoEnteGestor],
    queryFn: async ({ signal }) => {
      const filas = await listarComoBeneficiario(numero, signal);
      return (enCurso && filaRegistrada(filas, enCurso)?.idAfiliadoEnteGestor) ?? null;
    },
    enabled: enCurso !== null,
    staleTime: 0,
  });
}
