import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { EnlaceMenu } from './EnlaceMenu.tsx';
import { GrupoMenu } from './GrupoMenu.tsx';
import { useMenuPrincipal } from './menu.api.ts';

/** The role's menu, as the server gives it. */
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
