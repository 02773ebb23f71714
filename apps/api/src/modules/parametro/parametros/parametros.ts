import type { Consulta } from '@sgpa/contract/endpoints';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { accionesDeParametro, type Lista, loUsaUnaRegla } from '@sgpa/domain/parametro/listas';
import { estadoDeVigencia } from '@sgpa/domain/parametro/vigencia';
import { type FechaCivil, mostrarFecha, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { usosDe } from '../parametro.queries.ts';
import {
  cuantosDeLista,
  cuantosEmpleadoresHasta,
  elParametro,
  type FiltroParametros,
  paginaDeEmpleadores,
  paginaDeParametros,
  ultimoFeriado,
} from './parametros.queries.ts';

/** A search looks through so many employers: who needs more narrows it. */
export const MAX_EMPLEADORES = 1000;
/** A value's records are counted one by one up to this many. */
export const TOPE_DE_USOS = 10_000;

type Fila = Awaited<ReturnType<typeof paginaDeEmpleadores>>[number]['fila'];

const presentar =
  (lista: Lista, hoy: FechaCivil) =>
  (fila: Fila): Parametro => ({
    id: fila.id,
    codigo: fila.codigo,
    nombre: fila.nombre,
    sigla: fila.sigla,
    tipoCodigo: fila.tipo_codigo,
    tipo: fila.tipo,
    idEnteGestor: fila.id_ente_gestor,
    enteGestor: fila.ente,
    idDepartamento: fila.id_departamento,
    departamento: fila.departamento,
    codigoMunicipio: fila.codigo_municipio,
    municipio: fila.municipio,
    nivel: fila.nivel,
    red: fila.red,
    norma: fila.norma,
    edad: fila.edad,
    vigenteDesde: fila.vigente_desde,
    // A holiday ends with its own day, which its code says: only one that was withdrawn has another end.
    vigenteHasta: lista === 'FERIADO' && fila.vigente_hasta === fila.codigo ? null : fila.vigente_hasta,
    estado: estadoDeVigencia(fila, hoy),
    deRegla: loUsaUnaRegla(lista, fila.codigo),
    version: fila.version,
    acciones_permitidas: accionesDeParametro(lista, fila.codigo),
  });

async function leer({ trx }: Operacion, lista: Lista, filtro: FiltroParametros, limit: number, offset: number) {
  const deEmpleadores = lista === 'EMPLEADOR';
  const tope = MAX_EMPLEADORES + 1;
  const [filas, total] = await Promise.all(
    deEmpleadores
      ? [paginaDeEmpleadores(trx, filtro, tope, limit, offset), cuantosEmpleadoresHasta(trx, filtro, tope)]
      : [paginaDeParametros(trx, lista, filtro, limit, offset), cuantosDeLista(trx, lista, filtro)],
  );
  const hayMas = deEmpleadores && total > MAX_EMPLEADORES;
  return { filas: filas.map(({ fila }) => fila), total: hayMas ? MAX_EMPLEADORES : total, hayMas };
}

/** Warns a year before the holidays end, which the server computes ten years ahead at each start. */
async function avisoDeFeriados({ trx, hoy }: Operacion): Promise<string | null> {
  const ultimo = await ultimoFeriado(trx);
  if (ultimo !== null && ultimo >= sumarMeses(hoy, 12)) return null;
  const hasta = ultimo === null ? 'La lista está vacía' : `La lista termina el ${mostrarFecha(ultimo)}`;
  return `${hasta}: pida al operador del sistema que lo reinicie, para que se calculen los feriados siguientes.`;
}

/** Lists a page of a list, with what is over and what is to come. */
export async function listarParametros(
  op: Operacion,
  lista: Lista,
  { page, limit, buscar = '', vigencia, idEnteGestor }: Consulta<'parametros'>,
) {
  const filtro = { buscar, vigencia: vigencia ?? null, idEnteGestor: idEnteGestor || null, hoy: op.hoy };
  const { filas, total, hayMas } = await leer(op, lista, filtro, limit, page * limit);
  return {
    content: filas.map(presentar(lista, op.hoy)),
    pages: Math.ceil(total / limit),
    totalElement: total,
    hayMas,
    aviso: lista === 'FERIADO' ? await avisoDeFeriados(op) : null,
  };
}

/** Counts the records that have the value, before somebody ends it. */
export async function contarUsos({ trx }: Operacion, lista: Lista, id: number) {
  if ((await elParametro(trx, lista, id).executeTakeFirst()) === undefined) throw new Rechazo('NO_ENCONTRADO');
  const usos = await usosDe(trx, lista, id, TOPE_DE_USOS + 1);
  return {
    // Counters give exact numbers; what is counted here stops one beyond the cap.
    usos: usos.map(({ que, total }) =>
      total === TOPE_DE_USOS + 1 ? { que, total: TOPE_DE_USOS, masDe: true } : { que, total, masDe: false },
    ),
  };
}
