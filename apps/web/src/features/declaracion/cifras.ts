const ENTEROS = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 0, useGrouping: 'always' });

export const cifra = (n: number): string => ENTEROS.format(n);
