import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, entre, idAfiliacion, opcional } from '../shared/campos.ts';
import { lugarDeAuditoria, paginaDeAuditoria } from '../shared/fila-auditoria.ts';

/** Tells who read or changed anything of a person, in any entity, the newest first. */
export const quienConsulto = endpoint({
  clave: 'quien-consulto',
  method: 'GET',
  path: '/v1/auditoria/persona/:idAfiliadoEnteGestor',
  summary: 'Quién consultó o cambió los datos de la persona de una afiliación',
  request: {
    params: z.object({ idAfiliadoEnteGestor: enDigitos(idAfiliacion) }),
    querystring: z.strictObject({ tras: opcional(lugarDeAuditoria), limit: enDigitos(entre(1, 100).optional()) }),
  },
  response: paginaDeAuditoria,
});
