import Button from '@mui/material/Button';
import { StickyFooter } from '../../ui/StickyFooter.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { ID_VEREDICTO } from './Veredicto.tsx';

/** The way from step 2 to step 3, where the next key is due; the verdict is read with it. */
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
