import type { ClavePublica } from '@sgpa/contract/v1/verificacion-certificado';
import type { AfiliacionCertificada, Certificado, PersonaCertificada } from '@sgpa/domain/certificado/certificado';
import type { CodigoCertificado } from '@sgpa/domain/certificado/codigo';
import type { FechaHora } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { json, lista, una, valor } from '../../db/sentencia.ts';

export interface ContenidoGuardado {
  emitidoEn: FechaHora;
  emisor: string;
  cubierta: boolean;
  persona: PersonaCertificada;
  afiliaciones: readonly AfiliacionCertificada[];
}

/** Takes the next number and locks the counter until the transaction ends: nobody else issues meanwhile. */
export const tomarNumero = una(
  'tomarNumero',
  { numero: 'int8', emisor: 'text' },
  () => sql`select * from certificado_tomar_numero()`,
);

interface Nuevo {
  certificado: Certificado;
  idPersona: IdPersona;
  kid: string;
  pdf: Buffer;
  ahora: Date;
}

export const guardarCertificado = valor(
  'guardarCertificado',
  'int8',
  ({ certificado: { numero, codigo, ...contenido }, idPersona, kid, pdf, ahora }: Nuevo) => sql`
    select certificado_guardar(${numero}, ${codigo}, ${idPersona}, ${JSON.stringify(contenido)}, ${kid}, ${pdf}, ${ahora})
      as valor`,
);

export const pdfDe = (trx: Trx, id: number) =>
  trx.selectFrom('certificado').select('pdf').where('id', '=', id).executeTakeFirstOrThrow();

interface Pregunta {
  codigo: CodigoCertificado;
  ahora: Date;
  ip: string;
  idSolicitud: string;
}

/** Finds a certificate without a session; the routine writes its own audit row. */
export const certificadoPorCodigo = una(
  'certificadoPorCodigo',
  { secuencial: 'int8', contenido: json<ContenidoGuardado>(), pdf_sha256: 'certificado.pdf_sha256' },
  ({ codigo, ahora, ip, idSolicitud }: Pregunta) =>
    sql`select * from certificado_verificar(${codigo}, ${ahora}, ${ip}::inet, ${idSolicitud})`,
);

/** Publishes a key as the owner, as no session may. A second start with the same key changes nothing. */
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

/** The newest key comes first. */
export const clavesPublicadas = lista(
  'clavesPublicadas',
  { jwk: json<ClavePublica>() },
  () => sql`select jwk from certificado_clave order by publicada_en desc, kid`,
);
