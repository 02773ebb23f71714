/** The five counts of a population declaration, in all and of each department (document 2 §3). */
export const CONTEOS = [
  'titularesValidos',
  'beneficiariosValidados',
  'titularesObservados',
  'beneficiarioObservado',
  'recienNacidos',
] as const;
export type Conteo = (typeof CONTEOS)[number];
export type Conteos = Record<Conteo, number>;

/** More than the country has people, and few enough that a hundred of them add up exactly in the database too. */
export const MAX_CONTEO = 20_000_000;

/** Counts start at 0 (document 2 §3). */
export const SIN_CONTAR: Conteos = {
  titularesValidos: 0,
  beneficiariosValidados: 0,
  titularesObservados: 0,
  beneficiarioObservado: 0,
  recienNacidos: 0,
};

export const NOMBRE_DE_CONTEO: Readonly<Record<Conteo, string>> = {
  titularesValidos: 'Titulares validados',
  beneficiariosValidados: 'Beneficiarios validados',
  titularesObservados: 'Titulares observados',
  beneficiarioObservado: 'Beneficiarios observados',
  recienNacidos: 'Recién nacidos',
};

export const validados = (c: Conteos): number => c.titularesValidos + c.beneficiariosValidados;
export const observados = (c: Conteos): number => c.titularesObservados + c.beneficiarioObservado;

const sumarDos = (a: Conteos, b: Conteos): Conteos => ({
  titularesValidos: a.titularesValidos + b.titularesValidos,
  beneficiariosValidados: a.beneficiariosValidados + b.beneficiariosValidados,
  titularesObservados: a.titularesObservados + b.titularesObservados,
  beneficiarioObservado: a.beneficiarioObservado + b.beneficiarioObservado,
  recienNacidos: a.recienNacidos + b.recienNacidos,
});

export const sumar = (conteos: readonly Conteos[]): Conteos => conteos.reduce(sumarDos, SIN_CONTAR);
