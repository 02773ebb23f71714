import { lazy } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TUNE_OUTLINED } from '../../../ui/icon-paths.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { BotonConMenu } from './BotonConMenu.tsx';
import type { PropsVista } from './vista/OpcionesDeVista.tsx';

const traerOpciones = withTimeLimit(() => import('./vista/OpcionesDeVista.tsx'));
const OpcionesDeVista = lazy(traerOpciones);

export function VistaDeLista(props: Omit<PropsVista, 'ancla' | 'alCerrar'>) {
  return (
    <BotonConMenu
      texto="Vista"
      icono={<Icon d={TUNE_OUTLINED} />}
      traer={traerOpciones}
      menu={(abierto) => <OpcionesDeVista {...props} {...abierto} />}
    />
  );
}
