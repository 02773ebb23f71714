import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import type { Caso } from '@sgpa/testing/cable/caso';

const RUTA = '/api/v1/usuario/segundoFactor';
const cambiar = (que: string, caso: string, cuerpo: object): Caso => ({
  caso,
  metodo: 'POST',
  ruta: `${RUTA}/${que}`,
  cuerpo,
});
const DICHO = { password: PASSWORD_DEMO, codigo: '000000' };

export const CASOS: readonly Caso[] = [
  { caso: 'sin segundo factor', ruta: RUTA },
  cambiar('activar', 'sin haber preparado una clave', DICHO),
  { caso: 'una clave', metodo: 'POST', ruta: `${RUTA}/preparar` },
  cambiar('activar', 'con un código que no es suyo', DICHO),
  cambiar('activar', 'sin código', { password: PASSWORD_DEMO }),
  cambiar('desactivar', 'sin segundo factor', DICHO),
  cambiar('codigos', 'con otra contraseña', { ...DICHO, password: 'no es la mía de siempre' }),
  { caso: 'sin sesión', como: null, ruta: RUTA },
  { caso: 'sin sesión no hay clave', como: null, metodo: 'POST', ruta: `${RUTA}/preparar` },
  cambiar('desactivar', 'sin contraseña', { codigo: '000000' }),
  cambiar('codigos', 'sin segundo factor', DICHO),
];
