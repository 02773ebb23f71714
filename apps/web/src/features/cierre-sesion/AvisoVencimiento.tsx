import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Said a few minutes before the session ends, while there is still time to go on. */
export function AvisoVencimiento({ minutos, alRenovar }: { minutos: number; alRenovar: () => void }) {
  const boton = (
    <Button color="inherit" size="small" onClick={alRenovar}>
      Seguir trabajando
    </Button>
  );
  return (
    <Alert severity="warning" action={boton} sx={{ mb: 2 }}>
      Su sesión terminará en {minutos} {minutos === 1 ? 'minuto' : 'minutos'}. Nada de lo que escribió se perderá.
    </Alert>
  );
}
