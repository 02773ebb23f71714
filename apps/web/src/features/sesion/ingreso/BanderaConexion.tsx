import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Cloud from '@mui/icons-material/CloudOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  hayProblema: boolean;
  /** The server told why: the connection is no matter. */
  explicada: boolean;
}

/** Shown after any failure (document 1 section 2). It names the connection as the cause only when it was. */
export function BanderaConexion({ hayProblema, explicada }: Props) {
  const Icono = hayProblema ? CloudOff : Cloud;
  return (
    <Stack
      direction="row"
      spacing={1}
      role="status"
      sx={{ alignItems: 'center', color: hayProblema ? 'error.main' : 'text.secondary' }}
    >
      <Icono fontSize="small" aria-hidden />
      <Typography variant="body2">
        {hayProblema
          ? 'Problema de conexión con el servidor'
          : `No se pudo iniciar la sesión.${explicada ? '' : ' Si el problema continúa, verifique su conexión.'}`}
      </Typography>
    </Stack>
  );
}
