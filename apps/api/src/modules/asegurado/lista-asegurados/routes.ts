import { listaBeneficiarios, listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { listarAsegurados } from './service.ts';

/** Two lists, two shapes on the wire (document 2 §3). */
export function rutasListaAsegurados(app: FastifyInstance, deps: Deps): void {
  ruta(app, listaTitulares, async (contexto, { query }) => {
    const { total, paginas, filas } = await listarAsegurados(deps, contexto, query, 'TITULAR');
    return { total, nroPages: paginas, datos: filas };
  });
  ruta(app, listaBeneficiarios, async (contexto, { query }) => {
    const { total, paginas, filas } = await listarAsegurados(deps, contexto, query, 'BENEFICIARIO');
    return { totalElement: total, pages: paginas, content: filas };
  });
}
