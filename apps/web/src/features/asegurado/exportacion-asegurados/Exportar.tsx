import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Filtros } from './use-exportacion.ts';

const traerMenu = withTimeLimit(() => import('./MenuExportar.tsx'));
const MenuExportar = lazy(traerMenu);
const adelantar = () => void traerMenu().catch(() => undefined);

/** The list as it is filtered, as a file. */
export function Exportar({ filtros }: { filtros: Filtros }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [pedido, setPedido] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={({ currentTarget }) => {
          setAncla(currentTarget);
          setPedido(true);
        }}
      >
        Exportar
      </Button>
      {pedido ? (
        <Suspense>
          <MenuExportar filtros={filtros} ancla={ancla} alCerrar={() => setAncla(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
