import { auditoria, exportacionAuditoria } from '@sgpa/contract/v1/auditoria';
import { quienConsulto } from '@sgpa/contract/v1/quien-consulto';
import { descargaConLugar, lectura, type Tabla } from '../../plugins/tabla.ts';
import { leerAuditoria } from './auditoria/auditoria.ts';
import { exportarAuditoria } from './auditoria/exportacion.ts';
import { leerQuienConsulto } from './quien-consulto/quien-consulto.ts';

export const rutasAuditoria = {
  auditoria: lectura(auditoria, (op, { query }) => leerAuditoria(op, query)),
  'auditoria/exportacion': descargaConLugar(exportacionAuditoria, ['text/csv; charset=utf-8'], exportarAuditoria),
  'quien-consulto': lectura(quienConsulto, (op, { params, query }) =>
    leerQuienConsulto(op, params.idAfiliadoEnteGestor, query),
  ),
} satisfies Tabla;
