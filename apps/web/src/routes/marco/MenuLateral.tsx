import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MenuPrincipal } from '../../features/cuenta/menu/MenuPrincipal.tsx';
import { usePerfil } from '../../lib/use-perfil.ts';
import { Reloj } from './Reloj.tsx';

interface Props {
  alCerrarSesion: () => void;
  alElegir?: () => void;
}

/** Who is in session and where they may go. */
export function MenuLateral({ alCerrarSesion, alElegir }: Props) {
  const { data, isPending } = usePerfil();
  return (
    <Stack component="aside" aria-label="Usuario y menú" sx={{ height: '100%' }}>
      {/* The height is kept while the person's data arrive. */}
      <Stack spacing={0.25} sx={{ p: 2, minHeight: 208, alignItems: 'center', textAlign: 'center' }}>
        {data?.logo ? (
          <Box component="img" src={data.logo} alt={data.enteGestor} sx={{ height: 64, maxWidth: 200, mb: 1 }} />
        ) : null}
        {isPending ? <Skeleton width={160} height={64} /> : null}
        <Typography variant="h3" component="p">
          {data?.paterno}
        </Typography>
        <Typography>{data?.nombres}</Typography>
        <Typography variant="body2" color="textSecondary">
          {data?.cargo}
        </Typography>
        <Reloj />
      </Stack>
      <Divider />
      <Box sx={{ flexGrow: 1, overflowY: 'auto' }}>
        <MenuPrincipal alElegir={alElegir} />
      </Box>
      <Divider />
      <Box sx={{ p: 2 }}>
        <Button fullWidth variant="outlined" startIcon={<Logout />} onClick={alCerrarSesion}>
          Cerrar Sesión
        </Button>
      </Box>
    </Stack>
  );
}
