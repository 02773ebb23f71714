import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { insertarAnotaciones } from './auditoria.queries.ts';
import * as auditada from './lectura.queries.ts';
import * as sellado from './sellado.queries.ts';
import { sinSellarTras } from './sellado.queries.ts';
import * as sujetos from './sujetos.queries.ts';

const DIA = fecha('2026-10-14');
const TODO_DE_AUDITORIA = { usuario: 'x', accion: 'x', idEnteGestor: 1, desde: DIA, hasta: DIA, tras: '_1', limite: 1 };

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(sellado.tomarTurno),
  caso(sellado.porSellar, '0', 0, 1),
  caso(sellado.filasEntre, { xid: '0', id: 0 }, { xid: '1', id: 0 }, 1),
  caso(sinSellarTras, '0', 0),
  caso(auditada.paginaDeAuditoria, TODO_DE_AUDITORIA),
  caso(auditada.paginaDePersona, { numero: '1000100' }, TODO_DE_AUDITORIA),
  caso(auditada.paginaDePersona, { idAfiliacion: 1 }, { limite: 1 }),
  caso(auditada.afiliacionAuditada, 1),
  ...[sujetos.personasNombradas, sujetos.cosasNombradas].map((una) => caso(una, {})),
  caso(insertarAnotaciones, []),
];
