/**
 * What the deceased wizard adds to the checks of step 3 (document 2 §5 'Deceased'): the death with the paper that proves
 * it, and the identity where nobody else knows it.
 */
import { revisarNombre, revisarRequerido } from '../shared/campos.ts';
import { antesDe, despuesDe, type Fechas, type Limites, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';

type Datos = Campos<'numero_certificado_defuncion' | 'certificado_defuncion'> & Fechas<'fecha_defuncion'>;
export type CampoDefuncion = keyof Datos;

/**
 * The specification has this rule and attaches it to no field: it is said beside the picker. It holds all the same, since
 * a person wrongly marked as deceased loses the cover.
 */
export const AVISO_SIN_CERTIFICADO = 'Debe subir el certificado de defunción';

interface Contexto extends Limites {
  /** Cover cannot begin after the death; null where it begins with it. */
  afiliacion: FechaCivil | null;
}

/** Date, number and paper are all required. */
export function revisarDefuncion(datos: Datos, contexto: Contexto): Problemas<CampoDefuncion> {
  return soloProblemas({
    fecha_defuncion: revisarFechaDefuncion(datos.fecha_defuncion, contexto),
    numero_certificado_defuncion: revisarRequerido(datos.numero_certificado_defuncion),
    certificado_defuncion: revisarRequerido(datos.certificado_defuncion, AVISO_SIN_CERTIFICADO),
  });
}

function revisarFechaDefuncion(fecha: FechaCivil | null | undefined, { hoy, nacimiento, afiliacion }: Contexto) {
  if (!fecha) return revisarFecha(fecha);
  return (
    despuesDe(fecha, hoy, 'La fecha de defunción no puede ser posterior a hoy.') ??
    antesDe(fecha, nacimiento, 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.') ??
    (afiliacion && antesDe(fecha, afiliacion, antesDeAfiliarse(afiliacion)))
  );
}

const antesDeAfiliarse = (afiliacion: FechaCivil): string =>
  `La fecha de defunción no puede ser anterior a la fecha de afiliación (${mostrarFecha(afiliacion)}).`;

export type CampoIdentidad = 'nombres' | 'primer_apellido' | 'segundo_apellido';

/** Where the identity service holds no data of the deceased: names are typed, and the first ones required. */
export function revisarIdentidad(datos: Campos<CampoIdentidad>): Problemas<CampoIdentidad> {
  return soloProblemas({
    nombres: revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres),
    primer_apellido: revisarNombre(datos.primer_apellido),
    segundo_apellido: revisarNombre(datos.segundo_apellido),
  });
}
