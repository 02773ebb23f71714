import type { ConsultaPersona, NoDisponible, PersonaDicha } from '../shared/resultado.ts';

/** `codigo` 1 and 2 and `mensaje` are the registry's own (document 1 §8, pensioner registry). */
export type RespuestaSenasir =
  | { disponible: true; rentista: true; codigo: 2; beneficio: string; persona: PersonaDicha; mensaje: string }
  | { disponible: true; rentista: false; codigo: 1; beneficio: null; persona: null; mensaje: string }
  | NoDisponible;

export interface Senasir {
  /** An outage is an answer: nothing is thrown. */
  consultar(consulta: ConsultaPersona): Promise<RespuestaSenasir>;
}
