import Tune from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { PropsVista } from './vista/OpcionesDeVista.tsx';

const traerOpciones = withTimeLimit(() => import('./vista/OpcionesDeVista.tsx'));
const OpcionesDeVista = lazy(traerOpciones);
const adelantar = () => void traerOpciones().catch(() => undefined);

/** How the list is seen: density, rows of a page, columns. */
export function VistaDeLista(props: Omit<PropsVista, 'ancla' | 'alCerrar'>) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ height: 36, px: 1.25 }}
      >
        Vista
      </Button>
      {ancla ? (
        <Suspense>
          <OpcionesDeVista {...props} ancla={ancla} alCerrar={() => setAncla(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
