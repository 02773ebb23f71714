import { enqueueSnackbar } from 'notistack';

/** How long a toast stays, in milliseconds (document 1 section 9, document 2 section 9). */
export const TOAST_MS = 5000;
export const TOAST_LARGO_MS = 10_000;
export const TOAST_MUY_LARGO_MS = 20_000;

type Tipo = 'success' | 'error' | 'warning' | 'info';

/** Shows a short message. Works outside components too, as long as the ToastProvider is mounted. */
export function toast(tipo: Tipo, mensaje: string, ms: number = TOAST_MS): void {
  enqueueSnackbar(mensaje, { variant: tipo, autoHideDuration: ms });
}
