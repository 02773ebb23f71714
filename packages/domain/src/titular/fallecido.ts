/** What the deceased wizard asks for besides the holder's form (document 2 §3 Holder save item, §5 Deceased). */
import { esFechaCivil, type FechaCivil } from '../shared/fecha-civil.ts';
import { type Problema, revisarNombre, revisarRequerido, TEXTO_REQUERIDO } from './formulario.ts';

type Texto = string | null | undefined;

export const TEXTO_CERTIFICADO_REQUERIDO = 'Debe subir el certificado de defunción';

interface LimitesDefuncion {
  hoy: FechaCivil;
  nacimiento?: Texto;
  afiliacion?: Texto;
}

/** Required; not after today, nor before the birth or the affiliation. */
export function revisarFechaDefuncion(fecha: Texto, { hoy, nacimiento, afiliacion }: LimitesDefuncion): Problema {
  const dia = (fecha ?? '').trim();
  if (dia === '') return TEXTO_REQUERIDO;
  if (!esFechaCivil(dia)) return 'La fecha no es válida.';
  if (dia > hoy) return 'La fecha de defunción no puede ser posterior a hoy.';
  if (nacimiento && dia < nacimiento) return 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.';
  return afiliacion && dia < afiliacion
    ? 'La fecha de defunción no puede ser anterior a la fecha de afiliación.'
    : null;
}

export type CampoDefuncion = 'fecha_defuncion' | 'numero_certificado_defuncion' | 'certificado_defuncion';

/** One text per field that has a problem; no key means that it may be saved. */
export function revisarDefuncion(
  datos: Partial<Record<CampoDefuncion, Texto>>,
  limites: LimitesDefuncion,
): Partial<Record<CampoDefuncion, string>> {
  const fecha_defuncion = revisarFechaDefuncion(datos.fecha_defuncion, limites);
  const numero_certificado_defuncion = revisarRequerido(datos.numero_certificado_defuncion);
  return {
    ...(fecha_defuncion && { fecha_defuncion }),
    ...(numero_certificado_defuncion && { numero_certificado_defuncion }),
    ...(revisarRequerido(datos.certificado_defuncion) && { certificado_defuncion: TEXTO_CERTIFICADO_REQUERIDO }),
  };
}

/** Names that an operator writes for somebody of whom the identity service holds none: the first names are required. */
export function revisarNombresDeclarados(datos: {
  nombres?: Texto;
  primer_apellido?: Texto;
  segundo_apellido?: Texto;
}): Partial<Record<'nombres' | 'primer_apellido' | 'segundo_apellido', string>> {
  const nombres = revisarRequerido(datos.nombres) ?? revisarNombre(datos.nombres);
  const primer_apellido = revisarNombre(datos.primer_apellido);
  const segundo_apellido = revisarNombre(datos.segundo_apellido);
  return {
    ...(nombres && { nombres }),
    ...(primer_apellido && { primer_apellido }),
    ...(segundo_apellido && { segundo_apellido }),
  };
}
