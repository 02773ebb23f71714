import { lazy } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { BOOKMARK_BORDER_OUTLINED } from '../../../../ui/icon-paths.ts';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import { BotonConMenu } from '../BotonConMenu.tsx';
import type { PropsGuardados } from './MenuDeFiltros.tsx';

const traerMenu = withTimeLimit(() => import('./MenuDeFiltros.tsx'));
const MenuDeFiltros = lazy(traerMenu);

export const FiltrosGuardados = (props: Omit<PropsGuardados, 'ancla' | 'alCerrar'>) => (
  <BotonConMenu
    texto="Guardados"
    icono={<Icon d={BOOKMARK_BORDER_OUTLINED} />}
    traer={traerMenu}
    menu={(abierto) => <MenuDeFiltros {...props} {...abierto} />}
  />
);
