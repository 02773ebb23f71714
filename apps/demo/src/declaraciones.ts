import type { Conteo } from '@sgpa/domain/declaracion/conteos';

/** A managing entity declares this otherwise than the register counts. */
export interface Desacuerdo {
  /** The first of its departments has so many more or fewer. */
  cambios: Partial<Record<Conteo, number>>;
  /** The declaration tells the totals alone. */
  sinDepartamentos: boolean;
  sinRemitir: boolean;
}

/** Disagreements go by managing entity and how many months ago; one that is not here agrees with the register. */
const DESACUERDOS: Readonly<Record<string, Readonly<Record<number, Partial<Desacuerdo>>>>> = {
  CNS: { 1: { cambios: { titularesValidos: 12, titularesObservados: -2 } } },
  CPS: { 1: { cambios: { beneficiariosValidados: 7 } }, 2: { cambios: { beneficiariosValidados: 5 } } },
  CORDES: { 1: { cambios: { titularesValidos: -4, recienNacidos: 2 } } },
  COSSMIL: { 1: { sinDepartamentos: true }, 2: { sinDepartamentos: true }, 3: { sinDepartamentos: true } },
  'SSU-LP': { 1: { sinRemitir: true }, 2: { cambios: { beneficiarioObservado: 3 } } },
};

export const desacuerdoDe = (sigla: string, meses: number): Desacuerdo => ({
  cambios: {},
  sinDepartamentos: false,
  sinRemitir: false,
  ...DESACUERDOS[sigla]?.[meses],
});
