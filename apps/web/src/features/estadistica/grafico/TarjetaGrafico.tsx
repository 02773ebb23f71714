import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { BotonesDeExportar } from './BotonesDeExportar.tsx';
import { type Cifra, type Cifras, enPalabras, FILA_EN_CERO, FILA_SIN_RESPUESTA } from './datos.ts';
import type { EnlaceDeFila } from './enlaces.ts';
import { TablaDeCifras } from './TablaDeCifras.tsx';
import { Trazado } from './Trazado.tsx';
import type { Dibujo } from './tipos.ts';

/** The drawing's own at the least, so that nothing moves when it comes, or fails; nor does the sentence over it move anything. */
const ALTO = 320;
/** A short table is seen whole; in a longer one one scrolls. On paper it is as high as its rows. */
const TABLA = { maxHeight: 540, overflow: 'auto', '@media print': { minHeight: 0 } };
/** Of a sheet of A4, and what the legend takes of it. */
const ANCHO_EN_PAPEL = 640;
const LEYENDA = 40;
/** Of bars that lie, each under its name. */
const altoEnPapel = (dibujo: Dibujo, filas: number): number =>
  dibujo === 'barras' ? Math.max(200, 80 + 24 * filas) : ALTO - LEYENDA;
/** On paper nothing comes late that would move it. */
const RENGLONES = { minHeight: { xs: '4.3em', sm: '2.9em' }, '@media print': { minHeight: 0 } };
const DIBUJADAS = 60;
/** What the axis of names has at the least: on a telephone, in half a page, and in the whole of it. */
const ANCHO = { angosto: 220, medio: 370, entero: 700 };
const LUGAR = { position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column', gap: 1 } as const;

export interface Consulta {
  data: Cifras | undefined;
  error: Error | null;
  isFetching: boolean;
  /** What is shown meanwhile was counted of others. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props {
  titulo: string;
  /** Of which managing entity and employer, where not of all: a part of the title. */
  deQuien?: string;
  /** What was chosen in `controles`, as paper tells it. */
  enPapel?: string;
  /** What is counted, and of whom. */
  detalle?: string;
  unidad?: string;
  dibujo: Dibujo;
  consulta: Consulta;
  enlace?: EnlaceDeFila;
  /** Why its figures lead to no list. */
  sinLista?: string;
  /** Of who has no data, instead of a single zero row. */
  sinDatos?: string;
  controles?: ReactNode;
  pie?: ReactNode;
  /** Instead of the sum and the largest, where the rows are not all that there is. */
  frase?: (filas: readonly Cifra[]) => string;
  /** Across the whole page. */
  ancha?: boolean;
  /** Of the drawing, where its rows need more. */
  alto?: number;
  nombreDe?: (fila: Cifra) => string;
  nombreCorto?: (fila: Cifra) => string;
}

const SOLO_EN_PAPEL = { display: 'none', '@media print': { display: 'block' } };

const suNombre = ({ nombre }: Cifra): string => nombre;
const VISTAS = ['GRÁFICO', 'TABLA'] as const;

/** Says of whom it tells, and where that could not be counted. */
const tituloDe = ({ titulo, deQuien }: Props, sinContar: boolean): string =>
  deQuien === undefined ? titulo : sinContar ? `${titulo}: no se cuenta para ${deQuien}` : `${titulo}: ${deQuien}`;

/** A chart, its figures as a table, and both to take away. */
export function TarjetaGrafico(props: Props) {
  const { detalle, unidad = 'Afiliaciones', dibujo, consulta, enlace, sinLista } = props;
  const { controles, pie, frase, alto = ALTO } = props;
  const { nombreDe = suNombre, nombreCorto = nombreDe } = props;
  const [vista, setVista] = useState<(typeof VISTAS)[number]>('GRÁFICO');
  const figura = useRef<HTMLElement>(null);
  const [lugar, alaVista] = useInSight<HTMLDivElement>();
  const enPapel = usePrinting();
  const id = useId();
  const angosto = useMediaQuery('(max-width: 599.95px)');
  const dosColumnas = useMediaQuery('(min-width: 1200px)');
  const { data } = consulta;
  const codigo = consulta.error instanceof ErrorApi ? consulta.error.codigo : null;
  // Who still has to accept the terms is asked to: what was refused meanwhile comes after it.
  const error = codigo === 'TERMINOS_PENDIENTES' ? null : consulta.error;
  const sinContar = codigo === 'EMPLEADOR_GRANDE' ? mensajeDeError(error) : undefined;
  const titulo = tituloDe(props, sinContar !== undefined);
  const cifras = data ?? { encabezado: '', filas: [] };
  const hay = cifras.filas.length > 0 && sinContar === undefined;
  const filas = hay ? cifras.filas.slice(0, DIBUJADAS) : [error ? FILA_SIN_RESPUESTA : FILA_EN_CERO];
  // On the screen it is as high as the card beside it; drawn smaller than that, its names could not be read.
  const hoja = enPapel ? { width: ANCHO_EN_PAPEL, height: altoEnPapel(dibujo, filas.length) } : undefined;
  const llega = data === undefined && error === null;
  const sinNada = sinContar ?? (hay || error ? undefined : props.sinDatos);
  const enTabla = vista === 'TABLA' && !llega && !sinNada;
  const fallo =
    error && !sinContar ? <ErrorState text={mensajeDeError(error)} onRetry={() => void consulta.refetch()} /> : null;

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        gridColumn: props.ancha ? '1 / -1' : undefined,
        // What is read is written, not typed in columns; the table has its own.
        fontVariantNumeric: 'normal',
        '@media print': { breakInside: 'avoid', mb: 1.5, py: 1 },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.0625rem' }}>
          {titulo}
        </Typography>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <ToggleChoice dense label={`Vista de ${titulo}`} options={VISTAS} value={vista} onChange={setVista} />
          <BotonesDeExportar titulo={titulo} figura={figura} cifras={cifras} nombreDe={nombreDe} listo={hay} />
        </Stack>
      </Stack>
      {detalle ? (
        <Typography variant="body2" color="textSecondary">
          {detalle}
        </Typography>
      ) : null}
      {controles ? (
        <Box data-sin-imprimir sx={{ mt: 1.5 }}>
          {controles}
        </Box>
      ) : null}
      {props.enPapel ? (
        <Typography variant="body2" sx={SOLO_EN_PAPEL}>
          {props.enPapel}
        </Typography>
      ) : null}
      <Box
        component="figure"
        ref={figura}
        aria-labelledby={id}
        sx={{ m: 0, mt: 1, bgcolor: 'background.paper', flex: 1, display: 'flex', flexDirection: 'column' }}
      >
        <Typography component="figcaption" variant="body2" aria-live="polite" sx={RENGLONES}>
          {llega || consulta.isPlaceholderData
            ? 'Cargando…'
            : error
              ? 'No se pudieron contar.'
              : (frase?.(cifras.filas) ?? enPalabras(cifras.filas, nombreDe))}
        </Typography>
        <Box
          ref={lugar}
          tabIndex={vista === 'TABLA' ? 0 : undefined}
          role={vista === 'TABLA' ? 'region' : undefined}
          aria-label={vista === 'TABLA' ? `Tabla de ${titulo}` : undefined}
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
              {llega || (vista === 'GRÁFICO' && !alaVista) ? (
                <Skeleton variant="rounded" height="100%" />
              ) : sinNada ? (
                <EmptyState text={sinNada} />
              ) : (
                <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
                  <Box sx={{ flex: 1, minHeight: 0 }}>
                    <Trazado
                      titulo={titulo}
                      dibujo={dibujo}
                      enlace={enlace}
                      filas={filas}
                      nombreDe={nombreDe}
                      nombreCorto={nombreCorto}
                      encabezado={cifras.encabezado}
                      unidad={unidad}
                      angosto={angosto}
                      hoja={hoja}
                      ancho={angosto ? ANCHO.angosto : props.ancha && dosColumnas ? ANCHO.entero : ANCHO.medio}
                    />
                  </Box>
                </Suspense>
              )}
            </Box>
          )}
        </Box>
      </Box>
      {cifras.filas.length > DIBUJADAS ? (
        <Typography variant="body2" color="textSecondary">
          {`Se dibujan ${DIBUJADAS} de ${cifras.filas.length}; la tabla las tiene todas.`}
        </Typography>
      ) : null}
      {pie}
    </Paper>
  );
}
