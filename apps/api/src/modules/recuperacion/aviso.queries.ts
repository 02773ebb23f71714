import { sql } from 'kysely';
import { orden, una } from '../../db/sentencia.ts';

export const proximoAviso = una(
  'proximoAviso',
  { id: 'int8', tipo: 'text', correo: 'text', username: 'text', nombres: 'text' },
  (ahora: Date) => sql`select * from aviso_por_enviar(${ahora})`,
);

export const avisoEnviado = orden(
  'avisoEnviado',
  (id: number, ahora: Date) => sql`select aviso_enviado(${id}, ${ahora})`,
);
