import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { orden, una, valor } from '../../db/sentencia.ts';

export const recuperacionEncolada = orden(
  'recuperacionEncolada',
  (idUsuario: IdUsuario, ahora: Date) => sql`select recuperacion_encolar(${idUsuario}, ${ahora})`,
);

export const recuperacionSolicitada = orden(
  'recuperacionSolicitada',
  (nombre: string, ahora: Date, ip: string, idSolicitud: string) =>
    sql`select recuperacion_solicitar(${nombre}, ${ahora}, ${ip}::inet, ${idSolicitud})`,
);

export const enlaceVigente = una(
  'enlaceVigente',
  { username: 'text', vence: 'timestamptz', con_segundo_factor: 'bool' },
  (huella: Buffer, ahora: Date) => sql`select * from recuperacion_mirar(${huella}, ${ahora})`,
);

/** Gives false, and writes nothing, where the link is worth nothing any more. */
export const enlaceUsado = valor(
  'enlaceUsado',
  'bool',
  (huella: Buffer, { hash, corta }: { hash: string; corta: boolean }, ahora: Date, ip: string, idSolicitud: string) =>
    sql`select recuperacion_usar(${huella}, ${hash}, ${corta}, ${ahora}, ${ip}::inet, ${idSolicitud}) as valor`,
);

export const resolverSolicitadas = orden(
  'resolverSolicitadas',
  (ahora: Date) => sql`select recuperaciones_resolver(${ahora})`,
);

export const proximaCarta = una(
  'proximaCarta',
  { id: 'int8', motivo: 'text', correo: 'text', username: 'text', nombres: 'text' },
  (ahora: Date) => sql`select * from recuperacion_por_enviar(${ahora})`,
);

/** Prepares the link before it is sent, so that it works when it arrives. False where it was taken back meanwhile. */
export const enlacePreparado = valor(
  'enlacePreparado',
  'bool',
  (id: number, huella: Buffer, vence: Date) => sql`select recuperacion_preparar(${id}, ${huella}, ${vence}) as valor`,
);

export const cartaEnviada = orden(
  'cartaEnviada',
  (id: number, ahora: Date) => sql`select recuperacion_enviada(${id}, ${ahora})`,
);

/** Takes the next notice that an account's address has changed; it goes to the former address. */
export const proximoAviso = una(
  'proximoAviso',
  { id: 'int8', tipo: 'text', correo: 'text', username: 'text', nombres: 'text' },
  (ahora: Date) => sql`select * from aviso_por_enviar(${ahora})`,
);

export const avisoEnviado = orden(
  'avisoEnviado',
  (id: number, ahora: Date) => sql`select aviso_enviado(${id}, ${ahora})`,
);
