import type { Caso } from '@sgpa/testing/cable/caso';

const TOKEN = 'A'.repeat(43);
const pedir = (que: 'enlaceRecuperacion' | 'nuevaPassword', caso: string, cuerpo: object): Caso => ({
  caso,
  como: null,
  metodo: 'POST',
  ruta: `/api/v1/usuario/${que}`,
  cuerpo,
});

export const CASOS: readonly Caso[] = [
  pedir('enlaceRecuperacion', 'un enlace que no vale', { token: TOKEN }),
  pedir('enlaceRecuperacion', 'ninguno', { token: '' }),
  pedir('nuevaPassword', 'con un enlace que no vale', { token: TOKEN, newPassword: 'tres llamas cruzan el puente' }),
  pedir('nuevaPassword', 'sin contraseña', { token: TOKEN }),
];
