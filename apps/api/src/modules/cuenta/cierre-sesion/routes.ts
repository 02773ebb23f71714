import { cierreSesion } from '@sgpa/contract/v1/cierre-sesion';
import type { FastifyInstance } from 'fastify';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { revocarSesion } from '../cuenta.queries.ts';

export function rutasCierreSesion(app: FastifyInstance, { db, clock }: Deps): void {
  ruta(app, cierreSesion, async (contexto) => {
    const ahora = clock.ahora();
    await conAlcance(db, contexto.alcance, async (trx) => {
      await revocarSesion(trx, contexto.sesionId, ahora);
      await auditar(trx, contexto, ahora, { accion: 'cierre-sesion' });
    });
    return { mensaje: 'Su sesión fue cerrada.' };
  });
}
