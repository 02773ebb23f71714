import { crearCorreo } from '@sgpa/api/integrations/correo/smtp';
import { enviarCorreos } from '@sgpa/api/modules/recuperacion/envio-correo.service';
import type { ApiDePrueba } from './api.ts';

/** Runs a turn of the job that sends, over real SMTP to the simulated server. Tells what the log got. */
export async function turnoDeCorreo({ base, reloj, config, simuladores }: ApiDePrueba): Promise<unknown[]> {
  const anotado: unknown[] = [];
  await enviarCorreos({
    db: base.owner.db,
    clock: reloj,
    config,
    correo: crearCorreo({ url: simuladores.urls.correo, remitente: 'no-responder@sgpa.example', exigeTls: false }),
    log: { error: (...datos: unknown[]) => anotado.push(datos) },
  });
  return anotado;
}

/** Gives the secret of the newest link that a mailbox got; empty where it got none. */
export function tokenRecibido({ simuladores }: ApiDePrueba, correo: string): string {
  const carta = simuladores.control.correo.recibidas().find(({ para }) => para.includes(correo));
  return /nuevaPassword#([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
}
