/** Checks a condition that lets a right go on beyond the age: step 3, update, renewal (acuerdos §12 'Ages'). */

import { CONDICIONES, type CondicionDeEdad, ultimaCondicion } from '../cobertura/edad.ts';
import { revisarRequerido } from '../shared/campos.ts';
import { antesDe, despuesDe, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { invalido, type Problemas, soloProblemas } from '../shared/problemas.ts';

export const NOMBRE_DE_CONDICION: Readonly<Record<CondicionDeEdad, string>> = {
  ESTUDIANTE: 'Estudiante',
  INVALIDEZ: 'Invalidez',
};

/** A refusal calls the paper by these words. */
export const PAPEL_DE_CONDICION: Readonly<Record<CondicionDeEdad, string>> = {
  ESTUDIANTE: 'El certificado de estudios',
  INVALIDEZ: 'El certificado de invalidez',
};

export interface DatosDeCondicion {
  condicion?: string | null | undefined;
  condicion_hasta?: FechaCivil | null | undefined;
  /** The field has the paper itself or its name, and is blank without one. */
  certificado_condicion?: string | null | undefined;
}
export type CampoCondicion = keyof DatosDeCondicion;

export const leerCondicion = (texto: string | null | undefined): CondicionDeEdad | null =>
  CONDICIONES.find((una) => una === texto) ?? null;

function revisarHasta(condicion: CondicionDeEdad | null, hasta: FechaCivil | null, hoy: FechaCivil) {
  if (condicion !== 'ESTUDIANTE')
    return hasta === null ? null : invalido('Solo la condición de estudiante lleva una fecha.');
  if (hasta === null) return revisarFecha(hasta);
  const ultima = ultimaCondicion(hoy);
  return (
    antesDe(hasta, sumarDias(hoy, 1), 'El certificado de estudios debe valer más allá de hoy.') ??
    despuesDe(hasta, ultima, `El certificado de estudios vale un año como máximo, hasta el ${mostrarFecha(ultima)}.`)
  );
}

/** Finds no problem where no condition is named: it is optional, and then so are its paper and its date. */
export function revisarCondicion(
  { condicion, condicion_hasta = null, certificado_condicion }: DatosDeCondicion,
  hoy: FechaCivil,
): Problemas<CampoCondicion> {
  if ((condicion ?? '') === '' && condicion_hasta === null && (certificado_condicion ?? '') === '') return {};
  const leida = leerCondicion(condicion);
  return soloProblemas<CampoCondicion>({
    condicion: leida === null ? invalido('Elija estudiante o invalidez.') : null,
    condicion_hasta: leida === null ? null : revisarHasta(leida, condicion_hasta, hoy),
    certificado_condicion: revisarRequerido(certificado_condicion),
  });
}
