import { llamar } from '../../../lib/llamar.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { RespuestaSenasir } from './RespuestaSenasir.tsx';

const consultarSenasir = (campos: PersonaBuscada) => llamar('consulta-senasir', { body: aPersona(campos) });

export const ConsultaSenasir = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarSenasir}>
    {(respuesta, campos) => (
      <>
        <RespuestaSenasir respuesta={respuesta} />
        {respuesta ? (
          <SiguientePaso campos={campos} lista={respuesta.lista} registro={respuesta.registrable ? 'titular' : null} />
        ) : null}
      </>
    )}
  </ConsultaDePersona>
);
