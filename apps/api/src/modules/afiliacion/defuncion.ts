import { efectoDeDefuncion } from '@sgpa/domain/cobertura/defuncion';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import { bloquearDeLaPersona } from './afiliacion.queries.ts';
import { avisarDefuncion } from './avisos-defuncion.ts';
import type { Hecho } from './cambios.ts';
import { declaracionDe, declararDefuncion, marcarFallecida } from './defuncion.queries.ts';
import type { Difunto, RegistroDefuncion } from './difunto.ts';

export interface Consecuencias {
  /** Affiliations of the person in the entity. */
  propias: Hecho[];
  /** Those who hang on them. */
  beneficiarios: Hecho[];
  /** Names of the other managing entities that were told, and of the authority. */
  avisados: string[];
}

/**
 * Holds the person, and then all that the entity has of them and of their beneficiaries, in the order of ids: a holder's
 * is always before its beneficiaries', so that this order is everybody's.
 */
export const tomarPorDefuncion = async (trx: Trx, { id_persona, id_ente_gestor }: Difunto): Promise<void> => {
  await tomarPersona(trx, id_persona);
  await bloquearDeLaPersona(trx, id_persona, id_ente_gestor);
};

/** Marks the person for everybody, where somebody confirms the death; false when they were marked, or nobody does. */
async function confirmar(op: Operacion, difunto: Difunto, registro: RegistroDefuncion): Promise<boolean> {
  const { trx, ahora } = op;
  const { accion, fecha, confirma } = registro;
  const { id_persona: idRecurso, id_ente_gestor: idEnteGestor } = difunto;
  if (confirma === null || !(await marcarFallecida(trx, idRecurso, fecha, confirma, ahora))) return false;
  await auditar(op, {
    accion,
    idRecurso,
    idEnteGestor,
    recurso: 'persona',
    antes: { fallecido: false, fecha_defuncion: null },
    despues: { fallecido: true, fecha_defuncion: fecha, defuncion_confirmada_por: confirma },
  });
  return true;
}

/** Keeps the entity's word and, once it is confirmed, marks the person for everybody; what was known before keeps its date. */
async function marcar(op: Operacion, difunto: Difunto, registro: RegistroDefuncion): Promise<void> {
  const { trx, contexto, ahora } = op;
  const { accion, fecha, numeroCertificado: numero_certificado = null } = registro;
  const { id_persona: idRecurso, id_ente_gestor: idEnteGestor } = difunto;
  const dicha = { fecha, numero_certificado };
  const autor = { id_usuario: contexto.usuario.id, creado_en: ahora };
  if (await declararDefuncion(trx, { ...difunto, ...dicha, ...autor }))
    await auditar(op, { accion, idRecurso, idEnteGestor, recurso: 'defuncion_declarada', antes: null, despues: dicha });
  await confirmar(op, difunto, registro);
}

/**
 * A death that the entity recorded already is recorded again, and now somebody confirms it: it binds everybody, and they
 * are told. Nothing of the entity's own changes.
 */
export async function confirmarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  registro: Omit<RegistroDefuncion, 'resto' | 'fecha'>,
): Promise<void> {
  const declarada = await declaracionDe(op.trx, id_persona, id_ente_gestor);
  const difunto = { id_persona, id_ente_gestor };
  const completo = { ...registro, fecha: declarada?.fecha ?? op.hoy, resto: {} };
  if (await confirmar(op, difunto, completo)) await avisarDefuncion(op, difunto, completo);
}

/**
 * A death reaches all that the person has: here it ends (`propias` and `beneficiarios` are for the caller to write, held
 * since `tomarPorDefuncion`), and other managing entities are told.
 */
export async function registrarDefuncion(
  op: Operacion,
  difunto: Difunto,
  registro: RegistroDefuncion,
): Promise<Consecuencias> {
  const { id_persona, id_ente_gestor } = difunto;
  await marcar(op, { id_persona, id_ente_gestor }, registro);
  // Read again: a beneficiary may have been registered while we waited for its holder.
  const filas = await bloquearDeLaPersona(op.trx, id_persona, id_ente_gestor);
  const { propias, beneficiarios } = efectoDeDefuncion(filas, id_persona, op.hoy);
  const conResto = (cambio: Hecho): Hecho => ({ ...cambio, resto: registro.resto });
  const avisados = await avisarDefuncion(op, { id_persona, id_ente_gestor }, registro);
  return { propias: propias.map(conResto), beneficiarios: beneficiarios.map(conResto), avisados };
}
