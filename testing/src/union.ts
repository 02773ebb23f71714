import type { Db } from '@sgpa/api/db/pool';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { EnvioRegistro } from '@sgpa/contract/v2/registro-titular';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, type IdEnteGestor, type IdPersona, idAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CuerpoError } from './api.ts';
import type { RespuestaAccion } from './ciclo.ts';
import type { identidadesDe } from './identidades.ts';
import { pedidoRegistro } from './titular.ts';

export const MOTIVO_UNION = 'Su cédula nueva lo dice: es la misma persona.';
/** Two things differ from what the identity service told first, so that nobody can tell. */
export const OTRA = { fechaNacimiento: '1985-04-03', extranjero: true };

export type Vista = Respuesta<'decision-identidad/archivos'> & CuerpoError;

export interface Foto {
  personas: Record<string, unknown>[];
  afiliaciones: (Record<string, unknown> & {
    id: number;
    fecha_afiliacion: FechaCivil;
    fin_cobertura: FechaCivil | null;
  })[];
  nombres: (Record<string, unknown> & { id_afiliacion: IdAfiliacion })[];
  fichas: (Record<string, unknown> & { id_persona: IdPersona; id_ente_gestor: IdEnteGestor })[];
  documentos: Record<string, unknown>[];
  novedades: (Record<string, unknown> & { id: number; id_afiliacion: IdAfiliacion })[];
  historia: [number, number, number | null][];
  anteriores: Record<string, unknown>[];
}

/** Reads all that the register holds of a number and of what was joined to it, but for the stamps of who wrote last. */
export async function fotoDe(db: Db, numero: string): Promise<Foto> {
  const todas = (que: string, orden: string, de: string) =>
    sql`coalesce((select jsonb_agg(${sql.raw(que)} order by ${sql.raw(orden)}) from ${sql.raw(de)}), '[]')`;
  const { rows } = await sql<Foto>`
    with n as (select * from persona where numero_documento = ${numero}),
    p as (select * from n union select * from persona where id_unida in (select id from n)),
    a as (select * from afiliacion where id_persona in (select id from p)
      or id_titular in (select t.id from afiliacion t where t.id_persona in (select id from p)))
    select
      ${todas(`to_jsonb(p) - 'modificado_en'`, 'id', 'p')} as personas,
      ${todas(`to_jsonb(a) - '{version,modificado_en,id_usuario_modificacion}'::text[]`, 'id', 'a')} as afiliaciones,
      ${todas('to_jsonb(n)', 'n.id_afiliacion', 'afiliacion_nombre n where n.id_afiliacion in (select id from a)')} as nombres,
      ${todas(
        `to_jsonb(f) - '{version,modificado_en}'::text[]`,
        'f.id_persona, f.id_ente_gestor',
        'ficha_persona f where f.id_persona in (select id from p)',
      )} as fichas,
      ${todas('to_jsonb(d)', 'd.id', 'documento_persona d where d.id_persona in (select id from p)')} as documentos,
      ${todas(
        'to_jsonb(n)',
        'n.id',
        `novedad n where n.id_persona in (select id from p) and n.estado = 'ABIERTA' and n.codigo <> 'IDENTIDAD_CORREGIDA'`,
      )} as novedades,
      ${todas(
        'jsonb_build_array(h.id, h.id_afiliacion, h.id_afiliacion_causa)',
        'h.id',
        `afiliacion_historia h where h.id_afiliacion in (select id from a)
          and h.accion not in ('union-identidad', 'reversion-identidad')`,
      )} as historia,
      ${todas('to_jsonb(i)', 'i.id', 'identidad_anterior i where i.id_persona in (select id from p)')} as anteriores
    `.execute(db);
  const [foto] = rows;
  if (foto === undefined) throw new Error('no picture');
  return foto;
}

/** `elegir` says which affiliation of each overlap stays; unless told otherwise, the first one does. */
export function deLaVista(
  { archivos }: Vista,
  queda: 'SUYO' | 'OTRO' = 'SUYO',
  elegir: (grupo: readonly number[]) => number | undefined = ([primera]) => primera,
) {
  const [suyo, otro] = archivos;
  const [quedante, saliente] = queda === 'SUYO' ? [suyo, otro] : [otro, suyo];
  return {
    id_registro_queda: quedante?.id_registro ?? 0,
    id_registro_sale: saliente?.id_registro ?? 0,
    solapes: (otro?.union?.solapes ?? []).map((grupo) => {
      const suyas = grupo.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor);
      const elegida = elegir(suyas) ?? 0;
      return { queda: elegida, repetidas: suyas.filter((id) => id !== elegida) };
    }),
  };
}

/** Gives what the authority does with two files of one number, and what it decides on. */
export function unionesDe(de: Awaited<ReturnType<typeof identidadesDe>>) {
  const { api, cns, autoridad } = de;
  const novedadDe = async (numero: string) =>
    (
      await de
        .db()
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select('n.id')
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .where('n.codigo', '=', 'IDENTIDAD')
        .where('n.estado', '=', 'ABIERTA')
        .orderBy('n.id', 'desc')
        .executeTakeFirst()
    )?.id ?? 0;

  return {
    novedadDe,
    foto: (numero: string) => fotoDe(de.db(), numero),
    /** Saves one as the identity service first told her, and another as it tells her now, who may be she or not. */
    async dudosa(tokenDeOtra: string, cambios: Parameters<typeof pedidoRegistro>[1] = {}) {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      const una = await de.guardar(cns, de.deTitular(numero));
      de.segipDice(numero, OTRA);
      const suPedido: EnvioRegistro = pedidoRegistro('', {
        ...cambios,
        persona: { ...de.dicho(numero, OTRA), tipo_doc: 2 },
      });
      const otra = await de.guardar(tokenDeOtra, suPedido);
      expect([una.codigo, otra.codigo]).toEqual([500, 501]);
      return {
        numero,
        una: una.id ?? idAfiliacion(0),
        otra: otra.id ?? idAfiliacion(0),
        novedad: await novedadDe(numero),
      };
    },
    ver: async (novedad: number): Promise<Vista> =>
      (await api.pedir<Vista>(autoridad, 'GET', `/api/v1/novedades/identidad/${novedad}`)).body,
    unir: (novedad: number, union: object | undefined, clave?: string) =>
      api.pedir<RespuestaAccion & CuerpoError>(
        autoridad,
        'PUT',
        '/api/v1/novedades/identidad',
        { id_novedad_ente_gestor: novedad, decision: 'MISMA_PERSONA', motivo: MOTIVO_UNION, union },
        clave === undefined ? {} : { 'idempotency-key': clave },
      ),
    apartar: (novedad: number) =>
      api.pedir<RespuestaAccion & CuerpoError>(autoridad, 'PUT', '/api/v1/novedades/identidad', {
        id_novedad_ente_gestor: novedad,
        decision: 'DOS_PERSONAS',
        motivo: 'Son hermanas.',
      }),
    verDecidida: (novedad: number) =>
      api.pedir<Respuesta<'decision-identidad/decidida'> & CuerpoError>(
        autoridad,
        'GET',
        `/api/v1/novedades/identidades-decididas/${novedad}`,
      ),
    deshacer: (novedad: number, destinos: object[] = []) =>
      api.pedir<RespuestaAccion & CuerpoError>(autoridad, 'PUT', '/api/v1/novedades/identidades-decididas', {
        id_novedad_ente_gestor: novedad,
        motivo: 'Eran dos.',
        destinos,
      }),
  };
}
