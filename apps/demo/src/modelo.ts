import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { NumeroDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';

/** A fictional person of the demo has siglas and codes as in the catalogues. */
export interface PersonaDemo {
  numero: NumeroDocumento;
  complemento: string;
  fechaNacimiento: FechaCivil;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  sexo: 'M' | 'F';
  estadoCivil: string;
  departamento: string;
  municipio: string;
  extranjero: boolean;
  saneado: boolean;
  fechaDefuncion: FechaCivil | null;
}

/** Tells one change of an affiliation as its history does: the facts after it, and the day on which it was written. */
export interface Paso {
  accion: string;
  dia: FechaCivil;
  hechos: HechosAfiliacion;
  motivo: number | null;
  /** The step was taken on the holder's affiliation, and reached this one. */
  sigue?: true;
  /** The beginning of this new job ended or began the affiliation. */
  causa?: AfiliacionDemo;
}

export interface AfiliacionDemo {
  persona: PersonaDemo;
  ente: string;
  entidad: string;
  tipoAsegurado: TipoAsegurado;
  titular: AfiliacionDemo | null;
  /** Null for a holder; a beneficiary has its code in the list PARENTESCO. */
  parentesco: string | null;
  /** For somebody who studies, the proof holds until this day. */
  condicionHasta?: FechaCivil | null;
  fechaAfiliacion: FechaCivil;
  /** The steps go from the registration on; the last one is the present state. */
  pasos: readonly [Paso, ...Paso[]];
  usuario: string;
  empleo: { puesto: string; salario: number } | null;
}

export const ultimoPaso = (afiliacion: AfiliacionDemo): Paso => afiliacion.pasos.at(-1) ?? afiliacion.pasos[0];
