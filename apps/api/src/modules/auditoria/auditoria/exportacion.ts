import type { FiltrosAuditoria } from '@sgpa/contract/v1/auditoria';
import type { Contexto } from '../../../contexto.ts';
import { conAlcance } from '../../../db/alcance.ts';
import { codigoSql } from '../../../db/restricciones.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { type Celda, comoCsv } from '../../../plugins/csv.ts';
import { Descarga } from '../../../plugins/descarga.ts';
import { presentarAuditoria } from '../auditoria.presenter.ts';
import type { FilaLeida } from '../lectura.queries.ts';
import { auditarLectura, leerFilas } from './service.ts';

/** Rows of one step: few enough that others are served in between. */
const PASO = 500;

const TITULOS = [
  'Fecha y hora',
  'Usuario',
  'Nombre',
  'Ente del usuario',
  'Acción',
  'Registro',
  'Número',
  'Ente del registro',
  'Dirección IP',
  'Solicitud',
  'Cambios',
];

function celdasDe(fila: FilaLeida): Celda[] {
  const f = presentarAuditoria(fila);
  const cambios = f.cambios.map(({ campo, antes, despues }) => `${campo}: ${antes ?? '—'} → ${despues ?? '—'}`);
  const quien = [f.usuario, f.nombreUsuario, f.enteUsuario];
  return [f.cuando, ...quien, f.descripcion, f.recurso, f.idRecurso, f.ente, f.ip, f.idSolicitud, cambios.join('; ')];
}

type Acceso = Pick<Deps, 'db' | 'clock'>;

/** Each step a transaction of its own with the user's scope: no connection waits for whoever fetches slowly. */
async function* tramos(
  acceso: Acceso,
  contexto: Contexto,
  filtros: FiltrosAuditoria,
  primeras: readonly FilaLeida[],
  alTerminar: () => void,
) {
  let filas = primeras;
  let registros = 0;
  let completa = false;
  try {
    yield [TITULOS];
    while (filas.length > 0) {
      registros += filas.length;
      yield filas.map(celdasDe);
      const tras = filas.at(-1)?.lugar;
      if (filas.length < PASO || tras === undefined) break;
      [filas] = await conAlcance(acceso.db, contexto.alcance, (trx) => leerFilas({ trx }, { ...filtros, tras }, PASO));
    }
    completa = true;
  } catch (error) {
    // A database's message quotes values.
    throw new Error(`The export was interrupted: ${codigoSql(error) ?? 'unknown'}`);
  } finally {
    const dicho = { registros, etapa: completa ? 'COMPLETA' : 'INTERRUMPIDA' };
    await enOperacion(acceso, contexto, (op) => auditarLectura(op, filtros, dicho)).catch(() => undefined);
    alTerminar();
  }
}

/** The whole of what the filters find, as a file that is written while it is fetched; its beginning and end are audited. */
export async function exportarAuditoria(
  acceso: Acceso,
  op: Operacion,
  filtros: FiltrosAuditoria,
  alTerminar: () => void,
): Promise<Descarga> {
  const [primeras] = await leerFilas(op, filtros, PASO);
  await auditarLectura(op, filtros, { etapa: 'INICIO' });
  const cuerpo = comoCsv(tramos(acceso, op.contexto, filtros, primeras, alTerminar));
  return new Descarga(`auditoria-${op.hoy}.csv`, 'text/csv; charset=utf-8', cuerpo);
}
