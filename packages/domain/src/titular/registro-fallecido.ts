/**
 * What the deceased wizard adds to the checks of step 3 (document 2 §5 'Deceased'): the death with the paper that proves
 * it, and the identity where nobody else knows it.
 */
import { revisarNombre, revisarRequerido } from '../shared/campos.ts';
import { antesDe, despuesDe, type Limites, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

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
    certificado_defuncion: revisarRequerido(datos.certificado_defuncion, AVISO_SIN_CERTIFICADO),
  });
}

function revisarFechaDefuncion(fecha: string | null | undefined, { hoy, nacimiento, afiliacion }: Contexto) {
  const dia = fecha ?? '';
  const antesDeAfiliarse = `La fecha de defunción no puede ser anterior a la fecha de afiliación (${mostrarFecha(afiliacion)}).`;
  return (
    revisarFecha(fecha) ??
    despuesDe(dia, hoy, 'La fecha de defunción no puede ser posterior a hoy.') ??
    antesDe(dia, nacimiento, 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.') ??
    antesDe(dia, afiliacion, antesDeAfiliarse)
  );
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
