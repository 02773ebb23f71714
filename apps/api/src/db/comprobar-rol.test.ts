import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { comprobarDueno, comprobarRol } from './comprobar-rol.ts';

const BUENO = {
  sesion: 'alguien',
  actual: 'alguien',
  seguridad: true,
  reciente: true,
  superusuario: false,
  sin_politicas: false,
  crea_roles: false,
  posee: false,
  miembro: false,
};

/** Makes a pool that answers so; formas-de-conexion.test shows what a real server answers. */
function que(cambios: Partial<typeof BUENO>): pg.Pool {
  const cliente = { query: async () => ({ rows: [{ ...BUENO, ...cambios }] }), release: () => undefined };
  return { connect: async () => cliente } as unknown as pg.Pool;
}

describe('comprobar-rol.test.ts', () => {
  it('quien es solo ese rol pasa', async () => {
    await expect(comprobarRol(que({}), 'alguien')).resolves.toBeUndefined();
  });

  it.each([comprobarRol, comprobarDueno])(
    '%o: de un PostgreSQL anterior al 15 se dice, y no se sirve',
    async (como) => {
      await expect(como(que({ reciente: false }), 'alguien')).rejects.toThrow(
        'La conexión de alguien con la base de datos no es segura: encontró un PostgreSQL anterior al 15',
      );
    },
  );
});
