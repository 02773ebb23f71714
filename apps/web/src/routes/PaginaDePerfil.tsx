import Box from '@mui/material/Box';
import { PaginaPerfil } from '../features/cuenta/perfil/PaginaPerfil.tsx';
import { PanelBaja } from '../features/cuenta/solicitud-baja/PanelBaja.tsx';
import { PanelSesiones } from '../features/sesion/sesiones/PanelSesiones.tsx';

/** /perfil: what is known of the user, and what users do with their own account. */
export function PaginaDePerfil() {
  return (
    <>
      <PaginaPerfil />
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <PanelSesiones />
        <PanelBaja />
      </Box>
    </>
  );
}
