import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';

/** The list shows a holder so; each test changes what it is about. */
export const FILA: FilaAsegurado = {
  idAfiliadoEnteGestor: 1,
  tipo_documento: 'CI',
  numero_documento: numeroDocumento('1000009'),
  complemento_documento: '1A',
  nombres: 'Persona',
  primer_apellido: 'Ficticia',
  segundo_apellido: '',
  fecha_nacimiento: fecha('1985-03-14'),
  edad: 41,
  estado: {
    codigo: 100,
    descripcion: 'ACTIVO',
    fecha_afiliacion: fecha('2020-01-02'),
    fecha_baja: null,
    fecha_cesantia: null,
    fecha_ampliacion: null,
  },
  fecha_estado: null,
  codigo_entidad: 'NIT-1020304050',
  nombre_entidad: 'Empresa ficticia',
  tipo_asegurado: 'TRABAJADOR',
  fallecido: false,
  saneado: false,
  tipo_documento_titular: null,
  numero_documento_titular: null,
  complemento_documento_titular: null,
  doc_titular: null,
  fecha_nacimiento_titular: null,
  codigo_entidad_titular: null,
  fecha_afiliacion_titular: null,
  estado_titular: null,
  parentesco_titular: null,
  id_ente_gestor: 1,
  siglaDptoEnteGestor: 'LP',
  siglaEnteGestor: 'CNS',
  siglaGenero: 'M',
  usuario_creacion: 'usuario.ficticio',
  acciones_permitidas: [],
  version: 3,
};

/** The list of beneficiaries shows a beneficiary of that holder so. */
export const FILA_BENEFICIARIO: FilaAsegurado = {
  ...FILA,
  idAfiliadoEnteGestor: 2,
  numero_documento: numeroDocumento('1000201'),
  complemento_documento: '',
  fecha_nacimiento: fecha('2015-06-01'),
  tipo_documento_titular: FILA.tipo_documento,
  numero_documento_titular: FILA.numero_documento,
  complemento_documento_titular: FILA.complemento_documento,
  doc_titular: '1000009-1A',
  fecha_nacimiento_titular: FILA.fecha_nacimiento,
  codigo_entidad_titular: FILA.codigo_entidad,
  fecha_afiliacion_titular: FILA.estado.fecha_afiliacion,
  estado_titular: 'ACTIVO',
  parentesco_titular: 'HIJA/HIJO',
};
