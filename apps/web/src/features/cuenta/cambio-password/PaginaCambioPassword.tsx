import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { inicioDe } from '../../../lib/inicio.ts';
import { permite } from '../../../lib/permisos.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { cambiarPassword, interpretar, interpretarFalla } from './cambio-password.api.ts';
import { DialogoResultado } from './DialogoResultado.tsx';
import { FormularioCambio } from './FormularioCambio.tsx';
import { TarjetaUsuario } from './TarjetaUsuario.tsx';

export function PaginaCambioPassword() {
  const navegar = useNavigate();
  const perfil = usePerfil();
  const destino = permite(perfil.data, 'resumen-poblacion') ? '/dashboard' : inicioDe(leerSesion()?.codigoRol ?? '');
  const { enviando, resultado, escribir, olvidar } = useEscritura({
    enviar: cambiarPassword,
    interpretar,
    interpretarFalla,
  });
  return (
    <>
      <PageHeader help={enlaceDeCapitulo('cambiar-contrasena')} title="Cambiar contraseña" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '280px minmax(0, 520px)' },
          alignItems: 'start',
        }}
      >
        <TarjetaUsuario />
        <FormularioCambio enviando={enviando} alEnviar={escribir} />
      </Box>
      {resultado ? (
        <DialogoResultado
          exito={resultado.hecho}
          mensaje={resultado.mensajes.join(' ')}
          alAceptar={() => (resultado.hecho ? void navegar({ to: destino }) : olvidar())}
        />
      ) : null}
    </>
  );
}
