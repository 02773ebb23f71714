import type { Persona } from '../people/persona.ts';

/** The registries write an absent complement as the text NULL. */
export function datosPersona(p: Persona) {
  return {
    numeroDocumento: p.numero,
    Complemento: p.complemento === '' ? 'NULL' : p.complemento,
    nombres: p.nombres,
    primerApellido: p.primerApellido,
    segundoApellido: p.segundoApellido,
    fechaNacimiento: p.fechaNacimiento,
  };
}
