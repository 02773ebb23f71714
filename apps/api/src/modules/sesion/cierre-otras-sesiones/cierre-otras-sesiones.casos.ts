import { sql } from 'kysely';
import type { Caso } from '../../../cable/testing/caso.ts';

const cerrar = (caso: string, idSesion: unknown, mas: Partial<Caso> = {}): Caso => ({
  caso,
  como: 'ope.universitario',
  metodo: 'POST',
  ruta: '/api/v1/usuario/sesiones/cerrar',
  cuerpo: { idSesion },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  cerrar('no hay otras', undefined, {
    antes: async ({ base }) => {
      await sql`delete from sesion`.execute(base.owner.db);
    },
  }),
  cerrar('todas las otras', undefined),
  cerrar('una que no está abierta', 2_147_483_000),
  cerrar('lo que no es un número', 'x'),
  cerrar('nula', null),
  cerrar('sin sesión', undefined, { como: null }),
];
