const ENTEROS = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 0, useGrouping: 'always' });

export const cifra = (n: number): string => ENTEROS.format(n);

/** As '1 titular nuevo', '1.200 titulares nuevos': each word in the plural is given, and of one loses its ending. */
export const contados = (n: number, que: string): string =>
  `${cifra(n)} ${n === 1 ? que.replace(/(?<=r)es\b|s\b/g, '') : que}`;

/** As '+1.200', '−3'; none has no sign. */
export const conSigno = (diferencia: number): string =>
  `${diferencia > 0 ? '+' : diferencia < 0 ? '−' : ''}${cifra(Math.abs(diferencia))}`;
