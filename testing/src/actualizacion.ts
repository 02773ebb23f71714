import type { Db } from '@sgpa/api/db/pool';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { sql } from 'kysely';
import type { ApiDePrueba, Respuesta } from './api.ts';

const RUTAS = {
  titular: { leer: '/api/v2/afiliado/findByCodigo/', guardar: '/api/v2/afiliado/update' },
  beneficiario: { leer: '/api/v2/beneficiario/findByCodigo/', guardar: '/api/v2/beneficiario/updateBeneficiario' },
} as const;

interface Registros {
  titular: RegistroTitular;
  beneficiario: RegistroBeneficiario;
}

export function formularioDe<C extends keyof Registros>(api: ApiDePrueba, cual: C) {
  const { leer, guardar } = RUTAS[cual];
  return {
    leer: <T = { data: Registros[C] }>(token: string, id: number | string): Promise<Respuesta<T>> =>
      api.pedir<T>(token, 'GET', `${leer}${id}`),
    guardar: <T = RespuestaAccion>(token: string, registro: unknown, clave?: string): Promise<Respuesta<T>> =>
      api.pedir<T>(token, 'POST', guardar, registro, clave === undefined ? {} : { 'idempotency-key': clave }),
  };
}

/** Reads everything that an update may write, and what it must leave alone, to compare before and after. */
export async function retratoDeTodo(db: Db): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select md5(string_agg(a::text, '' order by id)) from afiliacion a) as afiliacion,
    (select md5(string_agg(f::text, '' order by id_persona, id_ente_gestor)) from ficha_persona f) as ficha,
    (select md5(string_agg(p::text, '' order by id)) from persona p) as persona,
    (select count(*) from afiliacion_historia) as historia,
    (select count(*) from auditoria where antes is not null) as auditoria,
    (select count(*) from idempotencia) as idempotencia`.execute(db);
  return rows[0] ?? {};
}
