import { cubiertasEnOtrosEntes, efectoDeDefuncion } from '@sgpa/domain/cobertura/defuncion';
import { type Confirmante, textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Trx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import type { Identidad } from '../persona/identidad.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import { deLaPersonaTomadas } from './afiliacion.queries.ts';
import type { Efecto } from './cambios.ts';
import {
  abrirNovedadesDefuncion,
  abrirNovedadPorConfirmar,
  declararDefuncion,
  defuncionSabida,
  informarDefuncion,
  marcarFallecida,
} from './defuncion.queries.ts';
import { type RegistroPersona, registrosDePersona } from './registros-de-persona.queries.ts';

/** A dead person, in the managing entity that records the death. */
export interface Difunto {
  id_persona: IdPersona;
  id_ente_gestor: IdEnteGestor;
}

export interface RegistroDefuncion {
  accion: 'baja-titular' | 'baja-beneficiario' | 'registro-fallecido';
  /** Day of the death; null where nobody told it. */
  fecha: FechaCivil | null;
  numeroCertificado?: string | null;
  /** Null: it binds this managing entity, and no other. */
  confirma: Confirmante | null;
  /** What the affiliations that end keep of it. */
  resto: NonNullable<Efecto['resto']>;
}

export interface Consecuencias {
  /** Affiliations of the person in the entity. */
  propias: Efecto[];
  /** Those who hang on them. */
  beneficiarios: Efecto[];
  /** Names of the other managing entities that were told, and of the authority. */
  avisados: string[];
}

/** What is known of a held person whose death is recorded. */
export interface TomadaPorDefuncion {
  /** What every managing entity has of the person. */
  registros: readonly RegistroPersona[];
  /** The death binds everybody already. */
  fallecida: boolean;
  /** The day that the entity told before. */
  declarada: FechaCivil | null;
}

/**
 * Holds the person, and then all that the entity has of them and of their beneficiaries, in the order of ids: a holder's
 * is always before its beneficiaries', so that this order is everybody's.
 */
export async function tomarPorDefuncion(
  trx: Trx,
  { id_persona, id_ente_gestor }: Difunto,
): Promise<TomadaPorDefuncion> {
  await tomarPersona(trx, id_persona);
  await deLaPersonaTomadas(trx, id_persona, id_ente_gestor).execute();
  const [registros, sabida] = await Promise.all([
    registrosDePersona(trx, id_persona),
    defuncionSabida(trx, id_persona, id_ente_gestor).executeTakeFirst(),
  ]);
  return { registros, fallecida: sabida?.fallecido === true, declarada: sabida?.fecha ?? null };
}

type Dicho = Pick<RegistroDefuncion, 'accion' | 'fecha' | 'confirma'>;

/** Marks the person for everybody, where somebody confirms the death; false where nobody does, or it was marked before. */
async function marcar(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, fecha, confirma }: Dicho,
): Promise<boolean> {
  if (confirma === null) return false;
  const marca = await marcarFallecida(op.trx, id_persona, fecha, confirma, op.ahora);
  if (marca?.marcada !== true) return false;
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

/** Opens a novedad for every other managing entity that covers the person; returns the names of those that were told. */
async function avisarAOtros(
  op: Operacion,
  { id_ente_gestor }: Difunto,
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
  { id_persona, id_ente_gestor }: Difunto,
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
 * A death that the entity recorded already is recorded again: where somebody confirms it by now, it binds everybody, and
 * they are told. Nothing of the entity's own changes.
 */
export async function confirmarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, confirma }: Omit<Dicho, 'fecha'>,
  { registros, fallecida, declarada }: TomadaPorDefuncion,
): Promise<void> {
  const difunto = { id_persona, id_ente_gestor };
  const dicho = { accion, confirma, fecha: declarada ?? op.hoy };
  if (!fallecida && (await marcar(op, difunto, dicho))) await avisarAOtros(op, difunto, dicho, registros);
}

/**
 * A death reaches all that the person has: here it ends (`propias` and `beneficiarios` are for the caller to write, held
 * since `tomarPorDefuncion`, whose answer is asked for), and other managing entities are told. The entity's word is kept,
 * what it said first with its date, and binds everybody once it is confirmed.
 */
export async function registrarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  registro: RegistroDefuncion,
  registros: readonly RegistroPersona[],
): Promise<Consecuencias> {
  const { trx, contexto, ahora, hoy } = op;
  const { accion, fecha, numeroCertificado: numero_certificado = null } = registro;
  const difunto = { id_persona, id_ente_gestor };
  const dicha = { fecha, numero_certificado };
  const declarada = { ...difunto, ...dicha, id_usuario: contexto.usuario.id, creado_en: ahora };
  if (await declararDefuncion(trx, declarada).executeTakeFirst()) {
    const dePersona = { accion, idRecurso: id_persona, idEnteGestor: id_ente_gestor };
    auditar(op, { ...dePersona, recurso: 'defuncion_declarada', antes: null, despues: dicha });
  }
  await marcar(op, difunto, registro);
  // Read again: a beneficiary may have been registered while we waited for its holder.
  const filas = await deLaPersonaTomadas(trx, id_persona, id_ente_gestor).execute();
  const otros = await avisarAOtros(op, difunto, registro, registros);
  const autoridad = await avisarALaAutoridad(op, difunto, registro, registros);
  const { propias, beneficiarios } = efectoDeDefuncion(filas, id_persona, hoy);
  const conResto = (cambio: Efecto): Efecto => ({ ...cambio, resto: registro.resto });
  return {
    propias: propias.map(conResto),
    beneficiarios: beneficiarios.map(conResto),
    avisados: [...new Set([...otros, ...autoridad])],
  };
}

/**
 * Keeps that the identity service reported a death, where only the server can write: without it the database takes
 * nobody's word that it did (docs/decisions/11-seguridad-por-filas.md, `persona_fallecida`). Before the transaction that marks the person.
 */
export async function anotarInformada({ ingreso }: Pick<Deps, 'ingreso'>, identidad: Identidad): Promise<void> {
  if (identidad.codigo !== ESTADO_RESPUESTA.FALLECIDO) return;
  const { numero, complemento, extranjero } = identidad.persona;
  await informarDefuncion(ingreso, numero, complemento ?? '', extranjero ? 2 : 1);
}
