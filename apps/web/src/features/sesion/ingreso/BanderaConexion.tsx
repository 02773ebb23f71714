import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import { CLOUD_OFF_OUTLINED, CLOUD_OUTLINED } from '../../../ui/icon-paths.ts';

interface Props {
  hayProblema: boolean;
  /** The server told why: the connection is no matter. */
  explicada: boolean;
}

/** Shows after any failure (document 1 §2). It names the connection as the cause only when it was. */
export function BanderaConexion({ hayProblema, explicada }: Props) {
  return (
    <Stack
      direction="row"
      spacing={1}
      role="status"
      sx={{ alignItems: 'center', color: hayProblema ? 'error.main' : 'text.secondary' }}
    >
      <Icon d={hayProblema ? CLOUD_OFF_OUTLINED : CLOUD_OUTLINED} fontSize="small" aria-hidden />
      <Typography variant="body2">
        {hayProblema
          ? 'Problema de conexión con el servidor'
          : `No se pudo iniciar la sesión.${explicada ? '' : ' Si el problema continúa, verifique su conexión.'}`}
      </Typography>
    </Stack>
  );
}
