import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { ConsultaPersona, PersonaDicha } from '../../integrations/shared/resultado.ts';

/** Whom the query tabs ask about (document 1 §3). */
export interface PersonaPedida {
  ci: NumeroDocumento;
  complemento?: string | null;
  fechaNacimiento?: FechaCivil | null;
}

export const aPregunta = ({ ci, complemento, fechaNacimiento }: PersonaPedida): ConsultaPersona => ({
  numero: ci,
  complemento: complemento ?? null,
  fechaNacimiento: fechaNacimiento ?? null,
});

/** The person in the audit trail. */
export const comoRecurso = ({ ci, complemento }: PersonaPedida) =>
  ({ recurso: 'persona', idRecurso: unirDocumento(ci, complemento) }) as const;

export const presentarPersona = (persona: PersonaDicha): DatosPersona => ({
  numeroDocumento: persona.numero,
  Complemento: persona.complemento ?? '',
  nombres: persona.nombres,
  primerApellido: persona.primerApellido,
  segundoApellido: persona.segundoApellido,
  fechaNacimiento: persona.fechaNacimiento,
});
