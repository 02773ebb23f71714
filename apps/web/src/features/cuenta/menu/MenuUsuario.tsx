import AccountCircle from '@mui/icons-material/AccountCircle';
import Assignment from '@mui/icons-material/AssignmentTurnedInOutlined';
import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { IconoMenu } from './IconoMenu.tsx';
import { useMenuSecundario } from './menu.api.ts';
import { OpcionesTema } from './OpcionesTema.tsx';

interface Props {
  alVerOperaciones: () => void;
  alCerrarSesion: () => void;
}

export function MenuUsuario({ alVerOperaciones, alCerrarSesion }: Props) {
  const id = useId();
  const navegar = useNavigate();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { data } = useMenuSecundario();
  const cerrar = () => setAncla(null);

  function elegir(accion: () => void) {
    cerrar();
    accion();
  }

  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Menú Usuario"
        title="Menú Usuario"
        aria-haspopup="menu"
        aria-controls={ancla ? id : undefined}
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu
        id={id}
        open={ancla !== null}
        anchorEl={ancla}
        onClose={cerrar}
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
            <Assignment aria-hidden fontSize="small" />
          </ListItemIcon>
          Operaciones Realizadas
        </MenuItem>
        <Divider component="li" />
        <OpcionesTema />
        <Divider component="li" />
        <MenuItem onClick={() => elegir(alCerrarSesion)}>
          <ListItemIcon>
            <Logout aria-hidden fontSize="small" />
          </ListItemIcon>
          Cerrar Sesión
        </MenuItem>
      </Menu>
    </>
  );
}
