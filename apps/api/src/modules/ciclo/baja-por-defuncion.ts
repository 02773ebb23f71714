import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Trx } from '../../db/pool.ts';
import { RESPUESTA } from '../afiliacion/accion.service.ts';
import { escribirAccion } from '../afiliacion/cambios.ts';
import { registrarDefuncion } from '../afiliacion/defuncion.ts';
import type { BajaDecidida } from './decidir-baja.ts';

/** Writes a baja for death, and with it all else of the person in the managing entity (docs/decisions/0030-modo-de-baja.md). */
export async function escribirBajaPorDefuncion(
  trx: Trx,
  contexto: Contexto,
  ahora: Date,
  accion: 'baja-titular' | 'baja-beneficiario',
  baja: BajaDecidida,
): Promise<RespuestaAccion> {
  const { fila, hechos, resto } = baja;
  const registro = { accion, ahora, fecha: hoyEnLaPaz(ahora), resto };
  const { propias, beneficiarios, avisados } = await registrarDefuncion(trx, contexto, fila, registro);
  const otras = propias.filter((propia) => propia.fila.id !== fila.id);
  await escribirAccion(trx, contexto, ahora, accion, [baja, ...otras, ...beneficiarios]);
  const mensaje = textoBaja(hechos, { beneficiarios: beneficiarios.length, otras: otras.length, avisados });
  return { codigo_respuesta: RESPUESTA.HECHO, mensaje };
}
