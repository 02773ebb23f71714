import { cubiertasEnOtrosEntes, efectoDeDefuncion } from '@sgpa/domain/cobertura/defuncion';
import { type Confirmante, textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { defuncionSabida, type EnEnte, tomarPersona } from '../persona/persona.queries.ts';
import { tomarLasDeLaPersona } from './afiliacion.queries.ts';
import type { Efecto } from './cambios.ts';
import {
  abrirNovedadesDefuncion,
  abrirNovedadPorConfirmar,
  declararDefuncion,
  marcarFallecida,
  type RegistroPersona,
  registrosDePersona,
} from './registros-de-persona.queries.ts';

export interface DefuncionDicha {
  accion: 'baja-titular' | 'baja-beneficiario' | 'registro-fallecido';
  /** The day that is told (of a baja, the one on which it is recorded); null where none is. */
  fecha: FechaCivil | null;
  numeroCertificado?: string | null;
  /** Null while nobody confirms the death: it binds this managing entity alone. */
  confirma: Confirmante | null;
  /** The affiliations that end keep these columns of the death. */
  resto: NonNullable<Efecto['resto']>;
}

export interface Consecuencias {
  propias: Efecto[];
  beneficiarios: Efecto[];
  /** Other managing entities, and the authority, that were told are named here. */
  avisados: string[];
}

export interface DefuncionLeida {
  /** The person's records in every managing entity are read under the lock. */
  registros: readonly RegistroPersona[];
  /** The person was marked as dead for everybody before. */
  marcada: boolean;
  /** The entity itself had told this day before. */
  fechaDeclarada: FechaCivil | null;
}

/**
 * Locks the person, and then the entity's affiliations of them and of their beneficiaries by id. A holder's id is
 * always below its beneficiaries', so everybody locks in this order.
 */
export async function tomarPorDefuncion(trx: Trx, { id_persona, id_ente_gestor }: EnEnte): Promise<DefuncionLeida> {
  await tomarPersona(trx, id_persona);
  await tomarLasDeLaPersona(trx, id_persona, id_ente_gestor).execute();
  const [registros, sabida] = await Promise.all([
    registrosDePersona(trx, id_persona),
    defuncionSabida(trx, id_persona, id_ente_gestor).executeTakeFirst(),
  ]);
  return { registros, marcada: sabida?.marcada === true, fechaDeclarada: sabida?.fecha ?? null };
}

type Dicho = Pick<DefuncionDicha, 'accion' | 'fecha' | 'confirma'>;

/** Marks the person for everybody if somebody confirms the death; false if nobody does or the mark was there. */
async function marcar(op: Operacion, { id_persona, id_ente_gestor }: EnEnte, { accion, fecha, confirma }: Dicho) {
  if (confirma === null) return false;
  const marca = await marcarFallecida(op.trx, id_persona, fecha, confirma, op.ahora);
  if (marca?.recien !== true) return false;
  auditar(op, {
    accion,
    idRecurso: id_persona,
    idEnteGestor: id_ente_gestor,
    recurso: 'persona',
    antes: { fallecido: false, fecha_defuncion: null },
    despues: { fallecido: true, fecha_defuncion: fecha, defuncion_confirmada_por: confirma },
  });
  return true;
}

const nombreDe = (registros: readonly RegistroPersona[], ente: IdEnteGestor): string =>
  registros.find((registro) => registro.id_ente_gestor === ente)?.ente_gestor ?? '';

function auditarNovedad(
  op: Operacion,
  accion: Dicho['accion'],
  { id: idRecurso, id_ente_gestor: idEnteGestor }: { id: number; id_ente_gestor: IdEnteGestor },
  detalle: string,
): void {
  auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
}

async function avisarAOtros(
  op: Operacion,
  { id_ente_gestor }: EnEnte,
  { accion, fecha, confirma }: Dicho,
  registros: readonly RegistroPersona[],
): Promise<string[]> {
  const cubiertas = cubiertasEnOtrosEntes(registros, id_ente_gestor, op.hoy).map(({ id }) => id);
  if (cubiertas.length === 0) return [];
  const detalle = textoNovedadDefuncion(nombreDe(registros, id_ente_gestor), fecha, confirma);
  const abiertas = await abrirNovedadesDefuncion(op.trx, cubiertas, detalle, op.ahora);
  for (const novedad of abiertas) auditarNovedad(op, accion, novedad, detalle);
  return abiertas.map((novedad) => nombreDe(registros, novedad.id_ente_gestor));
}

/** While nobody confirms the death, opens a novedad for the authority; returns its name where it was told. */
async function avisarALaAutoridad(
  op: Operacion,
  { id_persona, id_ente_gestor }: EnEnte,
  { accion, fecha, confirma }: Dicho,
  registros: readonly RegistroPersona[],
): Promise<string[]> {
  if (confirma !== null) return [];
  const detalle = textoPorConfirmar(nombreDe(registros, id_ente_gestor), fecha);
  const abiertas = await abrirNovedadPorConfirmar(op.trx, id_persona, id_ente_gestor, detalle, op.ahora);
  for (const novedad of abiertas) auditarNovedad(op, accion, novedad, detalle);
  return abiertas.map(({ ente_gestor }) => ente_gestor);
}

/**
 * Handles a death that the entity records again: once somebody confirms it, it binds everybody and they are told. The
 * entity's own affiliations do not change.
 */
export async function confirmarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: EnEnte,
  { accion, confirma }: Omit<Dicho, 'fecha'>,
  { registros, marcada, fechaDeclarada }: DefuncionLeida,
): Promise<void> {
  const difunto = { id_persona, id_ente_gestor };
  const dicho = { accion, confirma, fecha: fechaDeclarada ?? op.hoy };
  if (!marcada && (await marcar(op, difunto, dicho))) await avisarAOtros(op, difunto, dicho, registros);
}

/**
 * Records a death: it returns the entity's affiliations to end (`propias`, `beneficiarios`), which the caller writes
 * and which `tomarPorDefuncion` locked, and tells the other managing entities. The entity's first word is kept with its
 * date, and binds everybody once it is confirmed.
 */
export async function registrarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: EnEnte,
  dicha: DefuncionDicha,
  registros: readonly RegistroPersona[],
): Promise<Consecuencias> {
  const { trx, contexto, ahora, hoy } = op;
  const { accion, fecha, numeroCertificado: numero_certificado = null } = dicha;
  const difunto = { id_persona, id_ente_gestor };
  const columnas = { fecha, numero_certificado };
  const palabra = { ...difunto, ...columnas, id_usuario: contexto.usuario.id, creado_en: ahora };
  if (await declararDefuncion(trx, palabra).executeTakeFirst()) {
    const dePersona = { accion, idRecurso: id_persona, idEnteGestor: id_ente_gestor };
    auditar(op, { ...dePersona, recurso: 'defuncion_declarada', antes: null, despues: columnas });
  }
  await marcar(op, difunto, dicha);
  // The affiliations are read again, since a beneficiary may have been registered while this waited for its holder.
  const filas = await tomarLasDeLaPersona(trx, id_persona, id_ente_gestor).execute();
  const otros = await avisarAOtros(op, difunto, dicha, registros);
  const autoridad = await avisarALaAutoridad(op, difunto, dicha, registros);
  const { propias, beneficiarios } = efectoDeDefuncion(filas, id_persona, hoy);
  const conResto = (cambio: Efecto): Efecto => ({ ...cambio, resto: dicha.resto });
  return {
    propias: propias.map(conResto),
    beneficiarios: beneficiarios.map(conResto),
    avisados: [...new Set([...otros, ...autoridad])],
  };
}
