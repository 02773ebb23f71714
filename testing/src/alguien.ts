import type { ApiDePrueba } from './api.ts';
import { NACIMIENTO } from './titular.ts';

/** The identity service says this of somebody, but for the number. */
export const SOL = {
  fechaNacimiento: NACIMIENTO,
  nombres: 'SOL',
  primerApellido: 'LUNA',
  segundoApellido: 'PAZ',
  sexo: 'F',
  estadoCivil: 'SOLTERO',
  departamento: 'LP',
  municipio: '020101',
} as const;

/** Makes the person known to the identity service, and to nobody else. */
export const darAConocer = (api: ApiDePrueba, numero: string): void =>
  api.simuladores.control.ponerPersonas(numero, [{ numero, ...SOL }]);

/** Gives somebody new at each call, by their number: the first one after `anterior`. */
export function genteNueva(api: () => ApiDePrueba, anterior: number): () => string {
  let ultimo = anterior;
  return () => {
    ultimo += 1;
    darAConocer(api(), String(ultimo));
    return String(ultimo);
  };
}
