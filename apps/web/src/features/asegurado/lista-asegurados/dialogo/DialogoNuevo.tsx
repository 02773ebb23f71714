import { type Dispatch, type SetStateAction, Suspense } from 'react';
import { PanelDialog } from '../../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../../ui/Skeletons.tsx';
import { TypedAhead } from '../../../../ui/TypedAhead.tsx';
import { useComposicion } from '../../composicion.ts';
import type { PropsNuevoTitular } from '../../panel.ts';

interface Props extends PropsNuevoTitular {
  alEscribir: Dispatch<SetStateAction<string>>;
}

export default function DialogoNuevo({ alEscribir, ...deNuevo }: Props) {
  const { NuevoTitular } = useComposicion();
  const { alCerrar } = deNuevo;
  const espera = (
    <>
      <TypedAhead onType={alEscribir} onClose={alCerrar} />
      <TextSkeleton lines={10} />
    </>
  );
  return (
    <PanelDialog open persistent title="Nuevo - REGISTRO" onClose={alCerrar}>
      <Suspense fallback={espera}>
        <NuevoTitular {...deNuevo} />
      </Suspense>
    </PanelDialog>
  );
}
