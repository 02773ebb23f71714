import type { ConsultaPersona, NoDisponible } from '../shared/resultado.ts';

export interface AporteGestora {
  numeroIdentificacion: string;
  tipoEntidad: string;
  entidadEmpleadora: string;
  /** The month is written 'YYYY-MM'. */
  periodo: string;
}

/** Records of any age are given: the look-back is a rule of the domain. */
export type RespuestaGestora = { disponible: true; aportes: AporteGestora[]; mensaje: string } | NoDisponible;

export interface Gestora {
  /** An outage is an answer: nothing is thrown. */
  aportes(consulta: ConsultaPersona): Promise<RespuestaGestora>;
}
