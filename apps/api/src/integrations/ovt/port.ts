import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

/** One month of one employer's payroll in which the person appears. */
export interface EmpleoOvt {
  razonSocial: string;
  /** Managing entity to which the employer contributes. */
  caja: string;
  nit: string;
  matriculaComercio: string;
  gestion: number;
  /** Month of `gestion`, 1 to 12. */
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
  /** 'YYYY-MM-DD'. */
  fechaInscripcion: string;
}

/** All records, of any age: the look-back of three months is a rule of the domain. persona null = not in any payroll. */
export type RespuestaEmpleos =
  | { disponible: true; persona: PersonaOvt | null; empleos: EmpleoOvt[]; mensaje: string }
  | NoDisponible;

type RespuestaEmpresa = { disponible: true; empresa: EmpresaOvt | null; mensaje: string } | NoDisponible;

/** The employer portal. Nothing here throws. */
export interface Ovt {
  empleos(consulta: ConsultaPersona): Promise<RespuestaEmpleos>;
  /** At least one of both must be given; with both, both must fit. */
  empresa(consulta: { nit?: string | null; matricula?: string | null }): Promise<RespuestaEmpresa>;
}
