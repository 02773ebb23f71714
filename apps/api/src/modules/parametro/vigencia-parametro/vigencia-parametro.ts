import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import { revisarFinDeParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { dichoDeVigencia } from '@sgpa/domain/parametro/vigencia';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { cambiarParametro, type FilaJson } from '../parametro.queries.ts';
import { columnaDelCodigo, diferenciasDeFila, tablaDeLista, tomarParaCambiar } from '../parametro.service.ts';

const accion = 'vigencia-parametro';

interface Fin {
  lista: Lista;
  id: number;
  version: number;
  vigenteHasta: FechaCivil | null;
}

const primerDiaDe = ({ vigente_desde }: FilaJson): FechaCivil | null =>
  typeof vigente_desde === 'string' ? fecha(vigente_desde) : null;

/**
 * Sets the last day of a value. Nothing is deleted: from the day after, forms do not offer it, and records that have it
 * show it as before. A holiday ends before its own day, and is not counted then.
 */
export async function fijarVigencia(op: Operacion, { lista, id, version, vigenteHasta }: Fin) {
  const fila = await tomarParaCambiar(op, { lista, id, version, accion });
  const desde = primerDiaDe(fila);
  const codigo = String(fila[columnaDelCodigo(lista)]);
  const problema = vigenteHasta === null ? null : revisarFinDeParametro(lista, { codigo, desde }, vigenteHasta, op.hoy);
  if (problema !== null) throw campoInvalido('vigenteHasta', problema.texto);
  const valor = { nombre: String(fila.nombre), vigente_desde: desde, vigente_hasta: vigenteHasta };
  const mensaje = dichoDeVigencia(lista, valor, op.hoy);
  const { antes, despues } = diferenciasDeFila(fila, { vigente_hasta: vigenteHasta });
  if (Object.keys(despues).length === 0) return { id, version, mensaje };
  await cambiarParametro(op.trx, lista, id, despues);
  auditarOperacion(op, { accion, recurso: tablaDeLista(lista), idRecurso: id, antes, despues });
  return { id, version: version + 1, mensaje };
}
