import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { RespuestaDeIdentidad } from '../RespuestaDeIdentidad.tsx';

const consultarIdentidad = (campos: PersonaBuscada) => llamar('consulta-identidad', { body: aPersona(campos) });

export const ConsultaIdentidad = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarIdentidad}>
    {(respuesta, campos) => (
      <RespuestaDeIdentidad
        respuesta={respuesta}
        campos={campos}
        registro={respuesta?.fallecido === true ? 'fallecido' : 'titular'}
      />
    )}
  </ConsultaDePersona>
);
