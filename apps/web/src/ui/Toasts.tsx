import Alert from '@mui/material/Alert';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
} from 'notistack';
import { type Ref, useEffect, useLayoutEffect } from 'react';
import { type Aviso, conectarToasts } from './toast.ts';
import { messageBoxes, pressableBoxes, riseOver, scrollerOf, scrollToFree } from './toast-place.ts';
import { giveFocusBack, useToastKeys } from './use-toast-keys.ts';

/** Toasts stand beside the body, whose rest an open dialog hides from a screen reader: they must be heard. */
const lugar = document.createElement('div');
document.documentElement.append(lugar);

/** The keys are what each open toast says; the newest comes last. */
const abiertos = new Map<string, SnackbarKey>();

/** The same message again takes the place of the first: it is heard and seen anew, and its time begins again. */
function mostrar({ tipo, mensaje, ms }: Aviso): void {
  const dicho = `${tipo} ${mensaje}`;
  const igual = abiertos.get(dicho);
  if (igual !== undefined) closeSnackbar(igual);
  abiertos.delete(dicho);
  const olvidar = (_evento: unknown, _razon: unknown, id?: SnackbarKey) => {
    if (abiertos.get(dicho) === id) abiertos.delete(dicho);
  };
  abiertos.set(dicho, enqueueSnackbar(mensaje, { variant: tipo, autoHideDuration: ms, onClose: olvidar }));
}

/** Warnings and errors go; that something was done stays true. */
function retirar(): void {
  for (const [dicho, id] of abiertos) if (/^(warning|error) /.test(dicho)) closeSnackbar(id);
}

const ultimo = (): SnackbarKey | undefined => [...abiertos.values()].at(-1);
const cerrarUltimo = () => closeSnackbar(ultimo());
const botonDelUltimo = (): HTMLElement | null => lugar.querySelector(`[data-toast="${ultimo()}"] button`);

const pilaDeAvisos = (): HTMLElement | null => lugar.querySelector('.notistack-SnackbarContainer');

/** Moves the toasts so that they cover no button and no message, wherever the page has been scrolled to. */
function acomodar(): void {
  const pila = pilaDeAvisos();
  if (pila === null) return;
  pila.style.translate = '0 0';
  const caja = pila.getBoundingClientRect();
  pila.style.translate = `0 ${-riseOver(caja, pressableBoxes(document.body), messageBoxes(document.body))}px`;
}

/** Scrolls the field that one types in out from under the toasts. */
function destaparCampo(): void {
  const [pila, campo] = [pilaDeAvisos(), document.activeElement];
  if (pila === null || !campo?.matches('input, textarea, [role="combobox"]')) return;
  const quien = scrollerOf(campo);
  const arriba = Math.max(0, quien.getBoundingClientRect().top);
  const libre = (elemento: Element) =>
    scrollToFree(pila.getBoundingClientRect(), elemento.getBoundingClientRect(), arriba);
  // The field's error below it is freed too; where that is too much, the field alone.
  quien.scrollBy({ top: libre(campo.closest('.MuiFormControl-root') ?? campo) || libre(campo) });
}

/** A toast has its whole height only once it has come in; some environments do not measure it. */
const alCrecer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver(() => {
        acomodar();
        destaparCampo();
      });

function Toast({ id, message, style, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const severity = variant === 'default' ? 'info' : variant;
  useLayoutEffect(() => {
    acomodar();
    const pila = pilaDeAvisos();
    if (pila !== null) alCrecer?.observe(pila);
    return () => {
      if (lugar.querySelector(`[data-toast="${id}"]`)?.contains(document.activeElement)) giveFocusBack();
    };
  }, [id]);
  return (
    <SnackbarContent ref={ref} role={severity === 'error' ? 'alert' : 'status'} style={style} data-toast={id}>
      <Alert
        severity={severity}
        variant="filled"
        role="none"
        closeText="Cerrar"
        onClose={() => {
          closeSnackbar(id);
          giveFocusBack();
        }}
        // A long text in one line would cover the button that it speaks of.
        sx={{ width: '100%', maxWidth: { sm: 'min(560px, 50vw)' } }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}

const COMPONENTES = { success: Toast, error: Toast, warning: Toast, info: Toast };

/** Shows short messages at the bottom right; each is announced and may be closed before its time. */
export default function Toasts() {
  useToastKeys({ place: lugar, newest: botonDelUltimo, closeNewest: cerrarUltimo });
  useEffect(() => {
    conectarToasts(mostrar, retirar);
    window.addEventListener('scroll', acomodar, { capture: true, passive: true });
    window.addEventListener('resize', acomodar);
    // A dialog that opens after the toast takes the focus, and brings buttons of its own.
    window.addEventListener('focusin', acomodar);
    return () => {
      window.removeEventListener('scroll', acomodar, { capture: true });
      window.removeEventListener('resize', acomodar);
      window.removeEventListener('focusin', acomodar);
    };
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
