import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { type DocumentoUnido, unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';

/** Whoever was found has a birth date; the answer about nobody may have none. */
export type PersonaHallada = PersonaValidada & { fecha_nacimiento: FechaCivil };

export const esHallada = (persona: PersonaValidada): persona is PersonaHallada => persona.fecha_nacimiento !== '';

type Nombres = Pick<PersonaValidada, 'nombres' | 'primer_apellido' | 'segundo_apellido'>;
type Numero = Pick<PersonaValidada, 'numero_documento' | 'complemento_documento'>;
type Documento = Numero & Pick<PersonaValidada, 'tipo_documento'>;

export type Identidad = Nombres & Numero & Pick<PersonaValidada, 'tipo_documento' | 'fecha_nacimiento'>;

export { apellidosYNombre };

/** Reads like '1000009-1A'; the text NULL in a complement means none. */
export const numeroDeDocumento = ({ numero_documento, complemento_documento }: Numero): DocumentoUnido =>
  unirDocumento(numero_documento, complemento_documento);

/** Reads like 'CI 1000009-1A', as the register writes it. */
export const documentoConTipo = ({ tipo_documento, numero_documento, complemento_documento }: Documento): string =>
  `${tipo_documento} ${unirDocumento(numero_documento, complemento_documento)}`;

export type Documentada = Nombres & Documento;

/** Reads like 'PÉREZ JUAN, CI 1000009-1A' in a sentence; of some the identity service knows the number alone. */
export const personaConDocumento = (persona: Documentada): string =>
  // A number that begins a line without its kind reads as another one.
  [apellidosYNombre(persona), documentoConTipo(persona).replace(' ', '\u00A0')].filter(Boolean).join(', ');
