import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import { efectoEnBeneficiario } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import { escribirAccion } from '../../afiliacion/cambios.ts';
import { exigirVista, hallarTitularCon, sujetar, tomarBeneficiarios } from '../../afiliacion/hallar.ts';
import { hecho } from '../accion.ts';
import { escribirBajaPorDefuncion } from '../baja-por-defuncion.ts';
import { bajaRepetida } from '../baja-repetida.ts';
import { decidirBaja, motivoDeBaja, motivoPedido } from '../decidir-baja.ts';

type Pedido = z.output<typeof bajaTitular.request.body>;

/** Ends a holder's affiliation and, in the same transaction, what hangs on it (document 2 §4; decisions §5). */
export async function darDeBajaTitular(
  op: Operacion,
  pedido: Pedido,
  confirma: Confirmante | null,
): Promise<RespuestaAccion> {
  const { trx, hoy } = op;
  const [vista, motivos] = await hallarTitularCon(op, pedido, motivoPedido(pedido));
  const motivo = await motivoDeBaja(trx, vista, motivos);
  const { idMotivo, defuncion } = motivo;
  const fila = await sujetar(trx, vista);
  const anterior = await bajaRepetida(op, 'baja-titular', fila, pedido, motivo, confirma);
  if (anterior !== null) return anterior;
  exigirVista(fila, vista, pedido.version);
  const baja = decidirBaja(fila, pedido, idMotivo, hoy);
  const { hechos, resto } = baja;
  if (defuncion) return escribirBajaPorDefuncion(op, 'baja-titular', baja, confirma, defuncion.registros);
  const beneficiarios = (await tomarBeneficiarios(trx, fila)).flatMap((beneficiario) => {
    const nuevos = efectoEnBeneficiario(beneficiario, { antes: fila, despues: hechos, defuncion: false }, hoy);
    return nuevos === null ? [] : [{ fila: beneficiario, hechos: nuevos, resto }];
  });
  await escribirAccion(op, 'baja-titular', [baja, ...beneficiarios]);
  return hecho(textoBaja(hechos, { beneficiarios: beneficiarios.length }, pedido.fecha_fin_cesantia ?? null));
}
