import { listaBeneficiarios, listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { listarAsegurados } from './service.ts';

/** Two lists, two shapes on the wire (document 2 §3). */
export function rutasListaAsegurados(app: FastifyInstance): void {
  rutaDeLectura(app, listaTitulares, async (op, { query }) => {
    const { total, paginas, filas, masDe } = await listarAsegurados(op, query, 'TITULAR');
    return { total, nroPages: paginas, datos: filas, masDe };
  });
  rutaDeLectura(app, listaBeneficiarios, async (op, { query }) => {
    const { total, paginas, filas, masDe } = await listarAsegurados(op, query, 'BENEFICIARIO');
    return { totalElement: total, pages: paginas, content: filas, masDe };
  });
}
