import type { TipoAfiliado } from './busqueda.ts';
import { COLUMNAS } from './columnas.tsx';

/** Three small lines, in pixels; rows on their way have it too, so that nothing moves when they arrive. */
const ALTO_FILA = 61;
const ALTO_ENCABEZADO = 49;

/** Widths that do not depend on the rows, for the same reason; the employer gets the rest. */
const ANCHOS: Record<string, number> = { documento: 106, edad: 58, fecha: 92, titular: 102, usuario: 92 };
/** Of the longest state there: only a beneficiary is DERECHOHABIENTE. */
const ANCHO_ESTADO = { TITULAR: 148, BENEFICIARIO: 172 };
const ANCHO_NOMBRES = { TITULAR: '19%', BENEFICIARIO: '14%' };
const ANCHO_ELECCION = 42;
/** Narrower than this the table scrolls inside its frame. */
const ANCHO_MINIMO = { TITULAR: 900, BENEFICIARIO: 980 };

export function estiloDeTabla(tipo: TipoAfiliado, filas: number) {
  const anchosDe: Record<string, number | string> = {
    ...ANCHOS,
    nombres: ANCHO_NOMBRES[tipo],
    estado: ANCHO_ESTADO[tipo],
  };
  // The first column is the choice, and CSS counts from one.
  const anchos = Object.fromEntries(
    COLUMNAS[tipo].map(({ id }, i) => [`& th:nth-of-type(${i + 2})`, { width: anchosDe[id] }]),
  );
  return {
    scrollMarginTop: 112,
    // A state is never cut: where its column is too narrow for the letters at hand, it breaks.
    '& td .MuiChip-root': { fontSize: '0.75rem', height: 'auto', minHeight: 24 },
    '& td .MuiChip-label': { whiteSpace: 'normal' },
    '& th, & td': { px: 1, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
    '@media (min-width: 600px)': {
      '& table': { tableLayout: 'fixed', minWidth: ANCHO_MINIMO[tipo] },
      '& th:first-of-type': { width: ANCHO_ELECCION },
      ...anchos,
      '& tbody tr': { height: ALTO_FILA },
      '& [role="region"]': { minHeight: ALTO_FILA * filas + ALTO_ENCABEZADO },
    },
    // As cards: without what is empty, and with the choice at the corner.
    '@media (max-width: 599.95px)': {
      '& tbody tr': { position: 'relative' },
      '& tbody td:first-of-type': { position: 'absolute', top: 0, right: 0, p: 0 },
      '& tbody td:has(> span:empty)': { display: 'none' },
    },
  };
}
