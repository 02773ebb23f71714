import { cubiertasEnOtrosEntes, efectoDeDefuncion } from '@sgpa/domain/cobertura/defuncion';
import { textoNovedadDefuncion } from '@sgpa/domain/cobertura/textos-accion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { documentoDe, tomarPersona } from '../persona/persona.queries.ts';
import { bloquearDeLaPersona } from './afiliacion.queries.ts';

import type { Hecho } from './cambios.ts';
import { abrirNovedadesDefuncion, marcarFallecida } from './defuncion.queries.ts';
import { registrosEnTodosLosEntes } from './registros-de-persona.queries.ts';

/** A dead person, in the managing entity that records the death. */
interface Difunto {
  id_persona: number;
  id_ente_gestor: number;
}

interface Registro {
  accion: 'baja-titular' | 'baja-beneficiario' | 'registro-fallecido';
  /** Day of the death. */
  fecha: FechaCivil;
  /** What the affiliations that end keep of it. */
  resto: NonNullable<Hecho['resto']>;
}

export interface Consecuencias {
  /** Affiliations of the person in the entity. */
  propias: Hecho[];
  /** Those who hang on them. */
  beneficiarios: Hecho[];
  /** Names of the other managing entities that were told. */
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

/** Marks the person; a death that was known before keeps its date. */
async function marcar(op: Operacion, difunto: Difunto, { accion, fecha }: Registro): Promise<void> {
  if (!(await marcarFallecida(op.trx, difunto.id_persona, fecha))) return;
  await auditar(op, {
    accion,
    recurso: 'persona',
    idRecurso: difunto.id_persona,
    idEnteGestor: difunto.id_ente_gestor,
    antes: { fallecido: false, fecha_defuncion: null },
    despues: { fallecido: true, fecha_defuncion: fecha },
  });
}

async function avisar(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, fecha }: Registro,
): Promise<string[]> {
  const { trx, ahora, hoy } = op;
  const documento = await documentoDe(trx, id_persona);
  const hallados = documento === undefined ? [] : await registrosEnTodosLosEntes(trx, documento);
  const registros = hallados.filter((r) => r.id_persona === id_persona);
  const cubiertas = cubiertasEnOtrosEntes(registros, id_ente_gestor, hoy);
  if (cubiertas.length === 0) return [];
  const nombreDe = (ente: number) => registros.find((r) => r.id_ente_gestor === ente)?.ente_gestor ?? '';
  const detalle = textoNovedadDefuncion(nombreDe(id_ente_gestor), fecha);
  const ids = cubiertas.map(({ id }) => id);
  const avisados = new Set<string>();
  for (const novedad of await abrirNovedadesDefuncion(trx, ids, detalle, ahora)) {
    avisados.add(nombreDe(novedad.id_ente_gestor));
    await auditar(op, {
      accion,
      recurso: 'novedad',
      idRecurso: novedad.id,
      idEnteGestor: novedad.id_ente_gestor,
      antes: null,
      despues: { detalle },
    });
  }
  return [...avisados];
}

/**
 * A death reaches all that the person has: here it ends (`propias` and `beneficiarios` are for the caller to write, held
 * since `tomarPorDefuncion`), and other managing entities are told.
 */
export async function registrarDefuncion(op: Operacion, difunto: Difunto, registro: Registro): Promise<Consecuencias> {
  const { id_persona, id_ente_gestor } = difunto;
  await marcar(op, difunto, registro);
  // Read again: a beneficiary may have been registered while we waited for its holder.
  const filas = await bloquearDeLaPersona(op.trx, id_persona, id_ente_gestor);
  const { propias, beneficiarios } = efectoDeDefuncion(filas, id_persona, op.hoy);
  const conResto = (cambio: Hecho): Hecho => ({ ...cambio, resto: registro.resto });
  const avisados = await avisar(op, difunto, registro);
  return { propias: propias.map(conResto), beneficiarios: beneficiarios.map(conResto), avisados };
}
