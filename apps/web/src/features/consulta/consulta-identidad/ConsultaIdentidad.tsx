import type { RespuestaConsultaIdentidad } from '@sgpa/contract/v1/consulta-identidad';
import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { RespuestaDeIdentidad } from '../RespuestaDeIdentidad.tsx';

const consultarIdentidad = (campos: PersonaBuscada) => llamar('consulta-identidad', { body: aPersona(campos) });

function registroDe(respuesta: RespuestaConsultaIdentidad | undefined) {
  if (respuesta?.fallecido) return 'fallecido';
  return respuesta?.registrable ? 'titular' : null;
}

export const ConsultaIdentidad = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarIdentidad}>
    {(respuesta, campos) => (
      <RespuestaDeIdentidad respuesta={respuesta} campos={campos} registro={registroDe(respuesta)} />
    )}
  </ConsultaDePersona>
);
