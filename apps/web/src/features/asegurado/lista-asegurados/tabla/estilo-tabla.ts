import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import type { CSSProperties } from 'react';

/** Widths in pixels do not depend on the rows, so that nothing moves when they arrive; other columns share the rest. */
const ANCHOS: Record<string, number> = { documento: 122, edad: 66, fecha: 114, titular: 114, usuario: 118 };
/** The longest state needs this width: only a beneficiary is DERECHOHABIENTE. */
const ANCHO_ESTADO = { TITULAR: 136, BENEFICIARIO: 152 };
/** Below this width the table scrolls inside its frame. */
const ANCHO_MINIMO = { TITULAR: 884, BENEFICIARIO: 940 };

export const anchoDeColumna = (id: string, tipo: TipoAfiliado): number | undefined =>
  id === 'estado' ? ANCHO_ESTADO[tipo] : ANCHOS[id];

/** tabla.css reads these variables. */
interface Variables extends CSSProperties {
  '--filas': number;
  '--ancho-minimo': string;
}

export const variablesDeTabla = (tipo: TipoAfiliado, filas: number): Variables => ({
  '--filas': filas,
  '--ancho-minimo': `${ANCHO_MINIMO[tipo]}px`,
});
