import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { PRODUCTO } from '../../../ui/producto.ts';

function guardar(codigos: readonly string[]): void {
  const quien = leerSesion()?.username ?? '';
  const texto = [
    `Códigos de recuperación de ${quien} en ${PRODUCTO}. Cada uno sirve una sola vez.`,
    '',
    ...codigos,
    '',
  ];
  ofrecerArchivo('codigos-de-recuperacion.txt', new Blob([texto.join('\r\n')], { type: 'text/plain;charset=utf-8' }));
}

/** The codes stand nowhere else, and are not shown again. */
export function CodigosDeRecuperacion({ codigos, alTerminar }: { codigos: readonly string[]; alTerminar: () => void }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  // The button that was clicked is gone: the keyboard goes on from here.
  useEffect(() => titulo.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography variant="h3" ref={titulo} tabIndex={-1}>
        Guarde sus códigos de recuperación
      </Typography>
      <Alert severity="info" role="none">
        Con uno de ellos ingresa cuando no tenga su teléfono. Cada uno sirve una sola vez, y no se volverán a mostrar.
      </Alert>
      <Box
        component="ul"
        aria-label="Códigos de recuperación"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          fontSize: '1.1rem',
        }}
      >
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => guardar(codigos)}>
          Descargar
        </Button>
        <Button variant="contained" onClick={alTerminar}>
          Ya los guardé
        </Button>
      </Stack>
    </Stack>
  );
}
