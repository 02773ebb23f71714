import { type NumeroDocumento, numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Persona } from '@sgpa/simulators/people/persona';

/** Somebody whom the simulated registries know, with document and birth date read. */
export type PersonaConocida = Omit<Persona, 'numero' | 'fechaNacimiento'> & {
  numero: NumeroDocumento;
  fechaNacimiento: FechaCivil;
};

export const conocida = (persona: Persona): PersonaConocida => ({
  ...persona,
  numero: numeroDocumento(persona.numero),
  fechaNacimiento: fecha(persona.fechaNacimiento),
});
