import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  title: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const SEPARACION = 6;
/** Time to go from the thing to its note without losing it. */
const GRACIA_MS = 150;

/** A note beside something, on hover and on focus; Escape hides it. MUI's own brings a positioning library of 11 KB. */
export function Tooltip({ title, children }: Props) {
  const id = useId();
  const ancla = useRef<HTMLSpanElement>(null);
  const nota = useRef<HTMLDivElement>(null);
  const cierre = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [abierta, setAbierta] = useState(false);

  useLayoutEffect(() => {
    // Closed it asks for no measure: that would lay out the whole page once for each note.
    if (!abierta || !nota.current) return;
    // The wrapper has no box of its own: what it wraps has.
    const caja = ancla.current?.firstElementChild?.getBoundingClientRect();
    if (!caja) return;
    const { offsetWidth: ancho, offsetHeight: alto } = nota.current;
    const izquierda = Math.min(Math.max(8, caja.left + caja.width / 2 - ancho / 2), innerWidth - ancho - 8);
    const cabeAbajo = caja.bottom + SEPARACION + alto < innerHeight;
    nota.current.style.left = `${izquierda}px`;
    nota.current.style.top = `${cabeAbajo ? caja.bottom + SEPARACION : caja.top - alto - SEPARACION}px`;
  }, [abierta]);

  useEffect(() => {
    if (!abierta) return;
    const cerrar = () => setAbierta(false);
    const conEscape = ({ key }: KeyboardEvent) => key === 'Escape' && cerrar();
    document.addEventListener('keydown', conEscape);
    document.addEventListener('scroll', cerrar, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', conEscape);
      document.removeEventListener('scroll', cerrar, { capture: true });
    };
  }, [abierta]);

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
      {cloneElement(children, { 'aria-describedby': abierta ? id : undefined })}
      {abierta ? (
        // In the page's own region, if it is there that the thing stands.
        <Portal container={() => ancla.current?.closest('main') ?? document.body}>
          <Box
            ref={nota}
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
