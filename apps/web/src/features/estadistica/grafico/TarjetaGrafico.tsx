import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { BotonesDeExportar } from './BotonesDeExportar.tsx';
import { Figura } from './Figura.tsx';
import { DIBUJADAS, leerRespuesta, suNombre, type Tarjeta } from './tarjeta.ts';

const VISTAS = ['GRÁFICO', 'TABLA'] as const;
const SOLO_EN_PAPEL = { display: 'none', '@media print': { display: 'block' } };
const TARJETA = {
  p: 2,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // The card's texts are no columns of figures; the table sets its own digits.
  fontVariantNumeric: 'normal',
  '@media print': { breakInside: 'avoid', mb: 1.5, py: 1 },
} as const;

export function TarjetaGrafico(tarjeta: Tarjeta) {
  const { detalle, controles, enPapel, ancha, pie, nombreDe = suNombre, nombreCorto = nombreDe } = tarjeta;
  const [vista, setVista] = useState<(typeof VISTAS)[number]>('GRÁFICO');
  const figura = useRef<HTMLElement>(null);
  const id = useId();
  const leida = leerRespuesta(tarjeta);
  const { titulo, cifras, hay } = leida;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ ...TARJETA, gridColumn: ancha ? '1 / -1' : undefined }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem' }}>
          {titulo}
        </Typography>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <ToggleChoice dense label={`Vista de ${titulo}`} options={VISTAS} value={vista} onChange={setVista} />
          <BotonesDeExportar titulo={titulo} figura={figura} cifras={cifras} nombreDe={nombreDe} listo={hay} />
        </Stack>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {detalle}
      </Typography>
      {controles ? (
        <Box data-sin-imprimir sx={{ mt: 1.5 }}>
          {controles}
        </Box>
      ) : null}
      {enPapel ? (
        <Typography variant="body2" sx={SOLO_EN_PAPEL}>
          {enPapel}
        </Typography>
      ) : null}
      <Figura
        ref={figura}
        titulada={id}
        comoTabla={vista === 'TABLA'}
        leida={leida}
        tarjeta={{ ...tarjeta, nombreDe, nombreCorto }}
      />
      {cifras.filas.length > DIBUJADAS ? (
        <Typography variant="body2" color="textSecondary">
          {`Se dibujan ${DIBUJADAS} de ${cifras.filas.length}; la tabla las tiene todas.`}
        </Typography>
      ) : null}
      {pie}
    </Paper>
  );
}
