import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { COLUMNAS } from './columnas.tsx';

/** Three small lines, in pixels; rows on their way have it too, so that nothing moves when they arrive. */
const ALTO_FILA = 61;
const ALTO_ENCABEZADO = 49;

/** Widths that do not depend on the rows, for the same reason; the employer gets the rest. */
const ANCHOS: Record<string, number> = { documento: 106, edad: 58, fecha: 92, titular: 102, usuario: 92 };
/** Of the longest state there: only a beneficiary is DERECHOHABIENTE. */
const ANCHO_ESTADO = { TITULAR: 148, BENEFICIARIO: 162 };
const ANCHO_NOMBRES = { TITULAR: '19%', BENEFICIARIO: '14%' };
const ANCHO_ELECCION = 42;
/** Narrower than this the table scrolls inside its frame; beside the menu on a screen of 1280 there are 928. */
const ANCHO_MINIMO = { TITULAR: 900, BENEFICIARIO: 924 };

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
    '& td .chip': { fontSize: '0.75rem', height: 'auto', minHeight: 24 },
    '& td .chip-label': { px: 0.75, whiteSpace: 'normal' },
    '& th, & td': { px: 1, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
    '@media (min-width: 600px)': {
      '& table': { tableLayout: 'fixed', minWidth: ANCHO_MINIMO[tipo] },
      '& th:first-of-type': { width: ANCHO_ELECCION },
      ...anchos,
      '& tbody tr': { height: ALTO_FILA },
      '& [role="region"]': { minHeight: ALTO_FILA * filas + ALTO_ENCABEZADO },
    },
    // As cards: without what is empty.
    '@media (max-width: 599.95px)': {
      '& tbody td:has(> span:empty:not(.dt-skeleton))': { display: 'none' },
    },
  };
}
