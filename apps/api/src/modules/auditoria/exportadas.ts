import { conElCierre } from '../../db/transaccion.ts';
import type { Operacion } from '../../operacion.ts';
import { mostrarEnExportacion } from './auditoria.queries.ts';

/** Whom a step of an export shows, beside the audit row of its beginning (`ahora`); nothing of it goes out before. */
export function anotarMostradas(
  { trx, ahora, contexto }: Pick<Operacion, 'trx' | 'ahora' | 'contexto'>,
  afiliaciones: readonly (number | null)[],
): void {
  const cuales = [...new Set(afiliaciones.filter((id) => id !== null))].toSorted((una, otra) => una - otra);
  if (cuales.length === 0) return;
  conElCierre(trx, mostrarEnExportacion.sentencia.texto(ahora, contexto.idSolicitud, cuales));
}
