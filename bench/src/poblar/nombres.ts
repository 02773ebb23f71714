/**
 * Names come as often as in life: the n-th most common one is n times as rare as the first (Zipf), so that the first
 * surnames have some percents each and most of the tens of thousands a handful of people. The common ones are real
 * words, the others are put together of syllables.
 */
const APELLIDOS = {
  cuantos: 30_000,
  comunes: 'MAMANI QUISPE FLORES CONDORI ROJAS CHOQUE GARCÍA GUTIÉRREZ VARGAS CRUZ LÓPEZ MUÑOZ',
};
const NOMBRES = { cuantos: 4_000, comunes: 'MARÍA JUAN JOSÉ ANA LUIS CARLOS ROSA MARTHA JULIA JORGE PEDRO CARMEN' };

const SILABAS =
  'MA QUI CO RA TE LU AN SI BO NE CHA FE GU TI RO PE SAL MON ZA VE ÑO JA CAL DU RIS OL BA NU OR TAR MI YE';

const lista = (palabras: string): string => `(array['${palabras.replaceAll(' ', "','")}'])`;

/** Tells which of them the person `i` has, the most common ones with the lowest numbers. */
const lugar = (semilla: number, cuantos: number): string =>
  `floor(exp((hashint8(i * 11 + ${semilla})::bigint & 2147483647) / 2147483648.0 * ln(${cuantos})))::integer`;

const silaba = (divisor: number): string => `${lista(SILABAS)}[1 + k / ${divisor} % ${SILABAS.split(' ').length}]`;

function palabra(semilla: number, { cuantos, comunes }: typeof APELLIDOS): string {
  const deSilabas = `${silaba(1)} || ${silaba(32)} || ${silaba(1024)}`;
  return `(select coalesce(${lista(comunes)}[k], ${deSilabas}) from (select ${lugar(semilla, cuantos)} as k) x)`;
}

export const PRIMER_APELLIDO = palabra(1, APELLIDOS);
export const SEGUNDO_APELLIDO = palabra(2, APELLIDOS);
export const NOMBRES_DE_PILA = `${palabra(3, NOMBRES)} || ' ' || ${palabra(4, NOMBRES)}`;
