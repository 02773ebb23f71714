import type { Ruta } from './ruta.ts';

/** System users (decisions §6). */
export const RUTAS_USUARIO = {
  usuarios: { slug: 'usuarios', method: 'GET', path: '/v1/usuarioSistema' },
  'usuarios/opciones': { slug: 'usuarios', method: 'GET', path: '/v1/usuarioSistema/opciones' },
  'detalle-usuario': { slug: 'detalle-usuario', method: 'GET', path: '/v1/usuarioSistema/:id' },
  'registro-usuario': { slug: 'registro-usuario', method: 'POST', path: '/v1/usuarioSistema', idempotente: true },
  'actualizacion-usuario': {
    slug: 'actualizacion-usuario',
    method: 'PUT',
    path: '/v1/usuarioSistema/:id',
    idempotente: true,
  },
  'activacion-usuario': {
    slug: 'activacion-usuario',
    method: 'PUT',
    path: '/v1/usuarioSistema/:id/activar',
    idempotente: true,
  },
  'baja-usuario': { slug: 'baja-usuario', method: 'PUT', path: '/v1/usuarioSistema/:id/baja', idempotente: true },
  'recuperacion-credenciales': {
    slug: 'recuperacion-credenciales',
    method: 'PUT',
    path: '/v1/usuarioSistema/:id/recuperarCredenciales',
    idempotente: true,
  },
  'restablecimiento-segundo-factor': {
    slug: 'restablecimiento-segundo-factor',
    method: 'PUT',
    path: '/v1/usuarioSistema/:id/restablecerSegundoFactor',
    idempotente: true,
  },
} as const satisfies Record<string, Ruta>;

/** Without a session: a link is asked for, looked at and used. */
export const RUTAS_RECUPERACION = {
  'solicitud-recuperacion': {
    slug: 'solicitud-recuperacion',
    method: 'POST',
    path: '/v1/usuario/solicitarRecuperacion',
  },
  'nueva-password': { slug: 'nueva-password', method: 'POST', path: '/v1/usuario/nuevaPassword' },
  'nueva-password/enlace': { slug: 'nueva-password', method: 'POST', path: '/v1/usuario/enlaceRecuperacion' },
} as const satisfies Record<string, Ruta>;
