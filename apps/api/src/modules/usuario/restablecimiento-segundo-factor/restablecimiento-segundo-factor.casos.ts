import type { Caso } from '@sgpa/testing/cable/caso';

const restablecer = (username: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.autoridad',
  metodo: 'PUT',
  ruta: `/api/v1/usuarioSistema/<usuario ${username}>/restablecerSegundoFactor`,
  cuerpo: { version: 1 },
  ...mas,
});

/** The factor counts as turned on; nobody decrypts its content here. */
const conFactor =
  (username: string): NonNullable<Caso['antes']> =>
  async ({ base, reloj }) => {
    await base.owner.pool.query(
      `insert into segundo_factor (id_usuario, secreto, preparado_en, activado_en)
       select id, 'x', $2, $2 from usuario where username = $1`,
      [username, reloj.ahora()],
    );
  };

export const CASOS: readonly Caso[] = [
  restablecer('ope.vigencia', { caso: 'sin segundo factor' }),
  restablecer('ope.vigencia', {
    caso: 'quitado',
    clave: 'restablecimiento-0001',
    antes: conFactor('ope.vigencia'),
  }),
  restablecer('ope.vigencia', { caso: 'a quien no le toca', como: 'adm.ente' }),
];
