import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';

/** A beneficiary as the details show it; tests change what they are about. */
export const BENEFICIARIO: BeneficiarioDetalle = {
  idAfiliadoEnteGestor: 7,
  id_ente_gestor: 1,
  version: 4,
  tipo_documento: 'CI',
  numero_documento: numeroDocumento('1000201'),
  complemento_documento: '2B',
  codigo_entidad: 'NIT-1020304050',
  fecha_afiliacion: fecha('2020-01-02'),
  acciones_permitidas: [],
  documento: '1000201-2B',
  nombres: 'Menor',
  primer_apellido: 'Ficticio',
  segundo_apellido: '',
  fecha_nacimiento: fecha('2015-06-01'),
  tipo_parentesco: 'HIJA/HIJO',
  estado: 'CESANTIA',
  fecha_estado: fecha('2026-12-20'),
  codigo_estado: 103,
  tipo_asegurado: 'TRABAJADOR',
  fallecido: false,
  fecha_baja: fecha('2026-10-20'),
  fecha_cesantia: fecha('2026-12-20'),
  fecha_ampliacion: null,
  fecha_inhabilitado: null,
  fecha_derechohabiente: null,
};

export const PERSONA_TITULAR: DetalleAsegurado['resultado_persona'] = {
  tipo_documento: 'CI',
  numero_documento: numeroDocumento('1000009'),
  complemento_documento: '1A',
  nombres: 'Persona',
  primer_apellido: 'Ficticia',
  segundo_apellido: '',
  fecha_nacimiento: fecha('1985-03-14'),
  edad: 41,
  fallecido: false,
  genero: null,
  estado_civil: null,
  departamento: null,
  municipio: null,
  correo_electronico: null,
  telefono_domicilio: null,
  telefono_movil: null,
  direccion: null,
  foto_persona: null,
};
