import { ladoDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { impideRegistrar } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import type { Operacion } from '../../operacion.ts';
import { registrosEnTodosLosEntes } from '../afiliacion/registros-de-persona.queries.ts';
import type { PersonaPedida } from './persona-consultada.ts';

/** Where who asked goes on from an answer. */
export interface EnElRegistro {
  /** Whether the register leaves room for a registration as a holder. */
  registrable: boolean;
  /** On which side of the list of who asks, if they are in it. */
  lista: ReturnType<typeof ladoDeLista>;
}

/**
 * What the register knows of a person. A birth date tells two people of one number apart; where it is nobody's there, it may
 * be mistyped, and whoever has the number counts.
 */
export async function buscarEnElRegistro(
  { trx, hoy, contexto }: Operacion,
  { ci: numero, complemento, fechaNacimiento }: PersonaPedida,
): Promise<EnElRegistro> {
  const documento = { numero, complemento: limpiarComplemento(complemento), fechaNacimiento: null };
  const filas = await registrosEnTodosLosEntes(trx, documento);
  const nacidas = filas.filter((fila) => fila.fecha_nacimiento === fechaNacimiento);
  const suyas = nacidas.length > 0 ? nacidas : filas;
  return {
    registrable: !suyas.some((fila) => impideRegistrar({ estado: estadoEn(fila, hoy), fallecido: fila.fallecido })),
    lista: ladoDeLista(suyas.filter(({ id_ente_gestor }) => contexto.alcance.entes.includes(id_ente_gestor))),
  };
}
