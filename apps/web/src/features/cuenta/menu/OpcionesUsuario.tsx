import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { ASSIGNMENT_TURNED_IN_OUTLINED, LOGOUT } from '../../../ui/icon-paths.ts';
import { IconoMenu } from './IconoMenu.tsx';
import { useMenuSecundario } from './menu.api.ts';
import { OpcionesTema } from './OpcionesTema.tsx';

interface Props {
  id: string;
  ancla: HTMLElement;
  abierto: boolean;
  alCerrar: () => void;
  alVerOperaciones: () => void;
  alCerrarSesion: () => void;
}

/** What the user's menu offers; fetched when it is opened. */
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
