import { exportacionAsegurados, TIPOS_DE_ARCHIVO } from '@sgpa/contract/v1/exportacion-asegurados';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { crearCupo, LUGARES } from '../../../plugins/cupo.ts';
import { rutaDeDescarga } from '../../../plugins/ruta.ts';
import { exportarAsegurados } from './service.ts';

export function rutasExportacionAsegurados(app: FastifyInstance, deps: Deps): void {
  const tomarLugar = crearCupo(LUGARES);
  rutaDeDescarga(app, exportacionAsegurados, Object.values(TIPOS_DE_ARCHIVO), async (op, { query }) => {
    const dejarLugar = tomarLugar(op.contexto.usuario.id);
    try {
      const descarga = await exportarAsegurados(deps, op, query, dejarLugar);
      // Also where nobody ever began to fetch it.
      descarga.cuerpo.once('close', dejarLugar);
      return descarga;
    } catch (error) {
      dejarLugar();
      throw error;
    }
  });
}
