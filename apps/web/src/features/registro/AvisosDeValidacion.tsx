import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AlertLines } from '../../ui/AlertLines.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';

interface Props {
  validando: boolean;
  /** The messages tell what the answer found wrong; empty while there is nothing to tell. */
  mensajes: readonly string[];
  accion?: ReactNode;
}

/** Tells under the fields of a validation that it is being asked, and what came of it. */
export function AvisosDeValidacion({ validando, mensajes, accion }: Props) {
  const tarda = useDelayed(validando);
  return (
    <div>
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <Box sx={{ height: 4 }}>{tarda ? <ProgressBar label="Validando la información" /> : null}</Box>
      <Box aria-live="assertive" aria-atomic="true" sx={{ '& > *': { mt: 1.5 } }}>
        <AlertLines severity="warning" lines={mensajes} action={accion} />
      </Box>
    </div>
  );
}
