/** Adds and changes values of a list, one by one as an administrator gives them, or by importacion-establecimientos. */
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import {
  type AccionDeParametro,
  type Lista,
  loUsaUnaRegla,
  razonDeNoTocar,
  TEXTO_NO_EMPIEZA_DESPUES,
  tituloDeLista,
} from '@sgpa/domain/parametro/listas';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.queries.ts';
import { anadirParametro, cambiarParametro, type FilaJson, tomarParametro } from './parametro.queries.ts';

const accion = 'actualizacion-parametro';

interface Correccion {
  lista: Lista;
  id: number;
  version: number;
  cambios: FilaJson;
}

/** A value that begins after its last day would never be offered. */
function exigirOrden({ vigente_hasta }: FilaJson, { vigente_desde }: FilaJson): void {
  if (!vigente_hasta || !vigente_desde || vigente_desde <= vigente_hasta) return;
  throw campoInvalido('vigenteDesde', 'El primer día no puede ser posterior al último día de vigencia.');
}

/** A value that a rule uses must be in force every day. */
function exigirPresencia(lista: Lista, fila: FilaJson, { vigente_desde }: FilaJson, hoy: FechaCivil): void {
  if (!vigente_desde || vigente_desde <= hoy || !loUsaUnaRegla(lista, String(fila[columnaDelCodigo(lista)]))) return;
  throw campoInvalido('vigenteDesde', TEXTO_NO_EMPIEZA_DESPUES);
}

export async function actualizarParametro(op: Operacion, { lista, id, version, cambios }: Correccion) {
  const fila = await tomarParaCambiar(op, { lista, id, version, accion });
  exigirOrden(fila, cambios);
  exigirPresencia(lista, fila, cambios, op.hoy);
  const { antes, despues } = diferenciasDeFila(fila, cambios);
  const respuesta = { id, mensaje: `«${cambios.nombre}» actualizado en ${tituloDeLista(lista)}.` };
  // Sending the same once more changes nothing.
  if (Object.keys(despues).length === 0) return { ...respuesta, version };
  if (!(await cambiarParametro(op.trx, lista, id, despues))) throw new Rechazo('NOMBRE_DE_PARAMETRO_EXISTENTE');
  auditarOperacion(op, { accion, recurso: tablaDeLista(lista), idRecurso: id, antes, despues });
  return { ...respuesta, version: version + 1 };
}

/** Adds a value, at version 2: the files of later releases change only version 1, which no administrator touched. */
export async function registrarParametro(op: Operacion, lista: Lista, datos: FilaJson) {
  const id = await anadirParametro(op.trx, lista, datos);
  if (id === null) throw new Rechazo('NOMBRE_DE_PARAMETRO_EXISTENTE');
  auditarOperacion(op, {
    accion: 'registro-parametro',
    recurso: tablaDeLista(lista),
    idRecurso: id,
    antes: null,
    despues: { lista, ...datos },
  });
  return { id, version: 2, mensaje: `«${datos.nombre}» añadido a ${tituloDeLista(lista)}.` };
}

/** The audit trail names what was touched by the list's table. */
const TABLAS: Partial<Record<Lista, string>> = {
  EMPLEADOR: 'entidad_empleadora',
  ENTE_GESTOR: 'ente_gestor',
  ESTABLECIMIENTO: 'establecimiento_salud',
  FERIADO: 'feriado',
  EDAD: 'edad_limite',
};
export const tablaDeLista = (lista: Lista): string => TABLAS[lista] ?? 'parametrica';

/** Each list knows a row by this column. */
const CODIGOS: Partial<Record<Lista, string>> = {
  ENTE_GESTOR: 'sigla',
  ESTABLECIMIENTO: 'codigo_rues',
  FERIADO: 'fecha',
};
export const columnaDelCodigo = (lista: Lista): string => CODIGOS[lista] ?? 'codigo';

/** Locks a value for a change; refused where there is none, it is not what was seen, or a rule needs it as it is. */
export async function tomarParaCambiar(
  { trx }: Operacion,
  { lista, id, version, accion }: { lista: Lista; id: number; version: number; accion: AccionDeParametro },
): Promise<FilaJson> {
  const fila = (await tomarParametro(trx, lista, id))?.fila ?? null;
  if (fila === null) throw new Rechazo('NO_ENCONTRADO');
  if (fila.version !== version) throw new Rechazo('REGISTRO_CAMBIADO');
  const razon = razonDeNoTocar(lista, String(fila[columnaDelCodigo(lista)]), accion);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  return fila;
}

/** Keeps the columns that differ between a row and what it becomes. */
export function diferenciasDeFila(fila: FilaJson, cambios: FilaJson): { antes: FilaJson; despues: FilaJson } {
  const claves = Object.keys(cambios).filter((clave) => (fila[clave] ?? null) !== (cambios[clave] ?? null));
  const solo = (de: FilaJson): FilaJson => Object.fromEntries(claves.map((clave) => [clave, de[clave] ?? null]));
  return { antes: solo(fila), despues: solo(cambios) };
}
