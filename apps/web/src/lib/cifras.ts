const ENTEROS = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 0, useGrouping: 'always' });

export const cifra = (n: number): string => ENTEROS.format(n);

/** Reads like '1 titular nuevo', '1.200 titulares nuevos': words come in the plural, and lose its ending for one. */
export const contados = (n: number, que: string): string =>
  `${cifra(n)} ${n === 1 ? que.replace(/(?<=r)es\b|s\b/g, '') : que}`;

/** Reads like '+1.200' or '−3'; zero has no sign. */
export const conSigno = (diferencia: number): string =>
  `${diferencia > 0 ? '+' : diferencia < 0 ? '−' : ''}${cifra(Math.abs(diferencia))}`;
