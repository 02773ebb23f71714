import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Ref, Suspense } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { type Cifra, enPalabras } from './datos.ts';
import { TablaDeCifras } from './TablaDeCifras.tsx';
import { Trazado } from './Trazado.tsx';
import type { Dibujo, Leida, Tarjeta } from './tarjeta.ts';

/** The drawing is at least so high, so that nothing moves when it comes or fails. */
const ALTO = 320;
/** A short table is seen whole; a longer one scrolls. On paper it is as high as its rows. */
const TABLA = { maxHeight: 540, overflow: 'auto', '@media print': { minHeight: 0 } };
/** The drawing fits a sheet of A4, and the legend takes its share of the height. */
const ANCHO_EN_PAPEL = 640;
const LEYENDA = 40;
/** Lying bars each need room for their name. */
const altoEnPapel = (dibujo: Dibujo, filas: number): number =>
  dibujo === 'barras' ? Math.max(200, 80 + 24 * filas) : ALTO - LEYENDA;
/** On paper nothing comes late that would move it. */
const RENGLONES = { minHeight: { xs: '4.3em', sm: '2.9em' }, '@media print': { minHeight: 0 } };
/** The axis of names has these widths at the least: on a telephone, in half a page, and in the whole of it. */
const ANCHO = { angosto: 220, medio: 370, entero: 700 };
const LUGAR = { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', gap: 1 } as const;
const FIGURA = { m: 0, mt: 1, bgcolor: 'background.paper', flex: 1, display: 'flex', flexDirection: 'column' } as const;
const ESPERA = <Skeleton variant="rounded" height="100%" />;

interface DeLaTarjeta {
  leida: Leida;
  tarjeta: Tarjeta & { nombreDe: (fila: Cifra) => string; nombreCorto: (fila: Cifra) => string };
}

interface DelDibujo extends DeLaTarjeta {
  hoja: { width: number; height: number } | undefined;
  /** The drawing waits until it is in sight. */
  espera: boolean;
}

function Dibujado({ leida, tarjeta, hoja, espera }: DelDibujo) {
  const angosto = useMediaQuery('(max-width: 599.95px)');
  const dosColumnas = useMediaQuery('(min-width: 1200px)');
  if (espera) return ESPERA;
  if (leida.sinNada) return <EmptyState text={leida.sinNada} />;
  const { dibujo, enlace, nombreDe, nombreCorto, ancha } = tarjeta;
  return (
    <Suspense fallback={ESPERA}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Trazado
          titulo={leida.titulo}
          dibujo={dibujo}
          enlace={enlace}
          filas={leida.filas}
          nombreDe={nombreDe}
          nombreCorto={nombreCorto}
          encabezado={leida.cifras.encabezado}
          angosto={angosto}
          hoja={hoja}
          ancho={angosto ? ANCHO.angosto : ancha && dosColumnas ? ANCHO.entero : ANCHO.medio}
        />
      </Box>
    </Suspense>
  );
}

interface Props extends DeLaTarjeta {
  ref: Ref<HTMLElement>;
  titulada: string;
  comoTabla: boolean;
}

export function Figura({ ref, titulada, comoTabla, leida, tarjeta }: Props) {
  const [lugar, alaVista] = useInSight<HTMLDivElement>();
  const { titulo, cifras, hay, llega, error } = leida;
  const { consulta, dibujo, alto = ALTO, frase, nombreDe, enlace, sinLista } = tarjeta;
  // On the screen it is as high as the card beside it; drawn smaller than that, its names could not be read.
  const hoja = usePrinting() ? { width: ANCHO_EN_PAPEL, height: altoEnPapel(dibujo, leida.filas.length) } : undefined;
  const enTabla = comoTabla && !llega && !leida.sinNada;
  const fallo = leida.fallo ? <ErrorState text={leida.fallo} onRetry={() => void consulta.refetch()} /> : null;
  const dicho = error ? 'No se pudieron contar.' : (frase?.(cifras.filas) ?? enPalabras(cifras.filas, nombreDe));
  return (
    <Box component="figure" ref={ref} aria-labelledby={titulada} sx={FIGURA}>
      <Typography component="figcaption" variant="body2" aria-live="polite" sx={RENGLONES}>
        {llega || consulta.isPlaceholderData ? 'Cargando…' : dicho}
      </Typography>
      <Box
        ref={lugar}
        tabIndex={comoTabla ? 0 : undefined}
        role={comoTabla ? 'region' : undefined}
        aria-label={comoTabla ? `Tabla de ${titulo}` : undefined}
        sx={{
          position: 'relative',
          flexGrow: 1,
          minHeight: hoja ? hoja.height + LEYENDA : alto,
          ...(enTabla ? TABLA : {}),
          opacity: consulta.isFetching && hay ? 0.6 : 1,
        }}
      >
        {enTabla ? (
          <>
            {fallo}
            <TablaDeCifras titulo={titulo} cifras={cifras} nombreDe={nombreDe} enlace={enlace} sinLista={sinLista} />
          </>
        ) : (
          <Box sx={LUGAR}>
            {fallo}
            <Dibujado leida={leida} tarjeta={tarjeta} hoja={hoja} espera={llega || !(comoTabla || alaVista)} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
