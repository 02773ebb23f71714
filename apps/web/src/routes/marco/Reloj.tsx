import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { fechaLarga, horaDelDia, reloj } from '../../lib/reloj.ts';

/** Date and time of La Paz, second by second. Only this text is drawn again. */
export function Reloj() {
  const [ahora, setAhora] = useState(() => reloj.ahora());
  useEffect(() => {
    const intervalo = setInterval(() => setAhora(reloj.ahora()), 1000);
    return () => clearInterval(intervalo);
  }, []);
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="time"
      dateTime={ahora.toISOString()}
      sx={{ display: 'block', lineHeight: 1.3 }}
    >
      {fechaLarga(ahora)} {horaDelDia(ahora)}
    </Typography>
  );
}
