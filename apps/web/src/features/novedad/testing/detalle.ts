import type { DetalleNovedad, NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { delCable } from '../../../lib/testing/del-cable.ts';

/** The server answers so about a holder with one novedad that a baja answers. */
export const detalleDePrueba = (novedad: Partial<NovedadDeAfiliacion> = {}): DetalleNovedad =>
  delCable({
    persona: {
      nombres: 'JORGE LUIS',
      primer_apellido: 'GUTIÉRREZ',
      segundo_apellido: 'MARCA',
      numero_documento: '1000100',
      complemento_documento: '',
      fecha_nacimiento: '1985-03-14',
    },
    afiliacion_actual: {
      nombre_ente_gestor: 'Caja Nacional de Salud',
      fecha_afiliacion: '2024-01-18',
      nombre_entidad: 'INDUSTRIAS ALTIPLANO S.A.',
      estado: 'ACTIVO',
    },
    novedades: [
      {
        idNovedadEnteGestor: 7,
        codigoNovedad: 'DOBLE_AFILIACION',
        estado: 'ACTIVO',
        fechaInicio: '2024-01-18',
        fechaFin: null,
        claveTipoAfiliacion: 'TITULAR',
        claveRelacionTitular: null,
        nombreEntidad: 'INDUSTRIAS ALTIPLANO S.A.',
        idAfiliadoEnteGestor: 70,
        detalleNovedad: 'La persona tiene cobertura vigente en: Caja Petrolera de Salud.',
        impide_baja: null,
        ...novedad,
      },
    ],
  });
