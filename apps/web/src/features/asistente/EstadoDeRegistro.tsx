import Alert from '@mui/material/Alert';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { fuentesPorTipo, sinFuente } from './fuentes-pago.ts';
import { LineaDeEstado } from './LineaDeEstado.tsx';

interface Props {
  persona: PersonaValidada;
  /** The panels of the list show the trade register number of an employer too (document 2 §2). */
  conRcm?: boolean;
}

/** Shows step 2: who the person is, where they are registered, and who pays for them. */
export function EstadoDeRegistro({ persona, conRcm = false }: Props) {
  const fuentes = fuentesPorTipo(persona.estado_fuente_pago);
  return (
    <>
      {persona.aviso_identidad === null ? null : (
        <Alert severity="warning" role="note" aria-label="Identidad" sx={{ mb: 2 }}>
          {persona.aviso_identidad}
        </Alert>
      )}
      {sinFuente(fuentes) ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          El afiliado no tiene registro de Fuente de pago: Información obtenida durante los últimos 3 meses.
        </Alert>
      ) : null}
      <LineaDeEstado persona={persona} fuentes={fuentes} conRcm={conRcm} />
    </>
  );
}
