/** The form of a system user (document 2 §3, §5): the account as fields, and the fields as the request. */

import type { Cuerpo } from '@sgpa/contract/envios';
import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { pideEntidad } from '@sgpa/domain/usuario/administracion';
import { avisoDeUsuario, revisarUsuario } from '@sgpa/domain/usuario/datos-usuario';
import { hallarEnLista } from '../catalogo/opciones.ts';

export interface CamposUsuario {
  usuario: string;
  ci: string;
  complemento: string;
  nombres: string;
  paterno: string;
  materno: string;
  fechaNacimiento: string;
  correo: string;
  telefono: string;
  telefonoFijo: string;
  extension: string;
  direccion: string;
  cargo: string;
  rol: string;
  idEnteGestor: string;
  idDepartamento: string;
  codRues: string;
  idEntidad: string;
  nombreEntidad: string;
}

const VACIO: CamposUsuario = {
  usuario: '',
  ci: '',
  complemento: '',
  nombres: '',
  paterno: '',
  materno: '',
  fechaNacimiento: '',
  correo: '',
  telefono: '',
  telefonoFijo: '',
  extension: '',
  direccion: '',
  cargo: '',
  rol: '',
  idEnteGestor: '',
  idDepartamento: '',
  codRues: '',
  idEntidad: '',
  nombreEntidad: '',
};

/** Somebody new, in the only managing entity that there is to choose. */
export const nuevo = ({ entes }: OpcionesDeUsuario): CamposUsuario => ({
  ...VACIO,
  idEnteGestor: entes.length === 1 ? String(entes[0]?.id ?? '') : '',
});

const numero = (valor: number | null): string => valor?.toString() ?? '';

/** An account without a department of its own stands in its establishment's: by it the form finds the establishment. */
const departamentoDe = (u: UsuarioSistema, departamentos: readonly Parametrica[]): number | null =>
  u.idDepartamento ?? hallarEnLista(departamentos, u.establecimiento.departamentoSubsector)?.id ?? null;

export const toForm = (u: UsuarioSistema, departamentos: readonly Parametrica[]): CamposUsuario => ({
  usuario: u.usuario,
  ci: u.ci,
  complemento: u.complemento,
  nombres: u.nombres,
  paterno: u.paterno,
  materno: u.materno,
  fechaNacimiento: u.fechaNacimiento === null ? '' : mostrarFecha(u.fechaNacimiento),
  correo: u.correo,
  telefono: u.telefono,
  telefonoFijo: u.telefonoFijo,
  extension: u.extension,
  direccion: u.direccion,
  cargo: u.cargo,
  rol: u.rol,
  idEnteGestor: String(u.idEnteGestor),
  idDepartamento: numero(departamentoDe(u, departamentos)),
  codRues: u.codRues,
  idEntidad: numero(u.idEntidad),
  nombreEntidad: u.nombreEntidad ?? '',
});

const idDe = (texto: string): number | null => (texto === '' ? null : Number(texto));

/** Checked before; the server reads the date again. */
export function toRequest(campos: CamposUsuario): Cuerpo<'registro-usuario'> {
  const { nombreEntidad: _, fechaNacimiento, idEnteGestor, idDepartamento, idEntidad, ...textos } = campos;
  const deEmpleador = pideEntidad(campos.rol);
  return {
    ...textos,
    fechaNacimiento: leerFechaEscrita(fechaNacimiento) ?? fechaNacimiento,
    idEnteGestor: idDe(idEnteGestor),
    idDepartamento: idDe(idDepartamento),
    idEntidad: deEmpleador ? idDe(idEntidad) : null,
    codRues: deEmpleador ? null : campos.codRues,
  };
}

export const revisar = (campos: CamposUsuario, hoy: FechaCivil) => textosDe(revisarUsuario(campos, hoy));

export const FALTAN_DATOS = 'Observación: Debe introducir la información en los campos requeridos.';

/** Over the form when it is saved with something wrong. */
export const aviso = (campos: CamposUsuario): string => avisoDeUsuario(campos) ?? FALTAN_DATOS;
