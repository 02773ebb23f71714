import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import type { ResultadoValidacion } from '../resultado-validacion.ts';
import type { BeneficiarioValidado } from './validacion-beneficiario.api.ts';

/** A person who was found goes on only beside a holder whom the server found too: cover may have ended meanwhile. */
export function interpretarTitular(
  resultado: ResultadoValidacion,
  respuesta: BeneficiarioValidado | undefined,
  { idAfiliadoEnteGestor }: Pick<TitularEncontrado, 'idAfiliadoEnteGestor'>,
): ResultadoValidacion {
  const vigentes = respuesta?.estado_titular.detalle ?? [];
  if (resultado.persona === null || vigentes.some((t) => t.idAfiliadoEnteGestor === idAfiliadoEnteGestor))
    return resultado;
  return { ...resultado, persona: null, mensajes: ['El titular ya no tiene cobertura vigente. Búsquelo nuevamente.'] };
}
