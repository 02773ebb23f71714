import { impideRegistrar } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { limpiarComplemento } from '@sgpa/domain/shared/documento';
import type { Operacion } from '../../operacion.ts';
import { registrosEnTodosLosEntes } from '../afiliacion/registros-de-persona.queries.ts';
import type { PersonaPedida } from './persona-consultada.ts';

/**
 * Whether the register leaves room for a registration as a holder. A birth date tells two people of one number apart;
 * where it is nobody's there, it may be mistyped, and whoever has the number counts.
 */
export async function esRegistrable(
  { trx, hoy }: Operacion,
  { ci: numero, complemento, fechaNacimiento }: PersonaPedida,
): Promise<boolean> {
  const documento = { numero, complemento: limpiarComplemento(complemento), fechaNacimiento: null };
  const filas = await registrosEnTodosLosEntes(trx, documento);
  const suyas = filas.filter((fila) => fila.fecha_nacimiento === fechaNacimiento);
  return !(suyas.length > 0 ? suyas : filas).some((fila) =>
    impideRegistrar({ estado: estadoEn(fila, hoy), fallecido: fila.fallecido }),
  );
}
