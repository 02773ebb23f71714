import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import type { CSSProperties } from 'react';

/** Of each column in pixels, whatever the rows hold, so that nothing moves when they arrive; the others share the rest. */
const ANCHOS: Record<string, number> = { documento: 122, edad: 66, fecha: 114, titular: 114, usuario: 118 };
/** Of the longest state there: only a beneficiary is DERECHOHABIENTE. */
const ANCHO_ESTADO = { TITULAR: 136, BENEFICIARIO: 152 };
/** Narrower than this the table scrolls inside its frame. */
const ANCHO_MINIMO = { TITULAR: 884, BENEFICIARIO: 940 };

export const anchoDeColumna = (id: string, tipo: TipoAfiliado): number | undefined =>
  id === 'estado' ? ANCHO_ESTADO[tipo] : ANCHOS[id];

/** What tabla.css has to know of the table. */
interface Variables extends CSSProperties {
  '--filas': number;
  '--ancho-minimo': string;
}

export const variablesDeTabla = (tipo: TipoAfiliado, filas: number): Variables => ({
  '--filas': filas,
  '--ancho-minimo': `${ANCHO_MINIMO[tipo]}px`,
});
