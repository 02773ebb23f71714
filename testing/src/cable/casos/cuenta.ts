import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type Caso, OPERADORA } from '../caso.ts';

const LOGIN = { como: null, metodo: 'POST', ruta: '/api/v1/login_app' } as const;
const CAMBIAR = { metodo: 'POST', ruta: '/api/v1/usuario/cambiarPassword' } as const;
const NUEVA = 'tres llamas cruzan el puente de Ñuflo';

const sinSesion = (ruta: string, metodo: 'GET' | 'POST' = 'GET'): Caso => ({
  caso: 'sin sesión',
  como: null,
  metodo,
  ruta,
});

export const CASOS_CUENTA: Record<string, Caso[]> = {
  salud: [
    { caso: 'vive', como: null, ruta: '/salud/vivo' },
    { caso: 'puede atender', como: null, ruta: '/salud/listo' },
    {
      caso: 'sin el permiso sobre las tablas no puede atender',
      como: null,
      ruta: '/salud/listo',
      antes: async ({ base }) => {
        await base.owner.pool.query('revoke select on rol from sgpa_app');
      },
    },
  ],
  ingreso: [
    { ...LOGIN, caso: 'entra', cuerpo: { username: OPERADORA, password: PASSWORD_DEMO } },
    { ...LOGIN, caso: 'contraseña equivocada', cuerpo: { username: OPERADORA, password: 'no es la mía' } },
    { ...LOGIN, caso: 'nadie con ese nombre', cuerpo: { username: 'nadie', password: 'no es la mía' } },
    { ...LOGIN, caso: 'cuenta suspendida', cuerpo: { username: 'suspendido', password: PASSWORD_DEMO } },
    {
      ...LOGIN,
      caso: 'con un código que sobra',
      cuerpo: { username: OPERADORA, password: PASSWORD_DEMO, codigo: '123456' },
    },
    { ...LOGIN, caso: 'campos que faltan', cuerpo: { username: '' } },
    { ...LOGIN, caso: 'cuerpo que no es JSON', cuerpo: 'no soy JSON' },
  ],
  'terminos-vigentes': [
    { caso: 'sin sesión', como: null, ruta: '/api/v1/terminos' },
    { caso: 'de quien todavía no los aceptó', como: 'sin.terminos', ruta: '/api/v1/terminos' },
  ],
  'cuentas-demo': [
    { caso: 'ninguna fuera de una demostración', como: null, ruta: '/api/v1/cuentasDemo' },
    { caso: 'tampoco con sesión', ruta: '/api/v1/cuentasDemo' },
  ],
  'cierre-sesion': [{ caso: 'sale', metodo: 'POST', ruta: '/api/v1/logout' }, sinSesion('/api/v1/logout', 'POST')],
  menu: [
    { caso: 'menú principal de quien registra', ruta: '/api/v1/findMenuPrincipalByRol' },
    { caso: 'menú principal de quien solo consulta', como: 'ssu.consulta', ruta: '/api/v1/findMenuPrincipalByRol' },
    { caso: 'menú de usuario', ruta: '/api/v1/findMenuSecundarioByRol' },
    sinSesion('/api/v1/findMenuPrincipalByRol'),
    sinSesion('/api/v1/findMenuSecundarioByRol'),
  ],
  'aceptacion-terminos': [
    { caso: 'aceptados', ruta: '/api/v1/verificarAceptacion' },
    { caso: 'pendientes', como: 'sin.terminos', ruta: '/api/v1/verificarAceptacion' },
    { caso: 'pendientes: lo demás se rechaza', como: 'sin.terminos', ruta: '/api/v1/enteGestor/findAll' },
    { caso: 'qué cambió, para quien aceptó la vigente', ruta: '/api/v1/terminos/cambios' },
    { caso: 'qué cambió, para quien no aceptó ninguna', como: 'sin.terminos', ruta: '/api/v1/terminos/cambios' },
    { caso: 'acepta otra versión', como: 'sin.terminos', ruta: '/api/v1/activarUsuario?version=99' },
    { caso: 'acepta la vigente', como: 'sin.terminos', ruta: '/api/v1/activarUsuario?version=1' },
    sinSesion('/api/v1/verificarAceptacion'),
  ],
  'operaciones-realizadas': [
    { caso: 'las del día', ruta: '/api/v1/operacionByUsuario' },
    sinSesion('/api/v1/operacionByUsuario'),
  ],
  perfil: [
    { caso: 'de un ente gestor', ruta: '/api/v1/findUsuario' },
    { caso: 'de la autoridad', como: 'adm.autoridad', ruta: '/api/v1/findUsuario' },
    sinSesion('/api/v1/findUsuario'),
  ],
  'cambio-password': [
    { ...CAMBIAR, caso: 'la actual no es esa', cuerpo: { password: 'no es la que tengo', newPassword: NUEVA } },
    { ...CAMBIAR, caso: 'la nueva es corta', cuerpo: { password: PASSWORD_DEMO, newPassword: 'corta' } },
    { ...CAMBIAR, caso: 'un campo que no es texto', cuerpo: { password: 1, newPassword: NUEVA } },
    { ...CAMBIAR, caso: 'sin sesión', como: null, cuerpo: { password: PASSWORD_DEMO, newPassword: NUEVA } },
    { ...CAMBIAR, caso: 'cambia', cuerpo: { password: PASSWORD_DEMO, newPassword: NUEVA }, clave: 'cambio-1' },
  ],
};
