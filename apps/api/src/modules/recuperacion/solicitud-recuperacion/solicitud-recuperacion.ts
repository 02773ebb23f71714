import type { Cuerpo } from '@sgpa/contract/endpoints';
import { TEXTO_SOLICITUD } from '@sgpa/domain/cuenta/recuperacion';
import type { Deps } from '../../../deps.ts';
import { recuperacionSolicitada } from '../recuperacion.queries.ts';

/** Notes the name and answers at once: the work is done later, so that time does not betray an account. */
export async function solicitarRecuperacion(
  { dbIngreso, clock }: Pick<Deps, 'dbIngreso' | 'clock'>,
  { usuario }: Cuerpo<'solicitud-recuperacion'>,
  { ip, idSolicitud }: { ip: string; idSolicitud: string },
) {
  await recuperacionSolicitada(dbIngreso, usuario.trim(), clock.ahora(), ip, idSolicitud);
  return { mensaje: TEXTO_SOLICITUD };
}
