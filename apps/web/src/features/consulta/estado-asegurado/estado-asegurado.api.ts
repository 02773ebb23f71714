import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { aPersona } from '../persona.form.ts';

/** What the insured-population database says of a person; without records the message says why. */
export interface EstadoDeAsegurado {
  registros: RegistroAsegurado[];
  mensaje: string | null;
}

export async function consultarEstado(campos: PersonaBuscada): Promise<EstadoDeAsegurado> {
  const { ci, complemento, fechaNacimiento } = aPersona(campos);
  const { status, data, mensaje } = await llamar('estado-asegurado', {
    body: { numero_documento: ci, complemento_documento: complemento, fecha_nacimiento: fechaNacimiento },
  });
  // 200 means found.
  return { registros: status === 200 ? data : [], mensaje: mensaje ?? null };
}
