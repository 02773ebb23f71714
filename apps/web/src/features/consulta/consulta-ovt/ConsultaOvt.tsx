import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { RespuestaOvt } from './RespuestaOvt.tsx';

const consultarOvt = (campos: PersonaBuscada) => llamar('consulta-ovt', { body: aPersona(campos) });

export const ConsultaOvt = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarOvt}>
    {(respuesta, campos) => (
      <>
        <RespuestaOvt respuesta={respuesta} />
        {respuesta ? (
          <SiguientePaso campos={campos} lista={respuesta.lista} registro={respuesta.registrable ? 'titular' : null} />
        ) : null}
      </>
    )}
  </ConsultaDePersona>
);
