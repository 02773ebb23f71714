/** `columnas`: stacked by type; `torta`: parts of the whole. */
export type Dibujo = 'columnas' | 'barras' | 'area' | 'linea' | 'dispersion' | 'torta';
