import type { PorEdad } from '@sgpa/domain/cobertura/cobertura';
import { EDADES_INICIALES, finPorEdad } from '@sgpa/domain/cobertura/edad';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { PersonaConocida } from './persona-conocida.ts';

export interface EdadDemo {
  hechos: PorEdad;
  /** For somebody who studies, the proof holds until this day. */
  condicionHasta: FechaCivil | null;
}

/**
 * Tells when a beneficiary's right ends by age (acuerdos §12 'Ages'). Most who are too old study, with a proof of which
 * some months are left, one in thirty has an invalidity, and for one in ten it ended.
 */
export function edadDe(
  { numero, fechaNacimiento: fecha_nacimiento }: Pick<PersonaConocida, 'numero' | 'fechaNacimiento'>,
  parentesco: string,
  { desde, hoy }: { desde: FechaCivil; hoy: FechaCivil },
): EdadDemo {
  const edad = (condicion: 'ESTUDIANTE' | 'INVALIDEZ' | null, condicion_hasta: FechaCivil | null): EdadDemo => ({
    condicionHasta: condicion_hasta,
    hechos: {
      condicion,
      fin_por_edad: finPorEdad({ parentesco, fecha_nacimiento, condicion, condicion_hasta }, EDADES_INICIALES),
    },
  });
  const sinCondicion = edad(null, null);
  const cual = Number(numero);
  const { fin_por_edad: fin } = sinCondicion.hechos;
  if (fin === null || fin >= hoy || (cual % 10 === 0 && fin > desde)) return sinCondicion;
  return cual % 30 === 1 ? edad('INVALIDEZ', null) : edad('ESTUDIANTE', sumarDias(hoy, 35 + (cual % 320)));
}
