import { auditoria, exportacionAuditoria } from '@sgpa/contract/v1/auditoria';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { crearCupo, LUGARES } from '../../../plugins/cupo.ts';
import { rutaDeDescarga, rutaDeLectura } from '../../../plugins/ruta.ts';
import { exportarAuditoria } from './exportacion.ts';
import { leerAuditoria } from './service.ts';

export function rutasAuditoria(app: FastifyInstance, deps: Deps): void {
  rutaDeLectura(app, auditoria, (op, { query }) => leerAuditoria(op, query));
  const tomarLugar = crearCupo(LUGARES);
  rutaDeDescarga(app, exportacionAuditoria, ['text/csv; charset=utf-8'], async (op, { query }) => {
    const dejarLugar = tomarLugar(op.contexto.usuario.id);
    try {
      const descarga = await exportarAuditoria(deps, op, query, dejarLugar);
      // Also where nobody ever began to fetch it.
      descarga.cuerpo.once('close', dejarLugar);
      return descarga;
    } catch (error) {
      dejarLugar();
      throw error;
    }
  });
}
