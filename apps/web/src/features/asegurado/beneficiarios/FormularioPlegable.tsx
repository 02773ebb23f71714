import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';

interface Props {
  oculto: boolean;
  rutaCompleta: string;
  seccion: Ref<HTMLDivElement>;
  titulo: Ref<HTMLHeadingElement>;
  alCerrar: () => void;
  children: ReactNode;
}

export function FormularioPlegable({ oculto, rutaCompleta, seccion, titulo, alCerrar, children }: Props) {
  const id = useId();
  const { history } = useRouter();

  function irAlAsistente(evento: MouseEvent) {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    history.push(rutaCompleta);
  }

  return (
    <Paper
      ref={seccion}
      component="section"
      variant="outlined"
      aria-labelledby={id}
      hidden={oculto}
      sx={{ p: { xs: 1.5, sm: 2 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography ref={titulo} tabIndex={-1} id={id} variant="h3" component="h4" sx={{ flexGrow: 1 }}>
          Nuevo Beneficiario
        </Typography>
        <Button onClick={alCerrar}>Cerrar formulario</Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {'Para registrar también la fotografía, el domicilio, la matrícula o el establecimiento, use el '}
        <Link href={rutaCompleta} onClick={irAlAsistente}>
          registro completo
        </Link>
        .
      </Typography>
      {children}
    </Paper>
  );
}
