import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';

const ANCHO = 300;

/** Lists the day's operations of the person in session; when they cannot be had the list is empty (document 1 §8). */
export default function PanelOperaciones({ alCerrar }: { alCerrar: () => void }) {
  const { data, isPending, isError } = useQuery({
    queryKey: ['operaciones-realizadas', hoy()],
    queryFn: ({ signal }) => llamar('operaciones-realizadas', {}, { senal: signal }),
    staleTime: 0,
  });
  const operaciones = isError ? [] : (data ?? []);
  return (
    <Drawer
      anchor="right"
      open
      onClose={alCerrar}
      slotProps={{
        paper: {
          sx: { width: ANCHO, maxWidth: '100vw', p: 2 },
          role: 'dialog',
          'aria-labelledby': 'titulo-operaciones',
        },
      }}
    >
      <CloseOnBack onBack={alCerrar} />
      <Typography id="titulo-operaciones" variant="h2" sx={{ mb: 1 }}>
        OPERACIÓNES REALIZADAS {mostrarFecha(hoy())}
      </Typography>
      <Box sx={{ flexGrow: 1 }}>
        {isPending ? <TextSkeleton lines={4} /> : null}
        {!isPending && operaciones.length === 0 ? (
          <Typography color="textSecondary">No registró operaciones en el día.</Typography>
        ) : null}
        <List disablePadding>
          {operaciones.map((operacion) => (
            <ListItem key={operacion.claveTipoOperacion} disableGutters divider sx={{ display: 'block', py: 1.25 }}>
              <Badge
                badgeContent={operacion.cantidadOperacion}
                max={9999}
                color="primary"
                showZero
                sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none', ml: 1 } }}
              >
                <Typography variant="subtitle2" component="p">
                  {operacion.claveTipoOperacion}
                </Typography>
              </Badge>
              <Typography variant="body2" color="textSecondary">
                {operacion.descripcion}
              </Typography>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ mt: 2 }}>
        <FootButtons leave="Cerrar Ventana" onLeave={alCerrar} />
      </Box>
    </Drawer>
  );
}
