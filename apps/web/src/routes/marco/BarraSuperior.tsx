import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { MenuUsuario } from '../../features/cuenta/menu/MenuUsuario.tsx';
import { hoy } from '../../lib/reloj.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MENU, SEARCH_OUTLINED } from '../../ui/icon-paths.ts';
import { PRODUCTO } from '../../ui/producto.ts';

interface Props {
  menuAbierto: boolean;
  alAlternarMenu: () => void;
  alBuscar: () => void;
  alVerOperaciones: () => void;
  alCerrarSesion: () => void;
}

export function BarraSuperior({ menuAbierto, alAlternarMenu, alBuscar, alVerOperaciones, alCerrarSesion }: Props) {
  const { data } = usePerfil();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      enableColorOnDark
      sx={({ vars }) => ({
        bgcolor: vars.palette.barra.fondo,
        color: vars.palette.barra.texto,
        backgroundImage: 'none',
        // A low window, as at 400 % of zoom, is for the page.
        '@media (max-height: 480px)': { position: 'static' },
      })}
    >
      <Toolbar variant="dense" sx={{ gap: 1 }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={menuAbierto ? 'Ocultar el menú' : 'Mostrar el menú'}
          aria-expanded={menuAbierto}
          onClick={alAlternarMenu}
        >
          <Icon d={MENU} />
        </IconButton>
        <Typography variant="h3" component="p" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          {PRODUCTO} {data?.enteGestor}
        </Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'right', lineHeight: 1.2, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {data ? [data.paterno, data.materno, data.nombres].filter(Boolean).join(' ') : null}
          </Typography>
          {data ? (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Typography variant="body2" noWrap>
                {data.cargo}
              </Typography>
              {/* A long position is cut short, never the date. */}
              <Typography variant="body2" sx={{ flexShrink: 0, whiteSpace: 'pre' }}>
                {` · ${mostrarFecha(hoy())}`}
              </Typography>
            </Box>
          ) : null}
        </Box>
        <IconButton
          color="inherit"
          aria-label="Ir a persona o página"
          aria-keyshortcuts="Control+K"
          title="Ir a persona o página (Ctrl+K)"
          onClick={alBuscar}
        >
          <Icon d={SEARCH_OUTLINED} />
        </IconButton>
        <MenuUsuario alVerOperaciones={alVerOperaciones} alCerrarSesion={alCerrarSesion} />
      </Toolbar>
    </AppBar>
  );
}
