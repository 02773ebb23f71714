import type { Caso } from '@sgpa/testing/cable/caso';
import { sql } from 'kysely';

const TODAS = { idSesion: 'TODAS' };

const cerrar = (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({
  caso,
  como: 'ope.universitario',
  metodo: 'POST',
  ruta: '/api/v1/usuario/sesiones/cerrar',
  cuerpo,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  cerrar('no hay otras', TODAS, {
    antes: async ({ base }) => {
      await sql`delete from sesion`.execute(base.owner.db);
    },
  }),
  cerrar('todas las otras', TODAS),
  cerrar('una que no está abierta', { idSesion: 2_147_483_000 }),
  cerrar('lo que no es un número', { idSesion: 'x' }),
  cerrar('nula', { idSesion: null }),
  cerrar('ninguna', { id_sesion: 5 }),
  cerrar('sin sesión', TODAS, { como: null }),
];
