import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import type { Operacion } from '../../operacion.ts';
import { escribirAccion } from '../afiliacion/cambios.ts';
import { registrarDefuncion } from '../afiliacion/defuncion.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { hecho } from './accion.ts';
import type { BajaDecidida } from './decidir-baja.ts';

/** Writes a baja for death, and with it all else of the person in the managing entity (docs/decisions/0030-modo-de-baja.md). */
export async function escribirBajaPorDefuncion(
  op: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  baja: BajaDecidida,
  confirma: Confirmante | null,
  registros: readonly RegistroPersona[],
): Promise<RespuestaAccion> {
  const { fila, hechos, resto } = baja;
  const registro = { accion, fecha: op.hoy, confirma, resto };
  const { propias, beneficiarios, avisados } = await registrarDefuncion(op, fila, registro, registros);
  const otras = propias.filter((propia) => propia.fila.id !== fila.id);
  await escribirAccion(op, accion, [baja, ...otras, ...beneficiarios]);
  return hecho(textoBaja(hechos, { beneficiarios: beneficiarios.length, otras: otras.length, avisados }));
}
