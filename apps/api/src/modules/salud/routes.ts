import { saludListo, saludVivo } from '@sgpa/contract/v1/salud';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { rutaPublica } from '../../plugins/ruta.ts';

/** Readiness turns false from the moment a stop was asked for, before the last requests end. */
export function rutasSalud(app: FastifyInstance, { pool, atendiendo }: Deps): void {
  rutaPublica(app, saludVivo, async () => ({ estado: 'vivo' }));
  rutaPublica(app, saludListo, async () => {
    if (!atendiendo()) throw new AppError('SERVICIO_NO_DISPONIBLE');
    // The schema is there and this role may use it; whatever is wrong, nobody should be sent here.
    await pool.query('select 1 from rol limit 1').catch(() => {
      throw new AppError('SERVICIO_NO_DISPONIBLE');
    });
    return { estado: 'listo' };
  });
}
