import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { PersonaHallada } from '../identidad.ts';

export function personaDePrueba(cambios: Partial<PersonaHallada> = {}): PersonaHallada {
  return {
    tipo_documento: 'CI',
    numero_documento: numeroDocumento('1000009'),
    complemento_documento: '1A',
    nombres: 'TITO AMARU',
    primer_apellido: 'CONDORI',
    segundo_apellido: 'NINA',
    fecha_nacimiento: fecha('1985-03-14'),
    edad: 41,
    sexo: 'M',
    estado_civil: 'CASADO',
    pais: 'BOLIVIA',
    departamento: 'CB',
    municipio: '030101',
    imagen_fotografica: null,
    defuncion_registrada: null,
    aviso_identidad: null,
    titular_vigente: [],
    empleos_con_baja: [],
    poblacion_asegurada: null,
    estado_respuesta: { codigo: 100, mensaje: '', detalle: [] },
    estado_asegurado: { codigo: 402, detalle: [] },
    estado_fuente_pago: { codigo: 301, detalle: [] },
    ...cambios,
  };
}
