import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

/** One month of contributions. */
export interface AporteGestora {
  /** Identification of the contributing entity. */
  numeroIdentificacion: string;
  tipoEntidad: string;
  entidadEmpleadora: string;
  /** Month 'YYYY-MM'. */
  periodo: string;
}

/** All records, of any age: the look-back is a rule of the domain. */
export type RespuestaGestora = { disponible: true; aportes: AporteGestora[]; mensaje: string } | NoDisponible;

/** The pension-fund source. */
export interface Gestora {
  /** Never throws. */
  aportes(consulta: ConsultaPersona): Promise<RespuestaGestora>;
}
