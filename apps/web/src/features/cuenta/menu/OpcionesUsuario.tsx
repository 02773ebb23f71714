import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import {
  ASSIGNMENT_TURNED_IN_OUTLINED,
  BRIGHTNESS_AUTO,
  DARK_MODE_OUTLINED,
  LIGHT_MODE_OUTLINED,
  LOGOUT,
} from '../../../ui/icon-paths.ts';
import { alCambiarModo, elegirModo, leerModo } from '../../../ui/tema-inicial.ts';
import { IconoMenu } from './IconoMenu.tsx';
import { useMenuSecundario } from './menu.api.ts';

const SIGUIENTE = { system: 'light', light: 'dark', dark: 'system' } as const;
const TEXTO = { system: 'Apariencia: la del sistema', light: 'Apariencia: clara', dark: 'Apariencia: oscura' };
const ICONO = { system: BRIGHTNESS_AUTO, light: LIGHT_MODE_OUTLINED, dark: DARK_MODE_OUTLINED };

/** Goes round system, light and dark; the menu stays open so that the effect is seen. */
function OpcionesTema(props: object) {
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

interface Props {
  id: string;
  ancla: HTMLElement;
  abierto: boolean;
  alCerrar: () => void;
  alVerOperaciones: () => void;
  alCerrarSesion: () => void;
}

export default function OpcionesUsuario({ id, ancla, abierto, alCerrar, alVerOperaciones, alCerrarSesion }: Props) {
  const navegar = useNavigate();
  const { data } = useMenuSecundario();

  function elegir(accion: () => void) {
    alCerrar();
    accion();
  }

  return (
    <Menu
      id={id}
      open={abierto}
      anchorEl={ancla}
      onClose={alCerrar}
      slotProps={{ list: { 'aria-label': 'Menú Usuario' } }}
    >
      {(data ?? []).map((item) => (
        <MenuItem key={item.url} onClick={() => elegir(() => void navegar({ to: item.url }))}>
          <ListItemIcon>
            <IconoMenu nombre={item.icono} />
          </ListItemIcon>
          {item.titulo}
        </MenuItem>
      ))}
      <MenuItem onClick={() => elegir(alVerOperaciones)}>
        <ListItemIcon>
          <Icon d={ASSIGNMENT_TURNED_IN_OUTLINED} aria-hidden fontSize="small" />
        </ListItemIcon>
        Operaciones Realizadas
      </MenuItem>
      <Divider component="li" />
      <OpcionesTema />
      <Divider component="li" />
      <MenuItem onClick={() => elegir(alCerrarSesion)}>
        <ListItemIcon>
          <Icon d={LOGOUT} aria-hidden fontSize="small" />
        </ListItemIcon>
        Cerrar Sesión
      </MenuItem>
    </Menu>
  );
}
