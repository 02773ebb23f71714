import * as contrato from '@sgpa/contract/v1/resumen-poblacion';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { cifrasDelDia } from './cifras-del-dia.ts';
import { registrosEntreFechas, registrosPorDia } from './por-periodo.ts';
import { grupoEtareo, porEntidadEmpleadora, porTipoAfiliacion, totalPorEnteGestor, totalPorEstado } from './service.ts';

export function rutasResumenPoblacion(app: FastifyInstance): void {
  rutaDeLectura(app, contrato.resumenPoblacion, (op, { body }) => totalPorEstado(op, body));
  rutaDeLectura(app, contrato.cifrasDelDia, (op, { body }) => cifrasDelDia(op, body));
  rutaDeLectura(app, contrato.totalPorEnteGestor, (op, { body }) => totalPorEnteGestor(op, body));
  rutaDeLectura(app, contrato.porTipoAfiliacion, (op, { body }) => porTipoAfiliacion(op, body));
  rutaDeLectura(app, contrato.grupoEtareo, (op, { body }) => grupoEtareo(op, body));
  rutaDeLectura(app, contrato.registrosPorDia, (op, { body }) => registrosPorDia(op, body));
  rutaDeLectura(app, contrato.afiliadosPorEnteGestorYEstado, (op, { body }) => registrosEntreFechas(op, body));
  rutaDeLectura(app, contrato.porEntidadEmpleadora, (op, { params, query }) => porEntidadEmpleadora(op, params, query));
}
