/**
 * What the deceased wizard adds to the checks of step 3 (document 2 §5 'Deceased'): the death with the paper that proves
 * it, and the identity where nobody else knows it.
 */

import { revisarNombre, revisarRequerido } from '../shared/campos.ts';
import { type Limites, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { type Campos, type Problema, type Problemas, soloProblemas } from '../shared/problemas.ts';

export type CampoDefuncion = 'fecha_defuncion' | 'numero_certificado_defuncion' | 'certificado_defuncion';

/**
 * The specification has this rule and attaches it to no field: it is said beside the picker. It holds all the same, since
 * a person wrongly marked as deceased loses the cover.
 */
export const AVISO_SIN_CERTIFICADO = 'Debe subir el certificado de defunción';

interface Contexto extends Limites {
  /** Cover cannot begin after the death. */
  afiliacion: FechaCivil;
}

/** Date, number and paper are all required. */
export function revisarDefuncion(datos: Campos<CampoDefuncion>, contexto: Contexto): Problemas<CampoDefuncion> {
  return soloProblemas({
    fecha_defuncion: revisarFechaDefuncion(datos.fecha_defuncion, contexto),
    numero_certificado_defuncion: revisarRequerido(datos.numero_certificado_defuncion),
    certificado_defuncion: revisarRequerido(datos.certificado_defuncion) && AVISO_SIN_CERTIFICADO,
  });
}

function revisarFechaDefuncion(fecha: string | null | undefined, { hoy, nacimiento, afiliacion }: Contexto): Problema {
  const problema = revisarFecha(fecha);
  if (problema !== null) return problema;
  const dia = fecha ?? '';
  if (dia > hoy) return 'La fecha de defunción no puede ser posterior a hoy.';
  if (nacimiento && dia < nacimiento) return 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.';
  return dia < afiliacion
    ? `La fecha de defunción no puede ser anterior a la fecha de afiliación (${mostrarFecha(afiliacion)}).`
    : null;
}

export type CampoIdentidad = 'nombres' | 'primer_apellido' | 'segundo_apellido';

/** Where the identity service holds no data of the deceased: names are typed, and the first ones required. */
export function revisarIdentidad(datos: Campos<CampoIdentidad>): Problemas<CampoIdentidad> {
  return soloProblemas({
    nombres: revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres),
    primer_apellido: revisarNombre(datos.primer_apellido),
    segundo_apellido: revisarNombre(datos.segundo_apellido),
  });
}
