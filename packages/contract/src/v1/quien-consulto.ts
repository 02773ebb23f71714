import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idLargo, opcional } from '../shared/campos.ts';
import { lugarDeAuditoria, paginaDeAuditoria } from '../shared/fila-auditoria.ts';

/** Who read or changed anything of a person, in any entity: the newest first. */
export const quienConsulto = endpoint('quien-consulto', {
  summary: 'Quién consultó o cambió los datos de la persona de una afiliación',
  request: {
    params: z.object({ idAfiliadoEnteGestor: idLargo }),
    querystring: z.object({ tras: opcional(lugarDeAuditoria), limit: opcional(id.min(1).max(100)) }),
  },
  response: paginaDeAuditoria,
});
