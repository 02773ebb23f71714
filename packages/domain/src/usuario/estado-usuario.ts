import { puede } from '../cuenta/permisos.ts';

/** An account has these states (document 2 §3 System user, §4: REGISTRADO becomes ACTIVO through activation). */
export const ESTADOS_USUARIO = ['REGISTRADO', 'ACTIVO', 'SUSPENDIDO', 'BAJA'] as const;
export type EstadoUsuario = (typeof ESTADOS_USUARIO)[number];

export const leerEstadoUsuario = (texto: string): EstadoUsuario | undefined =>
  ESTADOS_USUARIO.find((estado) => estado === texto);

/** An administrator does this to an account, and is offered it in these states. */
export const ACCIONES_DE_USUARIO = {
  'detalle-usuario': ESTADOS_USUARIO,
  'actualizacion-usuario': ['REGISTRADO', 'ACTIVO', 'SUSPENDIDO'],
  'activacion-usuario': ['REGISTRADO', 'SUSPENDIDO', 'BAJA'],
  'recuperacion-credenciales': ['ACTIVO'],
  'restablecimiento-segundo-factor': ['ACTIVO', 'SUSPENDIDO'],
  'baja-usuario': ['REGISTRADO', 'ACTIVO', 'SUSPENDIDO'],
} as const satisfies Record<string, readonly EstadoUsuario[]>;

export type AccionDeUsuario = keyof typeof ACCIONES_DE_USUARIO;

export const accionesDeUsuario = Object.keys(ACCIONES_DE_USUARIO) as [AccionDeUsuario, ...AccionDeUsuario[]];

export const admiteAccion = (estado: string, accion: AccionDeUsuario): boolean =>
  ACCIONES_DE_USUARIO[accion].some((uno) => uno === estado);

const NO_SOBRE_LA_PROPIA: readonly AccionDeUsuario[] = ['baja-usuario', 'restablecimiento-segundo-factor'];

/** Tells what somebody of this role may do to an account in this state; nobody ends their own. */
export const accionesSobreUsuario = (estado: string, quien: { rol: string; esPropia: boolean }): AccionDeUsuario[] =>
  accionesDeUsuario.filter(
    (accion) =>
      puede(quien.rol, accion) &&
      admiteAccion(estado, accion) &&
      !(quien.esPropia && NO_SOBRE_LA_PROPIA.includes(accion)),
  );

export const textoDeEstado = (estado: string): string =>
  `La operación no corresponde al estado de la cuenta: ${estado}.`;

/** An account that waits for its activation shows this (document 2 §4). */
export const AVISO_REGISTRADO =
  'El usuario está REGISTRADO y todavía no puede ingresar. Actívelo para que reciba sus credenciales.';
