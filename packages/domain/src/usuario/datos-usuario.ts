/** Checks the form of a system user (document 2 §3 System user, §5 User form). */

import {
  estaVacio,
  revisarComplemento,
  revisarCorreo,
  revisarNombre,
  revisarNumeroDocumento,
  revisarTelefono,
} from '../shared/campos.ts';
import { despuesDe, revisarFechaEscrita } from '../shared/campos-fecha.ts';
import { type FechaCivil, leerFechaEscrita } from '../shared/fecha-civil.ts';
import { revisarLargo } from '../shared/largo.ts';
import {
  type Campos,
  fueraDeLimite,
  invalido,
  type ProblemaDeCampo,
  type Problemas,
  requerido,
  soloProblemas,
} from '../shared/problemas.ts';
import { pideEntidad } from './administracion.ts';

export const NOMBRE_DE_USUARIO = { min: 4, max: 60 } as const;
export const MAX_DIRECCION_USUARIO = 300;
export const MAX_CARGO = 150;
export const MAX_EXTENSION = 10;

export type CampoUsuario =
  | 'usuario'
  | 'ci'
  | 'complemento'
  | 'nombres'
  | 'paterno'
  | 'materno'
  | 'fechaNacimiento'
  | 'correo'
  | 'telefono'
  | 'telefonoFijo'
  | 'extension'
  | 'direccion'
  | 'cargo'
  | 'rol'
  | 'idEnteGestor'
  | 'idEntidad';

type Texto = string | null | undefined;
type Revision = ProblemaDeCampo | null;

const TEXTO = {
  CORREO_REQUERIDO: 'E-mail es obligatorio',
  CORREO_INVALIDO: 'correo invalido',
  CORREO_VACIO: 'Correo Electronico no puede ser vacio.',
  CORREO_NO_VALIDO: 'El Correo Introducido no es Valido.',
  CI_VACIO: 'Nro. Documento no puede ser vacio.',
  NOMBRE_REQUERIDO: 'Nombre es obligatorio',
  NACIMIENTO_REQUERIDO: 'Fecha de nacimiento es obligatorio',
  NACIMIENTO_INVALIDO: 'Fecha Invalida',
} as const;

/** Gives the name as it is kept and compared: signing in asks for it without regard to case. */
export const limpiarNombreDeUsuario = (texto: string): string => texto.trim().toLowerCase();

/** Accepts lower case letters, digits and single dots, hyphens or underscores between them. */
export function revisarNombreDeUsuario(texto: Texto): Revision {
  const limpio = limpiarNombreDeUsuario(texto ?? '');
  if (limpio === '') return requerido('El nombre de usuario es obligatorio.');
  if (limpio.length < NOMBRE_DE_USUARIO.min || limpio.length > NOMBRE_DE_USUARIO.max)
    return fueraDeLimite(`Debe tener entre ${NOMBRE_DE_USUARIO.min} y ${NOMBRE_DE_USUARIO.max} caracteres.`);
  return /^[a-z0-9]+([._-][a-z0-9]+)*$/.test(limpio)
    ? null
    : invalido('Solo letras sin acento, números y, entre ellos, punto, guion o guion bajo.');
}

const MARCAS = /\p{M}/gu;

/** Proposes the first of the names and the paternal surname in the form: `ana.quispe`. */
export function proponerNombreDeUsuario(nombres: string, paterno: string): string {
  const palabra = (texto: string) =>
    (texto.trim().toLowerCase().normalize('NFD').replace(MARCAS, '').split(/\s+/)[0] ?? '').replace(/[^a-z0-9]/g, '');
  return [palabra(nombres), palabra(paterno)].filter((parte) => parte !== '').join('.');
}

export function revisarCorreoDeUsuario(texto: Texto): Revision {
  if (estaVacio(texto)) return requerido(TEXTO.CORREO_REQUERIDO);
  return revisarCorreo(texto) === null ? null : invalido(TEXTO.CORREO_INVALIDO);
}

export const revisarCiDeUsuario = (texto: Texto): Revision => revisarNumeroDocumento(texto, TEXTO.CI_VACIO);

export const revisarNombresDeUsuario = (texto: Texto): Revision =>
  estaVacio(texto) ? requerido(TEXTO.NOMBRE_REQUERIDO) : revisarNombre(texto);

/** Checks what was typed in the field, DD/MM/YYYY; not after today. */
export function revisarNacimientoDeUsuario(texto: Texto, hoy: FechaCivil): Revision {
  if (estaVacio(texto)) return requerido(TEXTO.NACIMIENTO_REQUERIDO);
  const leida = leerFechaEscrita(texto ?? '');
  if (revisarFechaEscrita(texto) !== null || leida === null) return invalido(TEXTO.NACIMIENTO_INVALIDO);
  return despuesDe(leida, hoy, TEXTO.NACIMIENTO_INVALIDO);
}

/** Checks the whole form. The birth date is read as it was typed or as it travels. */
export function revisarUsuario(datos: Campos<CampoUsuario>, hoy: FechaCivil): Problemas<CampoUsuario> {
  return soloProblemas<CampoUsuario>({
    usuario: revisarNombreDeUsuario(datos.usuario),
    ci: revisarCiDeUsuario(datos.ci),
    complemento: revisarComplemento(datos.complemento),
    nombres: revisarNombresDeUsuario(datos.nombres),
    paterno: revisarNombre(datos.paterno),
    materno: revisarNombre(datos.materno),
    fechaNacimiento: revisarNacimientoDeUsuario(datos.fechaNacimiento, hoy),
    correo: revisarCorreoDeUsuario(datos.correo),
    telefono: revisarTelefono(datos.telefono),
    telefonoFijo: revisarTelefono(datos.telefonoFijo),
    extension: revisarLargo(datos.extension, MAX_EXTENSION),
    direccion: revisarLargo(datos.direccion, MAX_DIRECCION_USUARIO),
    cargo: revisarLargo(datos.cargo, MAX_CARGO),
    rol: estaVacio(datos.rol) ? requerido('El rol es obligatorio.') : null,
    idEnteGestor: estaVacio(datos.idEnteGestor) ? requerido('El ente gestor es obligatorio.') : null,
    idEntidad:
      pideEntidad(datos.rol ?? '') && estaVacio(datos.idEntidad)
        ? requerido('La entidad empleadora es obligatoria para este rol.')
        : null,
  });
}

/** Tells what is wrong with the e-mail when the form is saved, and by the server, in the specification's words. */
export function avisoDeCorreo(correo: Texto): string | null {
  if (estaVacio(correo)) return TEXTO.CORREO_VACIO;
  return revisarCorreo(correo) === null ? null : TEXTO.CORREO_NO_VALIDO;
}

/** Gives what is said over the form when it is saved: the first of these. */
export function avisoDeUsuario(datos: Campos<CampoUsuario>): string | null {
  return estaVacio(datos.ci) ? TEXTO.CI_VACIO : avisoDeCorreo(datos.correo);
}
