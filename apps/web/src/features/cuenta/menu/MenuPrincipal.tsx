import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { EXPAND_LESS, EXPAND_MORE } from '../../../ui/icon-paths.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { IconoMenu } from './IconoMenu.tsx';
import { useMenuPrincipal } from './menu.api.ts';

const RUTAS = Object.values(ASISTENTES).map(({ rutas }) => rutas);

/** Tells whether the page in view is that of the menu's entry, or a later step of the wizard that begins there. */
const esDePagina = (pathname: string, url: string): boolean =>
  pathname === url ||
  RUTAS.some(({ paso1, paso2, paso3 }) => paso1 === url && (pathname === paso2 || pathname === paso3));

/** The longest menu, its group open, fits a window of 1366×768; a finger gets more room. */
const ALTO_DE_ENTRADA = { xs: 0.75, md: 0.25 } as const;

interface PropsDeEnlaceMenu {
  item: Pick<ItemMenu, 'titulo' | 'url' | 'icono'>;
  sangria?: boolean;
  alElegir?: () => void;
}

function EnlaceMenu({ item, sangria = false, alElegir }: PropsDeEnlaceMenu) {
  const actual = useLocation({ select: ({ pathname }) => esDePagina(pathname, item.url) });
  return (
    <li>
      <ListItemButton
        component={Link}
        to={item.url}
        selected={actual}
        aria-current={actual ? 'page' : undefined}
        onClick={alElegir}
        sx={{ pl: sangria ? 5 : 2, py: ALTO_DE_ENTRADA }}
      >
        <ListItemIcon sx={{ minWidth: 36 }}>
          <IconoMenu nombre={item.icono} />
        </ListItemIcon>
        <ListItemText primary={item.titulo} />
      </ListItemButton>
    </li>
  );
}

interface Props {
  titulo: string;
  icono: string;
  items: NonNullable<ItemMenu['items']>;
  alElegir?: () => void;
}

const CLAVE = 'menu-grupo-';

/** Opens the group that holds the page in view; another group stays as the person left it. */
function GrupoMenu({ titulo, icono, items, alElegir }: Props) {
  const id = useId();
  const dentro = useLocation({ select: ({ pathname }) => items.some((item) => esDePagina(pathname, item.url)) });
  const [abierto, setAbierto] = useState(() => dentro || localStorage.getItem(CLAVE + titulo) === '1');
  function alternar() {
    localStorage.setItem(CLAVE + titulo, abierto ? '0' : '1');
    setAbierto(!abierto);
  }
  return (
    <li>
      <ListItemButton aria-expanded={abierto} aria-controls={id} onClick={alternar} sx={{ py: ALTO_DE_ENTRADA }}>
        <ListItemIcon sx={{ minWidth: 36 }}>
          <IconoMenu nombre={icono} />
        </ListItemIcon>
        <ListItemText primary={titulo} />
        <Icon d={abierto ? EXPAND_LESS : EXPAND_MORE} />
      </ListItemButton>
      <Collapse in={abierto} id={id}>
        <List disablePadding>
          {items.map((item) => (
            <EnlaceMenu key={item.url} item={item} sangria alElegir={alElegir} />
          ))}
        </List>
      </Collapse>
    </li>
  );
}

export function MenuPrincipal({ alElegir }: { alElegir?: () => void }) {
  const { data, error, refetch } = useMenuPrincipal();
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box sx={{ px: 2 }}>
        <TextSkeleton lines={6} />
      </Box>
    );
  }
  return (
    <Box component="nav" aria-label="Menú principal">
      <List>
        {data.map((item) =>
          item.items?.length ? (
            <GrupoMenu
              key={item.titulo}
              titulo={item.titulo}
              icono={item.icono}
              items={item.items}
              alElegir={alElegir}
            />
          ) : (
            <EnlaceMenu key={item.url} item={item} alElegir={alElegir} />
          ),
        )}
      </List>
    </Box>
  );
}
