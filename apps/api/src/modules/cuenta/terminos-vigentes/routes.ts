import { terminosVigentes } from '@sgpa/contract/v1/terminos-vigentes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaPublica } from '../../../plugins/ruta.ts';
import { leerTerminos } from './service.ts';

export function rutasTerminosVigentes(app: FastifyInstance, deps: Deps): void {
  rutaPublica(app, terminosVigentes, ({ query }) => leerTerminos(deps, query.version));
}
