import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { borrarBorrador, guardarBorrador } from '../../lib/borrador.ts';
import { ASISTENTES } from '../asistente/asistente.ts';
import type { PersonaBuscada } from '../persona/persona-buscada.ts';
import { documentoDe } from './persona.form.ts';

type Registro = 'titular' | 'fallecido';

/** What was typed goes along to step 1 of the wizard, with the names where the identity service told them. */
export function llevarAlRegistro<R extends Registro>(
  registro: R,
  campos: PersonaBuscada,
  persona?: DatosPersona | null,
): (typeof ASISTENTES)[R]['rutas']['paso1'] {
  const { borrador, rutas } = ASISTENTES[registro];
  const { numero, complemento } = documentoDe(campos);
  guardarBorrador(borrador.paso1, {
    tipo_documento: TIPO_DOCUMENTO,
    numero_documento: numero,
    complemento_documento: complemento,
    fecha_nacimiento: campos.nacimiento,
    nombres: persona?.nombres ?? '',
    primer_apellido: persona?.primerApellido ?? '',
    segundo_apellido: persona?.segundoApellido ?? '',
  });
  // The marks of its fields were about somebody else.
  borrarBorrador(borrador.contraste);
  return rutas.paso1;
}
