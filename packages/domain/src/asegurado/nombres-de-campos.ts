/** People read these names wherever a field of a record is named by itself: the form, a message, the history. */

export const NOMBRE_DE_CAMPO = {
  fecha_afiliacion: 'Fecha de afiliación',
  tipo_asegurado: 'Tipo de asegurado',
  parentesco: 'Parentesco',
  matricula: 'Matrícula',
  fecha_ingreso_trabajo: 'Fecha de ingreso al trabajo',
  puesto_empleado: 'Cargo',
  salario: 'Salario',
  departamento_empleador: 'Departamento del empleador',
  municipio_empleador: 'Municipio del empleador',
  departamento_afiliacion: 'Departamento de la afiliación',
  establecimiento: 'Establecimiento de salud',
  fotografia: 'Fotografía',
  genero: 'Género',
  estado_civil: 'Estado civil',
  departamento: 'Departamento de la persona',
  municipio: 'Municipio de la persona',
  correo_electronico: 'Correo electrónico',
  telefono_domicilio: 'Teléfono de domicilio',
  telefono_movil: 'Teléfono móvil',
  direccion: 'Dirección',
} as const;
