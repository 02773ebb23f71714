import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import type { PropsGuardados } from './MenuDeFiltros.tsx';

const traerMenu = withTimeLimit(() => import('./MenuDeFiltros.tsx'));
const MenuDeFiltros = lazy(traerMenu);
const adelantar = () => void traerMenu().catch(() => undefined);

/** Searches under a name: ours, the last ones, and the person's own. */
export function FiltrosGuardados(props: Omit<PropsGuardados, 'ancla' | 'alCerrar'>) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ height: 36, px: 1.25 }}
      >
        Guardados
      </Button>
      {ancla ? (
        <Suspense>
          <MenuDeFiltros {...props} ancla={ancla} alCerrar={() => setAncla(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
