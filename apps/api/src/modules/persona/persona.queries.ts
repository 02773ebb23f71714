import { type NumeroDocumento, separarEscrito } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, orden, una } from '../../db/sentencia.ts';

export type IdentidadPersona = {
  tipo_documento: string;
  tipo_doc: 1 | 2;
  numero_documento: NumeroDocumento;
  complemento: string;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
  /** Sigla of the identity service: M or F. */
  sexo: string;
};

/** Those with that number, and with its complement where one is asked for ('1000009-1A'). */
export function personasConDocumento(documento: string): RawBuilder<unknown> {
  const { numero, complemento } = separarEscrito(documento);
  const suComplemento = complemento === '' ? sql`` : sql` and complemento = ${complemento}`;
  return sql`select id from persona where numero_documento = ${numero}${suComplemento}`;
}

export const personaAsegurada = una(
  'personaAsegurada',
  { id: 'int8', antes: json<Json>() },
  (identidad: IdentidadPersona) => sql`select id, antes from persona_asegurar(${JSON.stringify(identidad)}::jsonb)`,
);

/** The same under the names that the register has of whoever has this document, where it has any. */
export const personaAseguradaComoConsta = una(
  'personaAseguradaComoConsta',
  { id: 'int8', antes: json<Json>(), identidad: json<IdentidadPersona>() },
  (identidad: IdentidadPersona) => {
    const { numero_documento, complemento, fecha_nacimiento } = identidad;
    return sql`
      select p.id, p.antes, d.identidad
      from (
        select ${JSON.stringify(identidad)}::jsonb || coalesce((
          select jsonb_build_object(
            'nombres', r.nombres, 'primer_apellido', r.primer_apellido, 'segundo_apellido', r.segundo_apellido)
          from estado_asegurado(${numero_documento}, ${complemento}, ${fecha_nacimiento}) r limit 1), '{}') as identidad
      ) d
      cross join lateral persona_asegurar(d.identidad) p`;
  },
);

interface Asegurada {
  id: number;
  /** Null for a new one, and for one of whom the session sees no affiliation. */
  antes: Json;
  /** As it is kept. */
  identidad: IdentidadPersona;
}

function exigirFila<F>(fila: F | undefined): F {
  if (fila === undefined) throw new Error('persona_asegurar answered nothing');
  return fila;
}

/** Creates or refreshes the person and holds their row until the transaction ends. */
export const asegurarPersona = async (trx: Trx, identidad: IdentidadPersona): Promise<Asegurada> => ({
  ...exigirFila(await personaAsegurada(trx, identidad)),
  identidad,
});

/** Names that the register took from the identity service while it knew them are worth more than declared ones. */
export const asegurarComoConsta = async (trx: Trx, identidad: IdentidadPersona): Promise<Asegurada> =>
  exigirFila(await personaAseguradaComoConsta(trx, identidad));

/**
 * Holds a person of the scope until the transaction ends. Comes before any affiliation: registrations, corrections and
 * deaths of one person queue here, and hold affiliations in the order of their ids afterwards.
 */
export const tomarPersona = orden('tomarPersona', (idPersona: number) => sql`select persona_tomar(${idPersona})`);

/** For a managing entity: everybody's mark, or its own word (db/rutinas/53_defuncion.sql). */
export const marcaDeFallecida = (trx: Trx, idPersona: number, idEnteGestor: number) =>
  trx
    .selectFrom('persona as p')
    .leftJoin('defuncion_declarada as d', (on) =>
      on.onRef('d.id_persona', '=', 'p.id').on('d.id_ente_gestor', '=', idEnteGestor),
    )
    .select((eb) => eb.or([eb('p.fallecido', '=', true), eb('d.id_persona', 'is not', null)]).as('fallecida'))
    .where('p.id', '=', idPersona);

export async function figuraFallecida(trx: Trx, idPersona: number, idEnteGestor: number): Promise<boolean> {
  const fila = await marcaDeFallecida(trx, idPersona, idEnteGestor).executeTakeFirst();
  return fila?.fallecida === true;
}
