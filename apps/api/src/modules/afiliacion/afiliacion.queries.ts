import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import { lleva } from '../../db/con-documento.ts';
import type { Trx } from '../../db/pool.ts';
import { lista, una } from '../../db/sentencia.ts';
import { DE_ACCIONES, DE_LA_FILA, HECHOS, unir } from './cambios.queries.ts';
import type { Documento } from './registros-de-persona.queries.ts';

const COLUMNAS = conAlias('a', unir(DE_LA_FILA, HECHOS, DE_ACCIONES));

/** Selects an affiliation's facts with the columns that actions change; `tipo_asegurado` is the list's code. */
export const desdeAfiliacion = (trx: Trx) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .innerJoin('parametrica as t', 't.id', 'a.id_tipo_asegurado')
    .select(COLUMNAS)
    .select(['e.codigo as codigo_entidad', 't.codigo as tipo_asegurado']);

export type Afiliacion = Awaited<ReturnType<ReturnType<typeof desdeAfiliacion>['executeTakeFirstOrThrow']>>;

export interface ReferenciaTitular extends Documento {
  codigoEntidad: string;
  /** Null asks for the latest affiliation. */
  fechaAfiliacion: FechaCivil | null;
  idEnteGestor: IdEnteGestor | null;
}

export interface ReferenciaBeneficiario extends ReferenciaTitular {
  titular: Documento;
}

/** Finds the affiliations with that document and dates, the latest first. */
const porReferencia = (trx: Trx, { fechaAfiliacion, idEnteGestor, ...documento }: ReferenciaTitular) =>
  desdeAfiliacion(trx)
    .where(lleva('a.id_persona', documento, documento.fechaNacimiento))
    .$if(fechaAfiliacion !== null, (q) => q.where('a.fecha_afiliacion', '=', fechaAfiliacion))
    .$if(idEnteGestor !== null, (q) => q.where('a.id_ente_gestor', '=', idEnteGestor))
    .orderBy('a.fecha_afiliacion', 'desc')
    .orderBy('a.id', 'desc');

export const titularesPorReferencia = (trx: Trx, buscada: ReferenciaTitular) =>
  porReferencia(trx, buscada).where('a.tipo', '=', 'TITULAR').where('e.codigo', '=', buscada.codigoEntidad);

/** Finds beneficiaries by reference; `codigoEntidad` is the holder's employer or, in the own right, the beneficiary's. */
export const beneficiariosPorReferencia = (trx: Trx, { titular, codigoEntidad, ...buscada }: ReferenciaBeneficiario) =>
  porReferencia(trx, { ...buscada, codigoEntidad })
    .innerJoin('afiliacion as ta', 'ta.id', 'a.id_titular')
    .innerJoin('entidad_empleadora as te', 'te.id', 'ta.id_entidad')
    .where('a.tipo', '=', 'BENEFICIARIO')
    .where(lleva('ta.id_persona', titular, titular.fechaNacimiento))
    .where((eb) => eb.or([eb('e.codigo', '=', codigoEntidad), eb('te.codigo', '=', codigoEntidad)]));

/** Each is null where the caller did not say it. */
interface SenasDichas {
  documento: Pick<Documento, 'numero' | 'complemento'> | null;
  fechaNacimiento: FechaCivil | null;
}

export interface SenasDeBeneficiario {
  /** The employer is the holder's. */
  codigoEntidad: string;
  fechaAfiliacion: FechaCivil;
  idEnteGestor: IdEnteGestor | null;
  persona: SenasDichas;
  titular: SenasDichas;
}

/** Finds two beneficiaries at most: *señas* name somebody only where they fit one alone. */
export const beneficiariosPorSenas = (
  trx: Trx,
  { codigoEntidad, fechaAfiliacion, idEnteGestor, persona, titular }: SenasDeBeneficiario,
) =>
  desdeAfiliacion(trx)
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('afiliacion as ta', 'ta.id', 'a.id_titular')
    .innerJoin('entidad_empleadora as te', 'te.id', 'ta.id_entidad')
    .innerJoin('persona as tp', 'tp.id', 'ta.id_persona')
    .where('a.tipo', '=', 'BENEFICIARIO')
    .where('te.codigo', '=', codigoEntidad)
    .where('a.fecha_afiliacion', '=', fechaAfiliacion)
    .$if(idEnteGestor !== null, (q) => q.where('a.id_ente_gestor', '=', idEnteGestor))
    // A birth date alone is compared with today's; beside a document, with the one that was said together with it.
    .where((eb) => {
      const dichas = [
        persona.documento && lleva('a.id_persona', persona.documento, persona.fechaNacimiento),
        persona.documento === null && persona.fechaNacimiento && eb('p.fecha_nacimiento', '=', persona.fechaNacimiento),
        titular.documento && lleva('ta.id_persona', titular.documento, titular.fechaNacimiento),
        titular.documento === null &&
          titular.fechaNacimiento &&
          eb('tp.fecha_nacimiento', '=', titular.fechaNacimiento),
      ];
      return eb.and(dichas.filter((dicha) => dicha !== null && dicha !== false));
    })
    .limit(2);

/** Selects it without a lock; row security hides what lies outside of the scope. */
export const laAfiliacion = (trx: Trx, id: IdAfiliacion) => desdeAfiliacion(trx).where('a.id', '=', id);

export const afiliacionPorId = (trx: Trx, id: IdAfiliacion): Promise<Afiliacion | undefined> =>
  laAfiliacion(trx, id).executeTakeFirst();

export const beneficiariosDe = (trx: Trx, idTitular: IdAfiliacion) =>
  desdeAfiliacion(trx).where('a.id_titular', '=', idTitular).orderBy('a.id');

/**
 * Locks the row until the transaction ends and reads it as it is then. `for update` would also block whoever only
 * points to the row (a novedad of another entity that registers and locks the same person), and both would deadlock.
 */
export const tomarAfiliacion = (trx: Trx, id: IdAfiliacion): Promise<Afiliacion | undefined> =>
  desdeAfiliacion(trx).where('a.id', '=', id).forNoKeyUpdate('a').executeTakeFirst();

/** Locks all beneficiaries of a locked holder, always in the order of their ids. */
export const tomarBeneficiarios = (trx: Trx, idTitular: IdAfiliacion): Promise<Afiliacion[]> =>
  beneficiariosDe(trx, idTitular).forNoKeyUpdate('a').execute();

/** Locks an entity's affiliations of a locked person, and the beneficiaries that hang on them, by id. */
export const tomarLasDeLaPersona = (trx: Trx, idPersona: IdPersona, idEnteGestor: IdEnteGestor) =>
  desdeAfiliacion(trx)
    .where('a.id', 'in', (db) =>
      db
        .selectFrom('afiliacion as p')
        .select('p.id')
        .where('p.id_persona', '=', idPersona)
        .where('p.id_ente_gestor', '=', idEnteGestor)
        .unionAll((otra) =>
          otra
            .selectFrom('afiliacion as p')
            .innerJoin('afiliacion as b', 'b.id_titular', 'p.id')
            .select('b.id')
            .where('p.id_persona', '=', idPersona)
            .where('p.id_ente_gestor', '=', idEnteGestor),
        ),
    )
    .orderBy('a.id')
    .forNoKeyUpdate('a');

/** Selects the person's affiliations in the scope, their beneficiaries and their holders, in the order of ids. */
export const afiliacionesLigadas = (trx: Trx, idPersona: IdPersona) =>
  desdeAfiliacion(trx)
    .where('a.id', 'in', (db) =>
      db
        .selectFrom('afiliacion as p')
        .select('p.id')
        .where('p.id_persona', '=', idPersona)
        .unionAll((otra) =>
          otra
            .selectFrom('afiliacion as p')
            .innerJoin('afiliacion as b', 'b.id_titular', 'p.id')
            .select('b.id')
            .where('p.id_persona', '=', idPersona),
        )
        .unionAll((otra) =>
          otra
            .selectFrom('afiliacion as p')
            .innerJoin('afiliacion as t', 't.id', 'p.id_titular')
            .select('t.id')
            .where('p.id_persona', '=', idPersona),
        ),
    )
    .orderBy('a.id');

/** Locks what {@link afiliacionesLigadas} selects; the person must be locked already. */
export const ligadasTomadas = (trx: Trx, idPersona: IdPersona) =>
  afiliacionesLigadas(trx, idPersona).forNoKeyUpdate('a');

/** Lists the former jobs that the beginning of this affiliation ended (acuerdos §12 'Change of employer'). */
export const empleosTerminadosPor = lista(
  'empleosTerminadosPor',
  { id: 'afiliacion.id', nombre_entidad: 'entidad_empleadora.nombre' },
  ({ id, id_persona, id_ente_gestor }: Pick<Afiliacion, 'id' | 'id_persona' | 'id_ente_gestor'>) => sql`
    select a.id, e.nombre as nombre_entidad
    from afiliacion a join entidad_empleadora e on e.id = a.id_entidad
    where a.id_persona = ${id_persona} and a.id_ente_gestor = ${id_ente_gestor} and exists (
      select from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.id_afiliacion_causa = ${id})
    order by a.id`,
);

/** Reads the first day of the job that ended this one, if any; what a new job begins has no `estado_antes`. */
export const empleoQueLaTermino = una(
  'empleoQueLaTermino',
  { fecha_afiliacion: 'afiliacion.fecha_afiliacion' },
  (id: IdAfiliacion) => sql`
    select c.fecha_afiliacion from afiliacion_historia h join afiliacion c on c.id = h.id_afiliacion_causa
    where h.id_afiliacion = ${id} and h.accion = 'cambio-empleador' and h.estado_antes is not null
    order by h.id desc limit 1`,
);

/** Lists the beneficiaries of a person in a managing entity, in the order in which persons are locked. */
export const personasDeLaFamilia = lista(
  'personasDeLaFamilia',
  { id_persona: 'afiliacion.id_persona' },
  (idPersona: IdPersona, idEnteGestor: IdEnteGestor) => sql`
    select distinct b.id_persona from afiliacion t join afiliacion b on b.id_titular = t.id
    where t.id_persona = ${idPersona} and t.id_ente_gestor = ${idEnteGestor} order by 1`,
);
