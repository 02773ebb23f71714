import type { Caso } from '@sgpa/testing/cable/caso';

const activar = (username: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.ente',
  metodo: 'PUT',
  ruta: `/api/v1/usuarioSistema/<usuario ${username}>/activar`,
  cuerpo: { version: 1 },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  activar('suspendido', { caso: 'pasa a ACTIVO', clave: 'activacion-usuario-0001' }),
  activar('suspendido', { caso: 'ya está activo' }),
  activar('ope.petrolera', { caso: 'de otro ente' }),
  activar('suspendido', { caso: 'sin la versión que vio', cuerpo: {} }),
  activar('suspendido', { caso: 'a quien no le toca', como: 'ope.afiliaciones' }),
];
