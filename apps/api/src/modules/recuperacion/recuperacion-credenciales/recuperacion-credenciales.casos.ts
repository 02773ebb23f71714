import type { Caso } from '@sgpa/testing/cable/caso';

const recuperar = (username: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.ente',
  metodo: 'PUT',
  ruta: `/api/v1/usuarioSistema/<usuario ${username}>/recuperarCredenciales`,
  cuerpo: { version: 1 },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  recuperar('ope.vigencia', { caso: 'queda por enviar', clave: 'recuperacion-0001' }),
  recuperar('suspendido', { caso: 'de una cuenta suspendida' }),
  recuperar('ope.petrolera', { caso: 'de otro ente' }),
  recuperar('ope.vigencia', { caso: 'a quien no le toca', como: 'ope.afiliaciones' }),
];
