/** The checks of the ampliación panels, of holders and beneficiaries (document 2 §5 'Ampliación'). */
import { revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFecha } from '../shared/campos-fecha.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

export type CampoAmpliacion = 'motivo' | 'fecha_ampliacion';

/** What the panel says over the form when a field is missing. */
export const AVISO_AMPLIACION = 'Debe introducir los datos requeridos';

/** Under the fields. */
export function revisarAmpliacion(datos: Campos<'motivo'> & Fechas<'fecha_ampliacion'>): Problemas<CampoAmpliacion> {
  return soloProblemas({
    motivo: revisarRequerido(datos.motivo),
    fecha_ampliacion: revisarFecha(datos.fecha_ampliacion, 'Fecha Fin Ampliacion es requerido'),
  });
}

/** The server's words for an ampliación without its date. */
export const FALTA_FECHA_AMPLIACION = 'Falta fecha_fin_ampliacion';
