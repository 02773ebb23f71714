import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { MenuPrincipal } from '../../features/cuenta/menu/MenuPrincipal.tsx';
import { fechaLarga, horaDelDia, reloj } from '../../lib/reloj.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LOGOUT } from '../../ui/icon-paths.ts';

/** Shows date and time of La Paz, second by second; only this text is drawn again. */
function Reloj() {
  const [ahora, setAhora] = useState(() => reloj.ahora());
  useEffect(() => {
    const intervalo = setInterval(() => setAhora(reloj.ahora()), 1000);
    return () => clearInterval(intervalo);
  }, []);
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="time"
      dateTime={ahora.toISOString()}
      sx={{ display: 'block', lineHeight: 1.3 }}
    >
      {fechaLarga(ahora)} {horaDelDia(ahora)}
    </Typography>
  );
}

export function MenuLateral({ alCerrarSesion, alElegir }: { alCerrarSesion: () => void; alElegir?: () => void }) {
  const { data, isPending } = usePerfil();
  return (
    <Stack component="aside" aria-label="Usuario y menú" sx={{ height: '100%' }}>
      {/* The height is kept while the person's data arrive; every entry of the menu is to be in sight below. */}
      <Box sx={{ px: 2, py: 0.75, minHeight: 92 }}>
        <Stack direction="row" spacing={1.5} sx={{ minHeight: 56, alignItems: 'center' }}>
          {data?.logo ? (
            <Box component="img" src={data.logo} alt={data.enteGestor} sx={{ height: 48, maxWidth: 88 }} />
          ) : null}
          {isPending ? <Skeleton width={72} height={48} /> : null}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="p" sx={{ lineHeight: 1.3 }}>
              {data?.paterno}
            </Typography>
            <Typography variant="body2" sx={{ lineHeight: 1.3 }}>
              {data?.nombres}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ lineHeight: 1.3 }}>
              {data?.cargo}
            </Typography>
          </Box>
        </Stack>
        <Reloj />
      </Box>
      <Divider />
      <Box sx={{ flexGrow: 1, overflowY: 'auto' }}>
        <MenuPrincipal alElegir={alElegir} />
      </Box>
      <Divider />
      <Box sx={{ p: 2 }}>
        <Button fullWidth variant="outlined" startIcon={<Icon d={LOGOUT} />} onClick={alCerrarSesion}>
          Cerrar Sesión
        </Button>
      </Box>
    </Stack>
  );
}
