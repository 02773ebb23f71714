import { llamar } from '../../../lib/llamar.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona, type CamposPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { RespuestaOvt } from './RespuestaOvt.tsx';

const consultarOvt = (campos: CamposPersona) => llamar('consulta-ovt', { body: aPersona(campos) });

export const ConsultaOvt = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarOvt}>
    {(respuesta, campos) => (
      <>
        <RespuestaOvt respuesta={respuesta} />
        {respuesta ? <SiguientePaso campos={campos} /> : null}
      </>
    )}
  </ConsultaDePersona>
);
