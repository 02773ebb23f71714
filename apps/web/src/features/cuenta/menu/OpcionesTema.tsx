import Brightness from '@mui/icons-material/BrightnessAuto';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useSyncExternalStore } from 'react';
import { alCambiarModo, elegirModo, leerModo } from '../../../ui/tema-inicial.ts';

const SIGUIENTE = { system: 'light', light: 'dark', dark: 'system' } as const;
const TEXTO = { system: 'Apariencia: la del sistema', light: 'Apariencia: clara', dark: 'Apariencia: oscura' };
const ICONO = { system: Brightness, light: LightMode, dark: DarkMode };

/** Goes round system, light and dark; the menu stays open so that the effect is seen. */
export function OpcionesTema(props: object) {
  const modo = useSyncExternalStore(alCambiarModo, leerModo);
  const Icono = ICONO[modo];
  return (
    <MenuItem {...props} onClick={() => elegirModo(SIGUIENTE[modo])}>
      <ListItemIcon>
        <Icono aria-hidden fontSize="small" />
      </ListItemIcon>
      {TEXTO[modo]}
    </MenuItem>
  );
}
