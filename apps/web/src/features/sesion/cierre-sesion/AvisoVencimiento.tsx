import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Warns a few minutes before the session ends. It lies over the page, so that nothing moves under the hands. */
export function AvisoVencimiento({ minutos, alRenovar }: { minutos: number; alRenovar: () => void }) {
  const boton = (
    <Button color="inherit" size="small" onClick={alRenovar}>
      Seguir trabajando
    </Button>
  );
  return (
    <Alert
      severity="warning"
      action={boton}
      sx={{
        position: 'fixed',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: 'calc(100vw - 32px)',
        zIndex: 'snackbar',
        boxShadow: 6,
      }}
    >
      Su sesión terminará en {minutos} {minutos === 1 ? 'minuto' : 'minutos'}. Nada de lo que escribió se perderá.
    </Alert>
  );
}
