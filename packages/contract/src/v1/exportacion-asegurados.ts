import { FORMATOS, type Formato } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filtros } from './lista-asegurados.ts';

const pedido = filtros
  .omit({ page: true, limit: true })
  .extend({ formato: z.enum(FORMATOS, { error: 'El formato no es válido.' }) });
export type PedidoExportacion = z.infer<typeof pedido>;

export const TIPOS_DE_ARCHIVO: Readonly<Record<Formato, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Gives all rows that a search finds, in the list's order; the name is in Content-Disposition. */
export const exportacionAsegurados = endpoint({
  clave: 'exportacion-asegurados',
  method: 'GET',
  path: '/v1/asegurado/exportacion',
  summary: 'La lista filtrada como archivo CSV o XLSX',
  request: { querystring: pedido },
  response: z.string().meta({ format: 'binary' }),
});
