import type { FiltrosAuditoria } from '@sgpa/contract/v1/auditoria';
import { conAlcance } from '../../../db/alcance.ts';
import { codigoSql } from '../../../db/restricciones.ts';
import { type Lectura, type LecturaDeps, leerPaso } from '../../../lectura.ts';
import { momentoDe } from '../../../operacion.ts';
import { type Celda, comoCsv } from '../../../plugins/csv.ts';
import { crearPasos } from '../../../plugins/cupo.ts';
import { Descarga } from '../../../plugins/descarga.ts';
import { presentarAuditoria } from '../auditoria.presenter.ts';
import { anotarMostradas } from '../auditoria.queries.ts';
import type { FilaLeida } from '../lectura.queries.ts';
import { type Sujetos, sujetosDe } from '../sujetos.ts';
import { auditarLectura, leerFilas } from './auditoria.ts';

/** A step reads few rows, as each may name twenty people and others are served in between. */
const PASO = 25;
const enPaso = crearPasos();

const TITULOS = [
  'Fecha y hora',
  'Usuario',
  'Nombre',
  'Ente del usuario',
  'Acción',
  'Registro',
  'De quién o de qué',
  'Número',
  'Ente del registro',
  'Dirección IP',
  'Solicitud',
  'Cambios',
];

function celdasDe(fila: FilaLeida, sujetos: Sujetos): Celda[] {
  const f = presentarAuditoria(fila, sujetos);
  const cambios = f.cambios.map(({ campo, antes, despues }) => `${campo}: ${antes ?? '—'} → ${despues ?? '—'}`);
  const quien = [f.usuario, f.nombreUsuario, f.enteUsuario];
  const sobre = [f.recurso, f.sujeto?.texto ?? null, f.idRecurso];
  return [f.cuando, ...quien, f.descripcion, ...sobre, f.ente, f.ip, f.idSolicitud, cambios.join('; ')];
}

interface Tramo {
  filas: readonly FilaLeida[];
  celdas: Celda[][];
}

/** The trail notes whom a step tells of before any of it goes out. */
async function leerTramo(op: Lectura, filtros: FiltrosAuditoria & { tras?: string }): Promise<Tramo> {
  const filas = await leerFilas(op, filtros, PASO);
  const sujetos = await sujetosDe(op.trx, filas);
  anotarMostradas(op, sujetos.afiliacionesDe(filas));
  return { filas, celdas: filas.map((fila) => celdasDe(fila, sujetos)) };
}

/** Each step is a transaction of its own with the user's scope: no connection waits for a slow reader. */
async function* tramos(
  deps: LecturaDeps,
  inicio: Lectura,
  filtros: FiltrosAuditoria,
  primero: Tramo,
  alTerminar: () => void,
) {
  const { contexto } = inicio;
  let { filas, celdas } = primero;
  let registros = 0;
  let completa = false;
  try {
    yield [TITULOS];
    while (filas.length > 0) {
      registros += filas.length;
      yield celdas;
      const tras = filas.at(-1)?.lugar;
      if (filas.length < PASO || tras === undefined) break;
      ({ filas, celdas } = await enPaso(() => leerPaso(deps, inicio, (op) => leerTramo(op, { ...filtros, tras }))));
    }
    completa = true;
  } catch (error) {
    // The error's code alone is told, since a database's message quotes values.
    throw new Error(`The export was interrupted: ${codigoSql(error) ?? 'unknown'}`);
  } finally {
    const dicho = { registros, etapa: completa ? 'COMPLETA' : 'INTERRUMPIDA' };
    const anotar = conAlcance(deps.db, contexto.alcance, async (trx) =>
      auditarLectura({ trx, contexto, ...momentoDe(deps.clock) }, filtros, dicho),
    );
    await anotar.catch(() => undefined);
    alTerminar();
  }
}

/** Writes all that the filters find into a file while it is fetched, and audits its beginning and its end. */
export async function exportarAuditoria(
  deps: LecturaDeps,
  op: Lectura,
  filtros: FiltrosAuditoria,
  alTerminar: () => void,
): Promise<Descarga> {
  auditarLectura(op, filtros, { etapa: 'INICIO' });
  const cuerpo = comoCsv(tramos(deps, op, filtros, await leerTramo(op, filtros), alTerminar));
  return new Descarga(`auditoria-${op.hoy}.csv`, 'text/csv; charset=utf-8', cuerpo);
}
