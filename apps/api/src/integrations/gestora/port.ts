import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

/** Each record is one month of contributions. */
export interface AporteGestora {
  /** It identifies the contributing entity. */
  numeroIdentificacion: string;
  tipoEntidad: string;
  entidadEmpleadora: string;
  /** The month is written 'YYYY-MM'. */
  periodo: string;
}

/** Records of any age are given: the look-back is a rule of the domain. */
export type RespuestaGestora = { disponible: true; aportes: AporteGestora[]; mensaje: string } | NoDisponible;

/** It is the pension-fund source. */
export interface Gestora {
  /** It never throws. */
  aportes(consulta: ConsultaPersona): Promise<RespuestaGestora>;
}
