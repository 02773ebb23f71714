import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { exigirVista, hallarBeneficiario, sujetar, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { hecho } from '../accion.ts';
import { bajaRepetida, decidirBaja, motivoDeBaja } from '../baja.ts';
import { escribirBajaPorDefuncion } from '../baja-por-defuncion.ts';

type Pedido = z.output<typeof bajaBeneficiario.request.body>;

/** Ends a beneficiary's affiliation, definitely or with cesantía, within what the holder's right leaves (document 2 §4). */
export async function darDeBajaBeneficiario(
  op: Operacion,
  pedido: Pedido,
  confirma: Confirmante | null,
): Promise<RespuestaAccion> {
  const { trx, hoy } = op;
  const vista = await hallarBeneficiario(op, pedido);
  const motivo = await motivoDeBaja(trx, vista, pedido);
  const { idMotivo, defuncion } = motivo;
  // A death asks for no more than the day, and holds no holder of others.
  const titular = defuncion ? null : await tomarTitularDe(trx, vista);
  const fila = await sujetar(trx, vista);
  const anterior = await bajaRepetida(op, 'baja-beneficiario', fila, pedido, motivo, confirma);
  if (anterior !== null) return anterior;
  exigirVista(fila, vista, pedido.version);
  const baja = decidirBaja(fila, pedido, idMotivo, hoy, titular);
  if (defuncion) return escribirBajaPorDefuncion(op, 'baja-beneficiario', baja, confirma, defuncion.registros);
  await escribirAccion(op, 'baja-beneficiario', [baja]);
  return hecho(textoBaja(baja.hechos, {}, pedido.fecha_fin_cesantia ?? null));
}
