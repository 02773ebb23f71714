import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { aPersona } from '../persona.form.ts';

/** What the insured-population database says of a person; empty when it does not know them. */
export async function consultarEstado(campos: PersonaBuscada): Promise<RegistroAsegurado[]> {
  const { ci, complemento, fechaNacimiento } = aPersona(campos);
  const { status, data } = await llamar('estado-asegurado', {
    body: { numero_documento: ci, complemento_documento: complemento, fecha_nacimiento: fechaNacimiento },
  });
  // 200 means found.
  return status === 200 ? data : [];
}
