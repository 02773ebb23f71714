import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { createLink, useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { contados } from '../../../lib/cifras.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Cifra } from './datos.ts';
import { deBeneficiarios, type EnlaceDeFila } from './enlaces.ts';
import type { Dibujo, Lamina, Senalado } from './tarjeta.ts';

/** The keyboard first stops here in a drawing: the library gives it no name, and a role that says there is nothing. */
const PARADA = '[role="none"][tabindex]';

/** Names it whenever the library draws it anew. */
function useNombreDeLaParada(caja: RefObject<HTMLElement | null>, nombre: string, pista: string): void {
  useLayoutEffect(() => {
    const dibujo = caja.current;
    if (dibujo === null) return;
    function nombrar() {
      for (const parada of dibujo?.querySelectorAll(PARADA) ?? []) {
        parada.setAttribute('role', 'group');
        parada.setAttribute('aria-label', nombre);
        parada.setAttribute('aria-describedby', pista);
      }
    }
    nombrar();
    const vigia = new MutationObserver(nombrar);
    vigia.observe(dibujo, { childList: true, subtree: true });
    return () => vigia.disconnect();
  }, [caja, nombre, pista]);
}

/** The chart library comes with it, and is fetched when the first chart is drawn. */
const Lienzo = lazy(withTimeLimit(() => import('./Lienzo.tsx')));
const Opcion = createLink(MenuItem);

interface Props extends Omit<Lamina, 'alElegir'> {
  titulo: string;
  dibujo: Dibujo;
  enlace: EnlaceDeFila | undefined;
}

/** A forced scheme gives these colours: the library's drawing keeps its own, which may be those of its background. */
const FORZADOS = {
  '@media (forced-colors: active)': {
    '--ui-palette-text-primary': 'CanvasText',
    '--ui-palette-text-secondary': 'CanvasText',
    '--ui-palette-background-paper': 'Canvas',
    '--ui-palette-primary-main': 'LinkText',
    '--color-beneficiarios': 'GrayText',
    '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'CanvasText' },
    '& .MuiBarChart-element, & .MuiPieChart-arc': { stroke: 'CanvasText', strokeWidth: 1 },
  },
};

const CAJA = {
  height: '100%',
  position: 'relative',
  ...FORZADOS,
  '& .pista': { visibility: 'hidden', position: 'absolute', top: -4, right: 0, bgcolor: 'background.paper', px: 0.5 },
  '&:has(:focus-visible) .pista': { visibility: 'visible' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2, borderRadius: 1 },
} as const;
const SE_ELIGE = { '& .MuiBarChart-element, & .MuiPieChart-arc, & .MuiLineChart-mark': { cursor: 'pointer' } };

/**
 * Names the drawing and says how the keyboard goes over it. What is chosen leads to the list that counts it, as the
 * table's numbers do; of both types together one says which: holders and beneficiaries are two lists.
 */
export function Trazado({ titulo, dibujo, enlace, ...lamina }: Props) {
  const navegar = useNavigate();
  const caja = useRef<HTMLDivElement>(null);
  const id = useId();
  useNombreDeLaParada(caja, `Gráfico: ${titulo}`, id);
  const [elegida, setElegida] = useState<{ fila: Cifra; top: number; left: number } | null>(null);
  const deLaElegida = elegida && enlace?.(elegida.fila);

  function abrirMenu(fila: Cifra, { clientX, clientY }: Senalado) {
    const lugar = caja.current?.getBoundingClientRect();
    const medio = {
      left: (lugar?.left ?? 0) + (lugar?.width ?? 0) / 2,
      top: (lugar?.top ?? 0) + (lugar?.height ?? 0) / 2,
    };
    setElegida({ fila, ...(clientX === undefined ? medio : { left: clientX, top: clientY }) });
  }
  const alElegir: Lamina['alElegir'] =
    enlace &&
    ((cual, parte, evento) => {
      const fila = lamina.filas[cual];
      const busqueda = fila && enlace(fila);
      if (!fila || !busqueda || fila[parte] === 0) return;
      if (parte === 'total') abrirMenu(fila, evento);
      else void navegar({ to: '/asegurado', search: parte === 'titulares' ? busqueda : deBeneficiarios(busqueda) });
    });
  const cerrar = () => setElegida(null);

  return (
    <Box
      ref={caja}
      role="application"
      aria-roledescription="gráfico"
      aria-label={titulo}
      aria-describedby={id}
      sx={[CAJA, enlace ? SE_ELIGE : {}]}
    >
      <Lienzo dibujo={dibujo} {...lamina} alElegir={alElegir} />
      <Typography id={id} className="pista" variant="caption">
        {enlace ? 'Flechas: recorrer las cifras. Entrar: ver la lista.' : 'Flechas: recorrer las cifras.'}
      </Typography>
      {elegida && deLaElegida ? (
        <Menu open onClose={cerrar} anchorReference="anchorPosition" anchorPosition={elegida}>
          <CloseOnBack onBack={cerrar} />
          <Opcion to="/asegurado" search={deLaElegida} disabled={elegida.fila.titulares === 0}>
            {`Ver ${contados(elegida.fila.titulares, 'titulares')}, ${lamina.nombreDe(elegida.fila)}`}
          </Opcion>
          <Opcion to="/asegurado" search={deBeneficiarios(deLaElegida)} disabled={elegida.fila.beneficiarios === 0}>
            {`Ver ${contados(elegida.fila.beneficiarios, 'beneficiarios')}, ${lamina.nombreDe(elegida.fila)}`}
          </Opcion>
        </Menu>
      ) : null}
    </Box>
  );
}
