import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

/** Each record is one month of one employer's payroll in which the person appears. */
export interface EmpleoOvt {
  razonSocial: string;
  /** The payroll names the managing entity so. */
  caja: string;
  nit: string;
  matriculaComercio: string;
  /** The year has four digits. */
  gestion: number;
  /** The month of `gestion` goes from 1 to 12. */
  periodo: number;
  descripcion: string;
}

interface PersonaOvt {
  tipoDocumento: string;
  fechaNacimiento: string;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  estadoVerificacion: string;
}

interface EmpresaOvt {
  nit: string;
  matriculaComercio: string;
  razonSocial: string;
  /** The day is written 'YYYY-MM-DD'. */
  fechaInscripcion: string;
}

/** Gives records of any age: the domain looks back three months. `persona` is null for who is in no payroll. */
export type RespuestaEmpleos =
  | { disponible: true; persona: PersonaOvt | null; empleos: EmpleoOvt[]; mensaje: string }
  | NoDisponible;

type RespuestaEmpresa = { disponible: true; empresa: EmpresaOvt | null; mensaje: string } | NoDisponible;

/** The employer portal tells a person's payrolls and a company's data; nothing here throws. */
export interface Ovt {
  empleos(consulta: ConsultaPersona): Promise<RespuestaEmpleos>;
  /** One of both must be given; with both, both must fit. */
  empresa(consulta: { nit?: string | null; matricula?: string | null }): Promise<RespuestaEmpresa>;
}
