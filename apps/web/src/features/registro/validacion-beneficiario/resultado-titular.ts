import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import type { PersonaHallada } from '../../persona/identidad.ts';
import type { ResultadoValidacion } from '../resultado-validacion.ts';
import type { BeneficiarioValidado } from './validacion-beneficiario.api.ts';

/**
 * A person who was found goes on only beside a holder whom the server found too, since cover may have ended meanwhile,
 * and only where nothing stands in the way that saving would refuse.
 */
export function interpretarTitular(
  resultado: ResultadoValidacion,
  respuesta: BeneficiarioValidado | undefined,
  { idAfiliadoEnteGestor }: Pick<TitularEncontrado, 'idAfiliadoEnteGestor'>,
): ResultadoValidacion & { impedida?: PersonaHallada } {
  const { detalle: vigentes = [], impedimento = null } = respuesta?.estado_titular ?? {};
  if (resultado.persona !== null && impedimento !== null)
    return { ...resultado, persona: null, mensajes: [impedimento], impedida: resultado.persona };
  if (resultado.persona === null || vigentes.some((t) => t.idAfiliadoEnteGestor === idAfiliadoEnteGestor))
    return resultado;
  return { ...resultado, persona: null, mensajes: ['El titular ya no tiene cobertura vigente. Búsquelo nuevamente.'] };
}
