import { llamar } from '../../../lib/llamar.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona, type CamposPersona } from '../persona.form.ts';
import { RespuestaDeIdentidad } from '../RespuestaDeIdentidad.tsx';

const consultarIdentidad = (campos: CamposPersona) => llamar('consulta-identidad', { body: aPersona(campos) });

export const ConsultaIdentidad = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarIdentidad}>
    {(respuesta, campos) => <RespuestaDeIdentidad respuesta={respuesta} campos={campos} />}
  </ConsultaDePersona>
);
