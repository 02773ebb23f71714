import Alert from '@mui/material/Alert';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import { conectarToasts } from './toast.ts';

function Toast({ id, message, style, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <SnackbarContent ref={ref} role={severity === 'error' ? 'alert' : 'status'} style={style}>
      <Alert
        severity={severity}
        variant="filled"
        role="none"
        closeText="Cerrar"
        onClose={() => closeSnackbar(id)}
        // A long text in one line would cover the button that it speaks of.
        sx={{ width: '100%', maxWidth: { sm: 'min(560px, 50vw)' } }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}

/** Beside the body: an open dialog hides all the rest of the body from who hears the page, and a message must be heard. */
const lugar = document.createElement('div');
document.documentElement.append(lugar);

const COMPONENTES = { success: Toast, error: Toast, warning: Toast, info: Toast };

/** Short messages at the bottom right; each is announced and may be closed before its time. */
export default function Toasts() {
  useEffect(() => {
    conectarToasts(({ tipo, mensaje, ms }) => enqueueSnackbar(mensaje, { variant: tipo, autoHideDuration: ms }));
  }, []);
  return (
    <SnackbarProvider
      domRoot={lugar}
      maxSnack={4}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={COMPONENTES}
    />
  );
}
