import { useQuery } from '@tanstack/react-query';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';
import { listarComoBeneficiario } from './validacion-beneficiario.api.ts';
import { filaRegistrada } from './ya-registrado.ts';

/** Whether a validated person already is a beneficiary of their holder; null when they are not. */
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
