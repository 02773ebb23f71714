import { saludListo, saludVivo } from '@sgpa/contract/v1/salud';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { rutaPublica } from '../../plugins/ruta.ts';
import { crearSondeo } from './salud.service.ts';

export function rutasSalud(app: FastifyInstance, deps: Deps): void {
  rutaPublica(app, saludVivo, async () => ({ estado: 'vivo' }));
  const sondear = crearSondeo(deps);
  rutaPublica(app, saludListo, async () => {
    // From the moment a stop was asked for, before the last requests end.
    if (!deps.atendiendo()) throw new Rechazo('SERVICIO_NO_DISPONIBLE');
    await sondear();
    return { estado: 'listo' };
  });
}
