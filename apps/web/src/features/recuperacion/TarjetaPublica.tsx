import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { PRODUCTO } from '../../ui/producto.ts';

interface Props {
  titulo: string;
  /** The text says what one does here, while one can. */
  texto?: string | undefined;
  pie: ReactNode;
  children: ReactNode;
}

/** Frames a page without a session, like the sign-in page. */
export function TarjetaPublica({ titulo, texto, pie, children }: Props) {
  useEffect(() => {
    document.title = `${titulo} · ${PRODUCTO}`;
  }, [titulo]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Stack component="main" sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', px: 2, py: 1.5 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 410, p: { xs: 2.5, sm: 4 } }}>
          <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', mb: 3 }}>
            <Logo />
            <Typography variant="h1">{titulo}</Typography>
            {texto === undefined ? null : (
              <Typography variant="body2" color="textSecondary">
                {texto}
              </Typography>
            )}
          </Stack>
          {children}
        </Paper>
      </Stack>
      {pie}
    </Box>
  );
}
