import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { useNavigate } from '@tanstack/react-router';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { armarDesenlace, type Desenlace } from '../../../lib/desenlace.ts';
import { ErrorApi } from '../../../lib/error-api.ts';
import { inicioDe } from '../../../lib/inicio.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CHECK_CIRCLE_OUTLINED, ERROR_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { CamposCambio } from './cambio-password.form.ts';
import { FormularioCambio } from './FormularioCambio.tsx';

interface Props {
  exito: boolean;
  mensaje: string;
  alAceptar: () => void;
}

export const DialogoResultado = ({ exito, mensaje, alAceptar }: Props) => (
  <Dialog
    open
    role="alertdialog"
    aria-labelledby="titulo-resultado"
    aria-describedby="texto-resultado"
    maxWidth="xs"
    fullWidth
  >
    <DialogTitle id="titulo-resultado" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Icon
        d={exito ? CHECK_CIRCLE_OUTLINED : ERROR_OUTLINE_OUTLINED}
        aria-hidden
        color={exito ? 'success' : 'error'}
      />
      {exito ? 'Proceso Exitoso' : 'Proceso detenido'}
    </DialogTitle>
    <DialogContent>
      <DialogContentText id="texto-resultado">{mensaje}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button autoFocus variant="contained" onClick={alAceptar}>
        Aceptar
      </Button>
    </DialogActions>
  </Dialog>
);

function TarjetaUsuario() {
  const { data } = usePerfil();
  return (
    <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
      {data ? (
        <>
          <Avatar
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', width: 64, height: 64, mx: 'auto', mb: 1.5 }}
          >
            {`${data.paterno.charAt(0)}${data.nombres.charAt(0)}`}
          </Avatar>
          <Typography variant="h2">{[data.paterno, data.materno, data.nombres].filter(Boolean).join(' ')}</Typography>
          <Typography color="textSecondary">{data.usuario}</Typography>
          <Box sx={{ mt: 1.5 }}>
            <Typography variant="body2">{data.cargo}</Typography>
            <Typography variant="body2">{data.enteGestor}</Typography>
            <Typography variant="body2" color="textSecondary">
              {data.correo}
            </Typography>
          </Box>
        </>
      ) : (
        <TextSkeleton lines={5} />
      )}
    </Paper>
  );
}

const ERROR_TRANSPORTE = 'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador';

const cambiarPassword = ({ actual, nueva }: CamposCambio, clave: string) =>
  llamar('cambio-password', { body: { password: actual, newPassword: nueva } }, { clave });

const interpretar = ({ registro, mensaje }: Respuesta<'cambio-password'>): Desenlace =>
  armarDesenlace({ logrado: registro, mensajes: [mensaje] });

/** A refusal with the server's words and a failed transport both end in a dialog. */
function interpretarFalla(error: unknown): Desenlace {
  const conMensaje = error instanceof ErrorApi && error.status >= 400 && error.status < 500;
  return armarDesenlace({ mensajes: [conMensaje ? error.mensaje : ERROR_TRANSPORTE] });
}

export function PaginaCambioPassword() {
  const navegar = useNavigate();
  const perfil = usePerfil();
  const destino = permite(perfil.data, 'resumen-poblacion') ? '/dashboard' : inicioDe(leerSesion()?.codigoRol ?? '');
  const { enviando, desenlace, escribir, olvidar } = useEscritura({
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
      {desenlace ? (
        <DialogoResultado
          exito={desenlace.logrado}
          mensaje={desenlace.mensajes.join(' ')}
          alAceptar={() => (desenlace.logrado ? void navegar({ to: destino }) : olvidar())}
        />
      ) : null}
    </>
  );
}
