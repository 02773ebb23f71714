import Button from '@mui/material/Button';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { ID_VEREDICTO } from './Veredicto.tsx';

/** Leads from step 2 to step 3 and takes the focus; a screen reader reads the verdict with it. */
export function PieDeEstado({ alSeguir }: { alSeguir: () => void }) {
  const boton = useFirstFocus<HTMLButtonElement>();
  return (
    <StickyFooter>
      <Button ref={boton} variant="contained" size="large" onClick={alSeguir} aria-describedby={ID_VEREDICTO}>
        2. COMPLETAR INFORMACIÓN
      </Button>
    </StickyFooter>
  );
}
