import { leerAccionDeFila, reglaDeAccion } from '../cuenta/acciones.ts';
import { NOMBRE_DE_CAMPO } from './nombres-de-campos.ts';

/** These texts tell an affiliation's history (acuerdos §5); an action of the list has its in `cuenta/acciones.ts`. */
const DESCRIPCIONES = {
  'registro-titular': 'Registro de la afiliación',
  'registro-titular-lista': 'Registro de la afiliación',
  'registro-fallecido': 'Registro de la afiliación de una persona fallecida',
  'registro-beneficiario': 'Registro de la afiliación',
  'vencimiento-cobertura': 'Cambio de estado por fecha',
  'aviso-edad': 'Aviso de que la cobertura termina por edad',
  'edad-parametro': 'Cambio de la edad en que termina el derecho',
  'confirmacion-defuncion': 'Fallecimiento confirmado por el SEGIP',
  'revision-fallecimiento': 'Fallecimiento registrado por error',
  'baja-novedad': 'Baja por novedad',
  'correccion-identidad': 'Identidad corregida según el SEGIP',
  'cambio-empleador': 'Fin de la cobertura por un empleo nuevo',
  'union-identidad': 'Registros de la misma persona unidos',
  'reversion-identidad': 'Unión de registros deshecha',
} as const;

/** These texts stand where the affiliation only followed a deed on another one, or began by it. */
const SEGUIDAS: Readonly<Record<string, string>> = {
  'registro-fallecido': 'Fin de la afiliación por fallecimiento',
  'baja-beneficiario': 'Fin de la afiliación por fallecimiento',
};
const COMENZADAS: Readonly<Record<string, string>> = { 'cambio-empleador': 'Paso al empleo nuevo del titular' };

/** Tells a kind, a former version's too. `siguio`: another affiliation was acted upon; `comienza`: this one began by it. */
export function descripcionDeHecho(hecho: string, siguio = false, comienza = false): string {
  const propia = (comienza ? COMENZADAS[hecho] : undefined) ?? (siguio ? SEGUIDAS[hecho] : undefined);
  if (propia !== undefined) return propia;
  const accion = leerAccionDeFila(hecho);
  const regla = accion && reglaDeAccion(accion);
  if (regla !== undefined) return regla.lee ? hecho : regla.historia;
  return hecho in DESCRIPCIONES ? DESCRIPCIONES[hecho as keyof typeof DESCRIPCIONES] : hecho;
}

/**
 * The timeline tells these columns, and names of what some columns point to, in this order. What has no name here (ids)
 * does not leave the server; of salary and photograph only the fact of a change does.
 */
export const NOMBRES_DE_HECHOS: Readonly<Record<string, string>> = {
  fecha_afiliacion: NOMBRE_DE_CAMPO.fecha_afiliacion,
  fecha_baja: 'Fecha de baja',
  fecha_cesantia: 'Fecha de cesantía',
  fecha_ampliacion: 'Fecha de ampliación',
  fecha_derechohabiente: 'Fecha de derechohabiente',
  fin_por_edad: 'Último día por edad',
  fin_cobertura: 'Último día de cobertura',
  condicion: 'Condición',
  condicion_hasta: 'Condición hasta',
  motivo: 'Motivo de la baja',
  detalle_motivo: 'Detalle de la baja',
  motivo_ampliacion: 'Motivo de la ampliación',
  detalle_ampliacion: 'Detalle de la ampliación',
  detalle_derechohabiente: 'Detalle de la habilitación',
  entidad: 'Entidad empleadora',
  tipo_asegurado: NOMBRE_DE_CAMPO.tipo_asegurado,
  parentesco: NOMBRE_DE_CAMPO.parentesco,
  matricula: NOMBRE_DE_CAMPO.matricula,
  departamento_afiliacion: NOMBRE_DE_CAMPO.departamento_afiliacion,
  establecimiento: NOMBRE_DE_CAMPO.establecimiento,
  fecha_ingreso_trabajo: NOMBRE_DE_CAMPO.fecha_ingreso_trabajo,
  puesto_empleado: NOMBRE_DE_CAMPO.puesto_empleado,
  salario: NOMBRE_DE_CAMPO.salario,
  departamento_empleador: NOMBRE_DE_CAMPO.departamento_empleador,
  municipio_empleador: NOMBRE_DE_CAMPO.municipio_empleador,
  genero: NOMBRE_DE_CAMPO.genero,
  estado_civil: NOMBRE_DE_CAMPO.estado_civil,
  departamento: NOMBRE_DE_CAMPO.departamento,
  municipio: NOMBRE_DE_CAMPO.municipio,
  correo_electronico: NOMBRE_DE_CAMPO.correo_electronico,
  telefono_domicilio: NOMBRE_DE_CAMPO.telefono_domicilio,
  telefono_movil: NOMBRE_DE_CAMPO.telefono_movil,
  direccion: NOMBRE_DE_CAMPO.direccion,
  fotografia: NOMBRE_DE_CAMPO.fotografia,
  documento: 'Documento',
  clase_documento: 'Clase de documento',
  nombre: 'Nombre',
  fecha_nacimiento: 'Fecha de nacimiento',
  repetida: 'Afiliación repetida, que no cubre más',
  fecha_revision: 'En revisión desde',
  detalle_revision: 'Motivo de la revisión',
};

/** The daily job signs as this author for what nobody asked for. */
export const AUTOR_SISTEMA = 'SISTEMA';
