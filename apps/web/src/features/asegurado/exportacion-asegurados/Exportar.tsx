import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FILE_DOWNLOAD_OUTLINED } from '../../../ui/icon-paths.ts';
import { LateMenu } from '../../../ui/LateMenu.tsx';
import { useLateMenu } from '../../../ui/use-late-menu.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Filtros } from './use-exportacion.ts';

const traerMenu = withTimeLimit(() => import('./MenuExportar.tsx'));
const MenuExportar = lazy(traerMenu);

export function Exportar({ filtros }: { filtros: Filtros }) {
  const { state, button } = useLateMenu(traerMenu);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon d={FILE_DOWNLOAD_OUTLINED} />}
        aria-haspopup="dialog"
        {...button}
      >
        Exportar
      </Button>
      <LateMenu state={state}>
        {(ancla) => <MenuExportar filtros={filtros} ancla={ancla} abierto={state.open} alCerrar={state.onClose} />}
      </LateMenu>
    </>
  );
}
