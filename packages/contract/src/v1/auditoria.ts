import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentoBuscado,
  enDigitos,
  entre,
  fechaCivil,
  idEnteGestor,
  opcional,
  textoRequerido,
} from '../shared/campos.ts';
import { lugarDeAuditoria, paginaDeAuditoria } from '../shared/fila-auditoria.ts';

const filtros = z.strictObject({
  usuario: opcional(textoRequerido(60)),
  accion: opcional(textoRequerido(60)),
  idEnteGestor: opcional(enDigitos(idEnteGestor)),
  /** Finds rows about the person with this document, by whatever of theirs was touched. */
  numeroDocumento: opcional(documentoBuscado),
  desde: opcional(fechaCivil),
  hasta: opcional(fechaCivil),
});
export type FiltrosAuditoria = z.infer<typeof filtros>;

/** The newest come first, by key: `tras` is the `siguiente` of the page before. */
export const auditoria = endpoint({
  clave: 'auditoria',
  method: 'GET',
  path: '/v1/auditoria',
  summary: 'La auditoría, por usuario, acción, ente gestor, persona y fechas',
  request: {
    querystring: filtros.extend({ tras: opcional(lugarDeAuditoria), limit: enDigitos(entre(1, 100).optional()) }),
  },
  response: paginaDeAuditoria,
});

export const exportacionAuditoria = endpoint({
  clave: 'auditoria/exportacion',
  method: 'GET',
  path: '/v1/auditoria/exportacion',
  summary: 'La auditoría filtrada como archivo CSV',
  request: { querystring: filtros },
  response: z.string().meta({ format: 'binary' }),
});
