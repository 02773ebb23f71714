import Box from '@mui/material/Box';
import { PaginaPerfil } from '../features/cuenta/perfil/PaginaPerfil.tsx';
import { PanelSegundoFactor } from '../features/cuenta/segundo-factor/PanelSegundoFactor.tsx';
import { PanelBaja } from '../features/cuenta/solicitud-baja/PanelBaja.tsx';
import { PanelSesiones } from '../features/sesion/sesiones/PanelSesiones.tsx';

const DOS_COLUMNAS = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Shows at /perfil what is known of the user, and below it what users do with their own account. */
export const PaginaDePerfil = () => (
  <>
    <PaginaPerfil />
    <Box sx={DOS_COLUMNAS}>
      <PanelSesiones />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PanelSegundoFactor />
        <PanelBaja />
      </Box>
    </Box>
  </>
);
