import { efectoDeDefuncion } from '@sgpa/domain/cobertura/defuncion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { RawBuilder } from 'kysely';
import { juntas, pedir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { tomarPersona } from '../persona/persona.queries.ts';
import { deLaPersonaTomadas } from './afiliacion.queries.ts';
import { avisosDeDefuncion } from './avisos-defuncion.ts';
import type { Hecho } from './cambios.ts';
import { declararDefuncion, defuncionSabida, marcarFallecida } from './defuncion.queries.ts';
import type { Difunto, RegistroDefuncion } from './difunto.ts';
import { type RegistroPersona, registrosDePersona } from './registros-de-persona.queries.ts';

export interface Consecuencias {
  /** Affiliations of the person in the entity. */
  propias: Hecho[];
  /** Those who hang on them. */
  beneficiarios: Hecho[];
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
  const [, , registros, [sabida]] = await juntas(trx, [
    pedir(tomarPersona, id_persona),
    deLaPersonaTomadas(trx, id_persona, id_ente_gestor),
    pedir(registrosDePersona, id_persona),
    defuncionSabida(trx, id_persona, id_ente_gestor),
  ]);
  return { registros, fallecida: sabida?.fallecido === true, declarada: sabida?.fecha ?? null };
}

type Dicho = Pick<RegistroDefuncion, 'accion' | 'fecha' | 'confirma'>;

/** Marks the person for everybody, where somebody confirms the death. */
const marcar = ({ ahora }: Operacion, { id_persona }: Difunto, { fecha, confirma }: Dicho) =>
  confirma === null ? null : pedir(marcarFallecida, id_persona, fecha, confirma, ahora);

const auditarMarca = (op: Operacion, difunto: Difunto, { accion, fecha, confirma }: Dicho): Promise<unknown> =>
  auditar(op, {
    accion,
    idRecurso: difunto.id_persona,
    idEnteGestor: difunto.id_ente_gestor,
    recurso: 'persona',
    antes: { fallecido: false, fecha_defuncion: null },
    despues: { fallecido: true, fecha_defuncion: fecha, defuncion_confirmada_por: confirma },
  });

/**
 * A death that the entity recorded already is recorded again: where somebody confirms it by now, it binds everybody, and
 * they are told. Nothing of the entity's own changes. Returns what is asked besides, as it was before.
 */
export async function confirmarDefuncion<F>(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, confirma }: Omit<Dicho, 'fecha'>,
  { registros, fallecida, declarada }: TomadaPorDefuncion,
  ademas: RawBuilder<F>,
): Promise<F[]> {
  const difunto = { id_persona, id_ente_gestor };
  const dicho = { accion, confirma, fecha: declarada ?? op.hoy };
  const { deOtrosSiConsta, anotar } = avisosDeDefuncion(op, difunto, dicho, registros);
  const nueva = confirma !== null && !fallecida;
  const [antes, [marca], novedades] = await juntas(op.trx, [
    ademas,
    nueva ? marcar(op, difunto, dicho) : null,
    nueva ? deOtrosSiConsta : null,
  ]);
  if (marca?.marcada === true) await auditarMarca(op, difunto, dicho);
  await anotar(novedades, []);
  return antes;
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
  const avisos = avisosDeDefuncion(op, difunto, registro, registros);
  const [declaradas, [marca], filas, deOtros, deLaAutoridad] = await juntas(trx, [
    declararDefuncion(trx, { ...difunto, ...dicha, id_usuario: contexto.usuario.id, creado_en: ahora }),
    marcar(op, difunto, registro),
    // Read again: a beneficiary may have been registered while we waited for its holder.
    deLaPersonaTomadas(trx, id_persona, id_ente_gestor),
    avisos.deOtros,
    avisos.deLaAutoridad,
  ]);
  const dePersona = { accion, idRecurso: id_persona, idEnteGestor: id_ente_gestor };
  if (declaradas.length > 0)
    await auditar(op, { ...dePersona, recurso: 'defuncion_declarada', antes: null, despues: dicha });
  if (marca?.marcada === true) await auditarMarca(op, difunto, registro);
  const avisados = await avisos.anotar(deOtros, deLaAutoridad);
  const { propias, beneficiarios } = efectoDeDefuncion(filas, id_persona, hoy);
  const conResto = (cambio: Hecho): Hecho => ({ ...cambio, resto: registro.resto });
  return { propias: propias.map(conResto), beneficiarios: beneficiarios.map(conResto), avisados };
}
