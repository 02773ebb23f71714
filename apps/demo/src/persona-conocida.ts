import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Persona } from '@sgpa/simulators/people/persona';

/** Somebody whom the simulated registries know, with the birth date read. */
export type PersonaConocida = Omit<Persona, 'fechaNacimiento'> & { fechaNacimiento: FechaCivil };

export const conocida = (persona: Persona): PersonaConocida => ({
  ...persona,
  fechaNacimiento: fecha(persona.fechaNacimiento),
});
