import type { Caso } from '@sgpa/testing/cable/caso';

export const pedir = (camino: string, cuerpo: object, caso: string, como?: string): Caso => ({
  caso,
  ...(como === undefined ? {} : { como }),
  metodo: 'POST',
  ruta: `/api/v1/estadistica/${camino}`,
  cuerpo,
});
