import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useClaveDeEscritura } from '../../../lib/idempotencia.ts';
import { inicioDe } from '../../../lib/inicio.ts';
import { permite } from '../../../lib/permisos.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { cambiarPassword } from './cambio-password.api.ts';
import type { CamposCambio } from './cambio-password.form.ts';
import { DialogoResultado } from './DialogoResultado.tsx';
import { FormularioCambio } from './FormularioCambio.tsx';
import { TarjetaUsuario } from './TarjetaUsuario.tsx';

export function PaginaCambioPassword() {
  const navegar = useNavigate();
  const claveDe = useClaveDeEscritura();
  const perfil = usePerfil();
  const destino = permite(perfil.data, 'resumen-poblacion') ? '/dashboard' : inicioDe(leerSesion()?.codigoRol ?? '');
  const cambio = useMutation({
    mutationFn: ({ actual, nueva }: CamposCambio) => cambiarPassword(actual, nueva, claveDe([actual, nueva])),
  });
  return (
    <>
      <PageHeader title="Cambiar contraseña" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '280px minmax(0, 520px)' },
          alignItems: 'start',
        }}
      >
        <TarjetaUsuario />
        <FormularioCambio enviando={cambio.isPending} alEnviar={cambio.mutate} />
      </Box>
      {cambio.data ? (
        <DialogoResultado
          exito={cambio.data.registro}
          mensaje={cambio.data.mensaje}
          alAceptar={() => (cambio.data.registro ? void navegar({ to: destino }) : cambio.reset())}
        />
      ) : null}
    </>
  );
}
