import Alert from '@mui/material/Alert';
import type { DatosPersona, RespuestaIdentidad } from '@sgpa/contract/shared/consulta';
import type { ReactNode } from 'react';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import type { PersonaBuscada } from '../persona/persona-buscada.ts';
import { nacimientoDe } from './persona.form.ts';
import { SiguientePaso } from './SiguientePaso.tsx';
import { TablaPersona } from './TablaPersona.tsx';

interface Props {
  respuesta: RespuestaIdentidad | undefined;
  campos: PersonaBuscada;
  /** The person may be registered as this, if at all; null too where the service does not tell of a death. */
  registro: 'titular' | 'fallecido' | null;
  children?: ReactNode;
}

/** The service answers with its own birth date, whatever it was asked with. */
const otroNacimiento = (persona: DatosPersona, campos: PersonaBuscada): boolean => {
  const pedido = nacimientoDe(campos);
  return pedido !== null && pedido !== persona.fechaNacimiento;
};

export function RespuestaDeIdentidad({ respuesta, campos, registro, children }: Props) {
  const persona = respuesta?.datosPersonaEnFormatoJson;
  return (
    <>
      <TablaPersona persona={persona} vacia={respuesta?.descripcionRespuesta ?? ''} />
      {persona && respuesta ? (
        <>
          <Alert severity="info">{respuesta.descripcionRespuesta}</Alert>
          {otroNacimiento(persona, campos) ? (
            <Alert severity="warning">
              {`La fecha de nacimiento introducida no coincide con la del SEGIP, ${mostrarFechaDelServidor(persona.fechaNacimiento)}.`}
            </Alert>
          ) : null}
          {children}
          <SiguientePaso campos={campos} persona={persona} lista={respuesta.lista} registro={registro} />
        </>
      ) : null}
    </>
  );
}
