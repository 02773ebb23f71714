import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';

/** Whose password is being changed. */
export function TarjetaUsuario() {
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
