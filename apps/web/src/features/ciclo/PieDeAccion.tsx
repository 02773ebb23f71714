import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import type { Escritura } from '../../lib/use-escritura.ts';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FootButtons } from '../../ui/FootButtons.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';

interface Props {
  boton: string;
  /** The action takes something away. */
  grave?: boolean;
  guardado: Pick<Escritura<never>, 'enviando' | 'desenlace'>;
  /** The lines say what the form lacks; beside an open dialog a toast is not heard. */
  falta?: readonly string[];
  /** The form is all of a dialog, and this leads out once the action is done. */
  alCerrar?: (() => void) | undefined;
}

/** Ends an action's form: the button, locked once the action is done, and what is missing or the server said. */
export function PieDeAccion({ boton, grave = false, guardado: { enviando, desenlace }, falta = [], alCerrar }: Props) {
  const salida = useRef<HTMLButtonElement>(null);
  const aviso = useRef<HTMLDivElement>(null);
  const logrado = desenlace?.logrado ?? false;
  const mensajes = desenlace?.mensajes ?? [];
  // The button that had the focus is disabled now.
  useEffect(() => {
    if (logrado) (salida.current ?? aviso.current)?.focus();
  }, [logrado]);

  const contenido = (
    <>
      <div ref={aviso} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
        {falta.length > 0 ? (
          <AlertLines severity="warning" lines={falta} />
        ) : (
          <AlertLines severity={logrado ? 'success' : 'error'} lines={mensajes} />
        )}
      </div>
      <FootButtons leave="Volver a la lista" onLeave={logrado ? alCerrar : undefined} leaveRef={salida}>
        <BusyButton busy={enviando} color={grave ? 'error' : 'primary'} disabled={logrado}>
          {boton}
        </BusyButton>
      </FootButtons>
    </>
  );
  return (
    <>
      {/* In a tab other things follow below. */}
      {alCerrar ? <StickyFooter>{contenido}</StickyFooter> : <Stack spacing={2}>{contenido}</Stack>}
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
