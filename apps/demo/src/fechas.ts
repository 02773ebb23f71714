import { edadEn, type FechaCivil, fecha, sumarDias, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import type { Azar } from '@sgpa/simulators/people/azar';

/** The platform went into production on this day: what is older was registered from then on. */
const EN_PRODUCCION = fecha('2023-01-25');
const MAYORIA_DE_EDAD = 18;
const DIAS_ATRAS = 3000;
/** A baja comes after so many days of work, at least. */
const DIAS_ANTES_DE_BAJA = 30;

function menor(una: FechaCivil, otra: FechaCivil): FechaCivil {
  return antes(otra, una) ? otra : una;
}

export function mayor(una: FechaCivil, otra: FechaCivil): FechaCivil {
  return antes(una, otra) ? otra : una;
}

const antes = (una: FechaCivil, otra: FechaCivil) => una < otra;

/** Gives an affiliation date between coming of age and the baja, the later the likelier; null without time. */
export function afiliacionTitular(
  azar: Azar,
  nacimiento: FechaCivil,
  fechaBaja: FechaCivil | undefined,
  hoy: FechaCivil,
): FechaCivil | null {
  const tope = fechaBaja === undefined ? hoy : sumarDias(menor(fechaBaja, hoy), -DIAS_ANTES_DE_BAJA);
  const desde = sumarMeses(nacimiento, MAYORIA_DE_EDAD * 12);
  if (desde > tope) return null;
  return mayor(desde, sumarDias(tope, -Math.floor(azar.fraccion() ** 1.5 * DIAS_ATRAS)));
}

/** Gives a day some weeks after the holder's, once born, and not after the baja. */
export function afiliacionBeneficiario(
  azar: Azar,
  nacimiento: FechaCivil,
  afiliacionDelTitular: FechaCivil,
  fechaBaja: FechaCivil | undefined,
  hoy: FechaCivil,
): FechaCivil | null {
  const tope = menor(fechaBaja ?? hoy, hoy);
  if (nacimiento > tope) return null;
  return diaEntre(azar, mayor(afiliacionDelTitular, nacimiento), 90, tope);
}

/** Gives the day on which it was written down: within three weeks, or after the platform began, but before the baja. */
export function registroDe(azar: Azar, afiliacion: FechaCivil, hasta: FechaCivil): FechaCivil {
  return afiliacion < EN_PRODUCCION ? diaEntre(azar, EN_PRODUCCION, 250, hasta) : diaEntre(azar, afiliacion, 20, hasta);
}

/** Gives a day within so many days of the first one, and not after the last one. */
function diaEntre(azar: Azar, desde: FechaCivil, dias: number, hasta: FechaCivil): FechaCivil {
  const caben = Math.floor((Date.parse(hasta) - Date.parse(desde)) / 86_400_000);
  return caben <= 0 ? hasta : sumarDias(desde, azar.entero(0, Math.min(dias, caben)));
}

export const tieneMenosDe = (anios: number, nacimiento: FechaCivil, hoy: FechaCivil) => edadEn(nacimiento, hoy) < anios;
