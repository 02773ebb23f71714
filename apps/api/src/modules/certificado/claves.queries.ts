import type { ClavePublica } from '@sgpa/contract/v1/verificacion-certificado';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { json, lista } from '../../db/sentencia.ts';

/** As the owner: no session may publish a key. The second start with the same one changes nothing. */
export const publicarClave = (db: Db, clave: ClavePublica, ahora: Date) =>
  db
    .insertInto('certificado_clave')
    .values(({ fn, val }) => ({
      kid: clave.kid,
      jwk: JSON.stringify(clave),
      publicada_en: fn<Date>('reloj_de_registro', [val(ahora)]),
    }))
    .onConflict((en) => en.column('kid').doNothing())
    .execute();

/** The newest first. */
export const clavesPublicadas = lista(
  'clavesPublicadas',
  { jwk: json<ClavePublica>() },
  () => sql`select jwk from certificado_clave order by publicada_en desc, kid`,
);
