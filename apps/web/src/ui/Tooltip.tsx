import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { cloneElement, type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** The note is null while there is nothing to say: the child keeps its place and the focus. */
  title: string | null;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const SEPARACION = 6;
const REGION = '[role="dialog"], main, header, nav, footer';
/** In this time one goes from the thing to its note without losing it. */
const GRACIA_MS = 150;

function useCloseOnEscapeOrScroll(abierta: boolean, cerrar: () => void) {
  useEffect(() => {
    if (!abierta) return;
    const conEscape = ({ key }: KeyboardEvent) => key === 'Escape' && cerrar();
    document.addEventListener('keydown', conEscape);
    document.addEventListener('scroll', cerrar, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', conEscape);
      document.removeEventListener('scroll', cerrar, { capture: true });
    };
  }, [abierta, cerrar]);
}

/** Shows a note on hover and on focus; Escape hides it. MUI's own brings a positioning library of 11 KB. */
export function Tooltip({ title, children }: Props) {
  const id = useId();
  const ancla = useRef<HTMLSpanElement>(null);
  const cierre = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [abierta, setAbierta] = useState(false);
  const seVe = abierta && title !== null;

  /** The note is placed once it is on the page, after the first drawing, as `Portal` moves it. */
  const colocar = useCallback((nota: HTMLElement | null) => {
    // The wrapper has no box of its own: what it wraps has.
    const caja = ancla.current?.firstElementChild?.getBoundingClientRect();
    if (nota === null || caja === undefined) return;
    const { offsetWidth: ancho, offsetHeight: alto } = nota;
    const izquierda = Math.min(Math.max(8, caja.left + caja.width / 2 - ancho / 2), innerWidth - ancho - 8);
    const cabeAbajo = caja.bottom + SEPARACION + alto < innerHeight;
    nota.style.left = `${izquierda}px`;
    nota.style.top = `${cabeAbajo ? caja.bottom + SEPARACION : caja.top - alto - SEPARACION}px`;
  }, []);

  const cerrar = useCallback(() => setAbierta(false), []);
  useCloseOnEscapeOrScroll(abierta, cerrar);

  useEffect(() => () => clearTimeout(cierre.current), []);

  function abrir() {
    clearTimeout(cierre.current);
    setAbierta(true);
  }
  function cerrarLuego() {
    clearTimeout(cierre.current);
    cierre.current = setTimeout(() => setAbierta(false), GRACIA_MS);
  }

  return (
    <Box
      component="span"
      ref={ancla}
      sx={{ display: 'contents' }}
      onMouseEnter={abrir}
      onMouseLeave={cerrarLuego}
      onFocus={abrir}
      onBlur={cerrarLuego}
    >
      {cloneElement(children, { 'aria-describedby': seVe ? id : undefined })}
      {seVe ? (
        // The note stays within the region or dialog of the thing: a screen reader finds it nowhere else.
        <Portal container={() => ancla.current?.closest(REGION) ?? document.body}>
          <Box
            ref={colocar}
            id={id}
            role="tooltip"
            onMouseEnter={abrir}
            onMouseLeave={cerrarLuego}
            sx={{
              position: 'fixed',
              zIndex: 'tooltip',
              maxWidth: 300,
              px: 1,
              py: 0.5,
              borderRadius: 1,
              typography: 'body2',
              bgcolor: 'text.primary',
              color: 'background.paper',
            }}
          >
            {title}
          </Box>
        </Portal>
      ) : null}
    </Box>
  );
}
