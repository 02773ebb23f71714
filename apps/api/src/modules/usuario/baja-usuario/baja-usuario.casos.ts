import type { Caso } from '@sgpa/testing/cable/caso';

const bajar = (username: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.ente',
  metodo: 'PUT',
  ruta: `/api/v1/usuarioSistema/<usuario ${username}>/baja`,
  cuerpo: { version: 1 },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  bajar('ope.vigencia', { caso: 'termina la cuenta', clave: 'baja-usuario-0001' }),
  bajar('ope.vigencia', { caso: 'otra vez' }),
  bajar('adm.ente', { caso: 'la propia' }),
  bajar('cons.poblacion', { caso: 'que cambió desde que se vio', cuerpo: { version: 9 } }),
  bajar('ope.petrolera', { caso: 'de otro ente' }),
  bajar('cons.poblacion', { caso: 'a quien no le toca', como: 'ope.afiliaciones' }),
];
