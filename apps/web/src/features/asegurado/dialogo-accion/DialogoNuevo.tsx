import { type ComponentType, Suspense } from 'react';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { PropsPanelNuevo } from '../panel.ts';

interface Props extends PropsPanelNuevo {
  Panel: ComponentType<PropsPanelNuevo>;
}

/** The dialog over the list for panel 1, which is about no row. */
export default function DialogoNuevo({ Panel, alRegistrar, alCerrar }: Props) {
  return (
    <PanelDialog open title="Nuevo - REGISTRO" onClose={alCerrar}>
      <Suspense fallback={<TextSkeleton lines={10} />}>
        <Panel alRegistrar={alRegistrar} alCerrar={alCerrar} />
      </Suspense>
    </PanelDialog>
  );
}
