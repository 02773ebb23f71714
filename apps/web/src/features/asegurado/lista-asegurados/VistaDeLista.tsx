import Tune from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { BotonConMenu } from './BotonConMenu.tsx';
import type { PropsVista } from './vista/OpcionesDeVista.tsx';

const traerOpciones = withTimeLimit(() => import('./vista/OpcionesDeVista.tsx'));
const OpcionesDeVista = lazy(traerOpciones);

/** How the list is seen: density, rows of a page, columns. */
export function VistaDeLista(props: Omit<PropsVista, 'ancla' | 'alCerrar'>) {
  return (
    <BotonConMenu
      texto="Vista"
      icono={<Tune />}
      traer={traerOpciones}
      menu={(abierto) => <OpcionesDeVista {...props} {...abierto} />}
    />
  );
}
