import { saludListo, saludVivo } from '@sgpa/contract/v1/salud';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { rutaPublica } from '../../plugins/ruta.ts';
import { exigirListo } from './salud.service.ts';

export function rutasSalud(app: FastifyInstance, deps: Deps): void {
  rutaPublica(app, saludVivo, async () => ({ estado: 'vivo' }));
  rutaPublica(app, saludListo, async () => {
    await exigirListo(deps);
    return { estado: 'listo' };
  });
}
