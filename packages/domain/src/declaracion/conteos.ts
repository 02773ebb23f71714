/** A population declaration has these five counts, in all and for each department (document 2 §3). */
export const CONTEOS = [
  'titularesValidos',
  'beneficiariosValidados',
  'titularesObservados',
  'beneficiarioObservado',
  'recienNacidos',
] as const;
export type Conteo = (typeof CONTEOS)[number];
export type Conteos = Record<Conteo, number>;

/** It is more than the country has people, and a hundred of them add up exactly, in the database too. */
export const MAX_CONTEO = 20_000_000;

export const porConteo = <T>(de: (conteo: Conteo) => T): Record<Conteo, T> => ({
  titularesValidos: de('titularesValidos'),
  beneficiariosValidados: de('beneficiariosValidados'),
  titularesObservados: de('titularesObservados'),
  beneficiarioObservado: de('beneficiarioObservado'),
  recienNacidos: de('recienNacidos'),
});

/** Counts start at 0 (document 2 §3). */
export const SIN_CONTAR: Conteos = porConteo(() => 0);

export const NOMBRE_DE_CONTEO: Readonly<Record<Conteo, string>> = {
  titularesValidos: 'Titulares validados',
  beneficiariosValidados: 'Beneficiarios validados',
  titularesObservados: 'Titulares observados',
  beneficiarioObservado: 'Beneficiarios observados',
  recienNacidos: 'Recién nacidos',
};

export const validados = (c: Conteos): number => c.titularesValidos + c.beneficiariosValidados;
export const observados = (c: Conteos): number => c.titularesObservados + c.beneficiarioObservado;

export const sumar = (conteos: readonly Conteos[]): Conteos =>
  porConteo((conteo) => conteos.reduce((suma, uno) => suma + uno[conteo], 0));
