import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { Link, useLocation } from '@tanstack/react-router';
import { ALTO_DE_ENTRADA } from './alto-de-entrada.ts';
import { esDePagina } from './de-pagina.ts';
import { IconoMenu } from './IconoMenu.tsx';

interface Props {
  item: Pick<ItemMenu, 'titulo' | 'url' | 'icono'>;
  sangria?: boolean;
  alElegir?: () => void;
}

export function EnlaceMenu({ item, sangria = false, alElegir }: Props) {
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
