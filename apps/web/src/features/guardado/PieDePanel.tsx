import Box from '@mui/material/Box';
import type { Escritura } from '../../lib/use-escritura.ts';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FootButtons } from '../../ui/FootButtons.tsx';

interface Props {
  guardado: Pick<Escritura<never>, 'enviando' | 'desenlace'>;
  /** The notice says what is still to be filled in, while nothing else is told. */
  aviso?: string | null;
  bloqueado?: boolean;
  salida?: string;
  /** Leads out of the panel once the registration is done. */
  alCerrar?: (() => void) | undefined;
}

/** Ends a registration within a panel: what came of it, and the button, locked once it is done. */
export function PieDePanel(props: Props) {
  const { guardado, aviso = null, bloqueado = false, salida = 'Volver a la lista', alCerrar } = props;
  const { enviando, desenlace } = guardado;
  const logrado = desenlace?.logrado ?? false;
  const mensajes = desenlace?.mensajes ?? [];
  return (
    <>
      <Box aria-live="polite">
        <AlertLines severity={logrado ? 'success' : 'error'} lines={mensajes} />
        <AlertLines severity="info" lines={aviso === null || mensajes.length > 0 ? [] : [aviso]} />
      </Box>
      <FootButtons leave={salida} onLeave={logrado ? alCerrar : undefined}>
        <BusyButton busy={enviando} disabled={bloqueado || logrado}>
          Registrar
        </BusyButton>
      </FootButtons>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
