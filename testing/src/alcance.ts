import type { Alcance } from '@sgpa/api/db/alcance';
import type { Db, Trx } from '@sgpa/api/db/pool';
import { enTransaccion } from '@sgpa/api/db/transaccion';
import { idEnteGestor, idEntidad, idUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type pg from 'pg';

/** Only a test database gives any scope for the asking, sealed as the owner's functions do, and the test's clock. */
export const prepararAlcanceDePrueba = (pool: pg.Pool): Promise<unknown> =>
  pool.query(`
    create schema pruebas;
    grant usage on schema pruebas to sgpa_app;
    create function pruebas.alcance(usuario integer, entes smallint[], empleador bigint) returns void
    language sql security definer set search_path = public, pg_temp as $$
      select public.alcance_fijar(usuario, entes, empleador)
    $$;
    create or replace function reloj_de_sesion(dicho timestamptz) returns timestamptz
    language sql volatile as $$ select dicho $$;
    create or replace function reloj_de_registro(dicho timestamptz) returns timestamptz
    language sql stable as $$ select dicho $$;
    create or replace function dia_de_registro(dicho date) returns date language sql stable as $$ select dicho $$`);

interface EnNumeros {
  idUsuario: number | null;
  entes: readonly number[];
  idEmpleador: number | null;
}

/** Makes a scope that no session needs to have. */
export const alcanceDePrueba = (alcance: EnNumeros): Alcance => ({
  idUsuario: alcance.idUsuario === null ? null : idUsuario(alcance.idUsuario),
  entes: alcance.entes.map(idEnteGestor),
  idEmpleador: alcance.idEmpleador === null ? null : idEntidad(alcance.idEmpleador),
  apertura: sql`select pruebas.alcance(${alcance.idUsuario}::integer, ${alcance.entes}::smallint[],
    ${alcance.idEmpleador}::bigint)`,
});

/** Runs `tarea` in one snapshot confined to a scope, as a path that only reads does with that of its session. */
export const conFotoDelAlcance = <T>(
  db: Db,
  { apertura }: Pick<Alcance, 'apertura'>,
  tarea: (trx: Trx) => Promise<T>,
): Promise<T> =>
  enTransaccion(db, tarea, { nivel: 'repeatable read', alComenzar: apertura === null ? [] : [apertura] });
