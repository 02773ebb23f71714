const ENTEROS = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 0, useGrouping: 'always' });

export const cifra = (n: number): string => ENTEROS.format(n);

/** As '+1.200', '−3'; none has no sign. */
export const conSigno = (diferencia: number): string =>
  `${diferencia > 0 ? '+' : diferencia < 0 ? '−' : ''}${cifra(Math.abs(diferencia))}`;
