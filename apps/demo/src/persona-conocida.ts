import { type NumeroDocumento, numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Persona } from '@sgpa/simulators/people/persona';

/** The simulated registries know this person; document and birth date are read. */
export type PersonaConocida = Omit<Persona, 'numero' | 'fechaNacimiento'> & {
  numero: NumeroDocumento;
  fechaNacimiento: FechaCivil;
};

export const conocida = (persona: Persona): PersonaConocida => ({
  ...persona,
  numero: numeroDocumento(persona.numero),
  fechaNacimiento: fecha(persona.fechaNacimiento),
});
