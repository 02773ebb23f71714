import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { ConsultaPersona, PersonaDicha } from '../../integrations/shared/resultado.ts';

/** Whom the query tabs ask about (document 1 §3). */
export type PersonaPedida = Cuerpo<'consulta-certificacion'>;

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
