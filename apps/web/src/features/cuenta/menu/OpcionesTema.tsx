import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { BRIGHTNESS_AUTO, DARK_MODE_OUTLINED, LIGHT_MODE_OUTLINED } from '../../../ui/icon-paths.ts';
import { alCambiarModo, elegirModo, leerModo } from '../../../ui/tema-inicial.ts';

const SIGUIENTE = { system: 'light', light: 'dark', dark: 'system' } as const;
const TEXTO = { system: 'Apariencia: la del sistema', light: 'Apariencia: clara', dark: 'Apariencia: oscura' };
const ICONO = { system: BRIGHTNESS_AUTO, light: LIGHT_MODE_OUTLINED, dark: DARK_MODE_OUTLINED };

/** Goes round system, light and dark; the menu stays open so that the effect is seen. */
export function OpcionesTema(props: object) {
  const modo = useSyncExternalStore(alCambiarModo, leerModo);
  return (
    <MenuItem {...props} onClick={() => elegirModo(SIGUIENTE[modo])}>
      <ListItemIcon>
        <Icon d={ICONO[modo]} aria-hidden fontSize="small" />
      </ListItemIcon>
      {TEXTO[modo]}
    </MenuItem>
  );
}
