import type { EstadoDeclaracion } from '@sgpa/domain/declaracion/remision-declaracion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import type { DeclaracionDepartamento, DeclaracionPoblacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';

export const COLUMNAS_DE_CONTEOS = [
  'titulares_validos',
  'beneficiarios_validados',
  'titulares_observados',
  'beneficiarios_observados',
  'recien_nacidos',
] as const;

const HECHOS = [
  'id',
  'version',
  'estado',
  'gestion',
  'periodo',
  'dia',
  'fecha',
  'id_ente_gestor',
  'creado_en',
] as const;

/** Selects declarations of any state in the user's scope. */
export const lasDeclaraciones = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as d')
    .innerJoin('ente_gestor as g', 'g.id', 'd.id_ente_gestor')
    .leftJoin('usuario as u', 'u.id', 'd.id_usuario')
    .select([...conAlias('d', HECHOS), ...conAlias('d', COLUMNAS_DE_CONTEOS), 'g.sigla', 'u.username']);

/** Periods are written as 2026-10. */
export const deLosPeriodos = (trx: Trx, periodos: readonly string[]) =>
  lasDeclaraciones(trx).where((eb) =>
    eb.or(
      periodos.map((periodo) =>
        eb.and({ 'd.gestion': Number(periodo.slice(0, 4)), 'd.periodo': Number(periodo.slice(5)) }),
      ),
    ),
  );

/** Lists the months that have declarations, the latest first. */
export const periodosDeclarados = (trx: Trx, estados: readonly EstadoDeclaracion[]) =>
  trx
    .selectFrom('declaracion_poblacion as d')
    .select(['d.gestion', 'd.periodo'])
    .distinct()
    .where('d.estado', 'in', estados)
    .orderBy('d.gestion', 'desc')
    .orderBy('d.periodo', 'desc');

export type FilaDeclaracion = Awaited<ReturnType<ReturnType<typeof lasDeclaraciones>['executeTakeFirstOrThrow']>>;

/** Lists the versions of the same managing entity and day, the newest first. */
export const versionesDe = (trx: Trx, id: number) =>
  lasDeclaraciones(trx)
    .innerJoin('declaracion_poblacion as q', (on) =>
      on.onRef('q.id_ente_gestor', '=', 'd.id_ente_gestor').onRef('q.fecha', '=', 'd.fecha'),
    )
    .where('q.id', '=', id)
    .orderBy('d.id', 'desc');

export const losDepartamentos = (trx: Trx) =>
  trx
    .selectFrom('declaracion_departamento as p')
    .innerJoin('departamento as l', 'l.id', 'p.id_departamento')
    .select(conAlias('p', COLUMNAS_DE_CONTEOS))
    .select(['p.id_declaracion', 'p.id_departamento', 'p.regional', 'p.eliminado', 'p.seleccionado', 'l.sigla'])
    .orderBy('p.orden');

export const departamentosDe = (trx: Trx, id: number) => losDepartamentos(trx).where('p.id_declaracion', '=', id);

export type FilaDepartamento = Awaited<ReturnType<ReturnType<typeof losDepartamentos>['executeTakeFirstOrThrow']>>;

/** Locks declarations: of two who correct or delete one, the second finds what the first made of it. */
const tomadas = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as d')
    .select([...conAlias('d', HECHOS), ...conAlias('d', COLUMNAS_DE_CONTEOS)])
    .forUpdate();

export const tomarDeclaracion = (trx: Trx, id: number) => tomadas(trx).where('d.id', '=', id).executeTakeFirst();

export const tomarVigente = (trx: Trx, idEnteGestor: IdEnteGestor, fecha: FechaCivil) =>
  tomadas(trx)
    .where('d.id_ente_gestor', '=', idEnteGestor)
    .where('d.fecha', '=', fecha)
    .where('d.estado', '=', 'REMITIDO')
    .executeTakeFirst();

export type DeclaracionTomada = NonNullable<Awaited<ReturnType<typeof tomarDeclaracion>>>;

export const marcarAnulada = (trx: Trx, id: number, anulado_en: Date, id_usuario_anulacion: IdUsuario) =>
  trx
    .updateTable('declaracion_poblacion')
    .set({ estado: 'ANULADO', anulado_en, id_usuario_anulacion })
    .where('id', '=', id)
    .execute();

/** The replaced version is marked before its successor is inserted. */
export const marcarCorregida = (trx: Trx, id: number): Promise<unknown> =>
  trx.updateTable('declaracion_poblacion').set({ estado: 'CORREGIDO' }).where('id', '=', id).execute();

export const guardarDeclaracion = (trx: Trx, fila: Omit<Insertable<DeclaracionPoblacion>, 'fecha'>) =>
  trx.insertInto('declaracion_poblacion').values(fila).returning(['id', 'fecha']).executeTakeFirstOrThrow();

export const guardarDepartamentos = (trx: Trx, filas: readonly Insertable<DeclaracionDepartamento>[]) =>
  trx
    .insertInto('declaracion_departamento')
    .values([...filas])
    .execute();
