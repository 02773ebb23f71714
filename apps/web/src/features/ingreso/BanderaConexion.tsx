import Cloud from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Shown after any failure: tells whether the connection was to blame, so that nobody retypes a right password. */
export function BanderaConexion({ hayProblema }: { hayProblema: boolean }) {
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
        {hayProblema ? 'Problema de conexión con el servidor' : 'La conexión con el servidor funciona'}
      </Typography>
    </Stack>
  );
}
