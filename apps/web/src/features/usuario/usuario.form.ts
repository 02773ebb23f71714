/** The form edits a system user (document 2 §3, §5). */

import type { Cuerpo } from '@sgpa/contract/envios';
import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { limpiarTelefono, MAX_TELEFONO } from '@sgpa/domain/shared/campos';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { pideEntidad } from '@sgpa/domain/usuario/administracion';
import {
  avisoDeUsuario,
  limpiarNombreDeUsuario,
  MAX_CARGO,
  MAX_DIRECCION_USUARIO,
  MAX_EXTENSION,
  NOMBRE_DE_USUARIO,
  revisarUsuario,
} from '@sgpa/domain/usuario/datos-usuario';
import { enTextos, vacios } from '../../lib/textos-de-formulario.ts';
import type { FormField } from '../../ui/FormFields.tsx';
import { hallarEnLista } from '../catalogo/opciones.ts';

export type CamposUsuario = Record<keyof Cuerpo<'registro-usuario'> | 'nombreEntidad', string>;

const TELEFONO = { maxLength: MAX_TELEFONO, normalize: limpiarTelefono };

/** These fields come after the document; a new field is a line here. */
export const PERSONALES = [
  { kind: 'date', name: 'fechaNacimiento', label: 'Fecha de nacimiento', required: true, birth: true },
  { kind: 'text', name: 'nombres', label: 'Nombres', required: true, maxLength: MAX_NOMBRE, upper: true },
  { kind: 'text', name: 'paterno', label: 'Apellido paterno', maxLength: MAX_NOMBRE, upper: true },
  { kind: 'text', name: 'materno', label: 'Apellido materno', maxLength: MAX_NOMBRE, upper: true },
  { kind: 'text', name: 'correo', label: 'Correo electrónico', required: true, inputMode: 'email', maxLength: 150 },
  { kind: 'text', name: 'telefono', label: 'Teléfono', inputMode: 'tel', ...TELEFONO },
  { kind: 'text', name: 'telefonoFijo', label: 'Teléfono fijo', inputMode: 'tel', ...TELEFONO },
  { kind: 'text', name: 'extension', label: 'Extensión', inputMode: 'numeric', maxLength: MAX_EXTENSION },
  { kind: 'text', name: 'direccion', label: 'Dirección', maxLength: MAX_DIRECCION_USUARIO },
  { kind: 'text', name: 'cargo', label: 'Cargo', maxLength: MAX_CARGO, upper: true },
] as const satisfies readonly FormField<CamposUsuario>[];

const DE_CUENTA = ['rol', 'idEnteGestor', 'idDepartamento', 'codRues', 'idEntidad', 'nombreEntidad'] as const;
const NOMBRES = ['ci', 'complemento', 'usuario', ...DE_CUENTA, ...PERSONALES.map(({ name }) => name)] as const;

/** The name that they sign in with is chosen once. */
export const campoUsuario = (esNuevo: boolean): FormField<CamposUsuario> => ({
  kind: 'text',
  name: 'usuario',
  label: 'Usuario',
  required: true,
  disabled: !esNuevo,
  help: esNuevo ? 'Con este nombre ingresará. Después no se puede cambiar.' : undefined,
  maxLength: NOMBRE_DE_USUARIO.max,
  normalize: limpiarNombreDeUsuario,
});

/** Starts a new account in the managing entity, when there is only one to choose. */
export const nuevo = ({ entes }: OpcionesDeUsuario): CamposUsuario => ({
  ...vacios(NOMBRES),
  idEnteGestor: entes.length === 1 ? String(entes[0]?.id ?? '') : '',
});

/** An account without a department of its own stands in its establishment's: by it the form finds the establishment. */
const departamentoDe = (u: UsuarioSistema, departamentos: readonly Parametrica[]): number | null =>
  u.idDepartamento ?? hallarEnLista(departamentos, u.establecimiento.departamentoSubsector)?.id ?? null;

export const toForm = (u: UsuarioSistema, departamentos: readonly Parametrica[]): CamposUsuario => ({
  ...enTextos(NOMBRES, u),
  fechaNacimiento: u.fechaNacimiento === null ? '' : mostrarFecha(u.fechaNacimiento),
  idDepartamento: String(departamentoDe(u, departamentos) ?? ''),
});

const idDe = (texto: string): number | null => (texto === '' ? null : Number(texto));

/** The fields were checked before; the server reads the date again. */
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

/** The notice stands over the form when it is saved with something wrong. */
export const aviso = (campos: CamposUsuario): string => avisoDeUsuario(campos) ?? FALTAN_DATOS;
