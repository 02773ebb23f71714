/** What the deceased wizard adds to the checks of step 3 (document 2 §5 'Deceased'). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type Limites, revisarFecha, revisarNombre, revisarRequerido } from './formulario.ts';
import { type Campos, type Problemas, soloProblemas } from './problemas.ts';

export type CampoFallecido = 'fecha_defuncion' | 'nombres' | 'primer_apellido' | 'segundo_apellido';

/**
 * The specification has this rule and attaches it to no field: without a certificate the record can be saved, and the
 * form says this beside the picker.
 */
export const AVISO_SIN_CERTIFICADO = 'Debe subir el certificado de defunción';

/** `sinIdentidad`: the identity service holds no data of the deceased, so names are typed and the first ones required. */
export function revisarFallecido(
  datos: Campos<CampoFallecido>,
  contexto: Limites & { sinIdentidad: boolean },
): Problemas<CampoFallecido> {
  const fecha_defuncion = revisarFechaDefuncion(datos.fecha_defuncion, contexto);
  if (!contexto.sinIdentidad) return soloProblemas({ fecha_defuncion });
  return soloProblemas({
    fecha_defuncion,
    nombres: revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres),
    primer_apellido: revisarNombre(datos.primer_apellido),
    segundo_apellido: revisarNombre(datos.segundo_apellido),
  });
}

/** Optional, as the specification leaves it; a day between the birth and today. */
function revisarFechaDefuncion(fecha: string | null | undefined, { hoy, nacimiento }: Limites): string | null {
  const dia: FechaCivil = (fecha ?? '').trim();
  if (dia === '') return null;
  const problema = revisarFecha(dia);
  if (problema !== null) return problema;
  if (dia > hoy) return 'La fecha de defunción no puede ser posterior a hoy.';
  return nacimiento && dia < nacimiento
    ? 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'
    : null;
}
