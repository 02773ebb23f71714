import { Suspense } from 'react';
import { PanelDialog } from '../../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../../ui/Skeletons.tsx';
import { useComposicion } from '../../composicion.ts';
import type { PropsNuevoTitular } from '../../panel.ts';

/** The dialog over the list for panel 1, which is about no row. */
export default function DialogoNuevo({ numero, alRegistrar, alCerrar }: PropsNuevoTitular) {
  const { NuevoTitular } = useComposicion();
  return (
    <PanelDialog open title="Nuevo - REGISTRO" onClose={alCerrar}>
      <Suspense fallback={<TextSkeleton lines={10} />}>
        <NuevoTitular numero={numero} alRegistrar={alRegistrar} alCerrar={alCerrar} />
      </Suspense>
    </PanelDialog>
  );
}
