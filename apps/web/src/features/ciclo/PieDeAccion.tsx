import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import type { Escritura } from '../../lib/use-escritura.ts';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FootButtons } from '../../ui/FootButtons.tsx';
import { StickyFooter } from '../../ui/StickyFooter.tsx';

interface Props {
  /** On the button that submits the form. */
  texto: string;
  /** An action that takes something away. */
  grave?: boolean;
  accion: Pick<Escritura<never>, 'enviando' | 'resultado'>;
  /** What the form lacks, where it says so. Here, for beside an open dialog a toast is not heard. */
  falta?: readonly string[];
  /** Leads out of the dialog once the action is done; where there is one, the form is all of it, and its end stays in sight. */
  alCerrar?: (() => void) | undefined;
}

/** The end of an action's form: the button, locked once it is done, and what is missing or the server said. */
export function PieDeAccion({ texto, grave = false, accion: { enviando, resultado }, falta = [], alCerrar }: Props) {
  const salida = useRef<HTMLButtonElement>(null);
  const aviso = useRef<HTMLDivElement>(null);
  const hecho = resultado?.hecho ?? false;
  const mensajes = resultado?.mensajes ?? [];
  // The button that had the focus is locked now.
  useEffect(() => {
    if (hecho) (salida.current ?? aviso.current)?.focus();
  }, [hecho]);

  const contenido = (
    <>
      <div ref={aviso} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
        {falta.length > 0 ? (
          <AlertLines severity="warning" lines={falta} />
        ) : (
          <AlertLines severity={hecho ? 'success' : 'error'} lines={mensajes} />
        )}
      </div>
      <FootButtons leave="Volver a la lista" onLeave={hecho ? alCerrar : undefined} leaveRef={salida}>
        <BusyButton busy={enviando} color={grave ? 'error' : 'primary'} disabled={hecho}>
          {texto}
        </BusyButton>
      </FootButtons>
    </>
  );
  return (
    <>
      {/* In a tab there are other things below it. */}
      {alCerrar ? <StickyFooter>{contenido}</StickyFooter> : <Stack spacing={2}>{contenido}</Stack>}
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
