import { CODIGO_RESPUESTA } from '@sgpa/contract/shared/rechazos';
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { escribirAccion, type Hecho } from '../afiliacion/cambios.ts';
import {
  exigirVista,
  hallarBeneficiario,
  hallarTitular,
  type PedidoBeneficiario,
  type PedidoTitular,
  sujetar,
} from '../afiliacion/hallar.ts';

/** What an action answers when it was written. */
export const hecho = (mensaje: string): RespuestaAccion => ({ codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje });

/** By the rules: what happens to the affiliation, and what is answered. */
interface Reglas<P, X, R> {
  /** What the codes of the request mean. */
  resolver(op: Operacion, pedido: P): Promise<X>;
  /** The answer where the record already says what is asked: the same deed twice changes nothing. */
  yaHecha(fila: Afiliacion, pedido: P, resuelto: X): R | null;
  decidir(op: Operacion, fila: Afiliacion, pedido: P, resuelto: X): Promise<{ cambio: Hecho; respuesta: R }>;
}

/** An action on one affiliation: found, held as the caller saw it, decided, and written with history and audit. */
export const accionSobre =
  <P extends { version?: number | null }, X, R>(
    hallar: (op: Operacion, pedido: P) => Promise<Afiliacion>,
    accion: ClaveOperacion,
    { resolver, yaHecha, decidir }: Reglas<P, X, R>,
  ) =>
  async (op: Operacion, pedido: P): Promise<R> => {
    const vista = await hallar(op, pedido);
    const resuelto = await resolver(op, pedido);
    const fila = await sujetar(op.trx, vista);
    const anterior = yaHecha(fila, pedido, resuelto);
    if (anterior !== null) return anterior;
    exigirVista(fila, vista, pedido.version);
    const { cambio, respuesta } = await decidir(op, fila, pedido, resuelto);
    await escribirAccion(op, accion, [cambio]);
    return respuesta;
  };

export const accionDeTitular = <P extends PedidoTitular, X, R>(accion: ClaveOperacion, reglas: Reglas<P, X, R>) =>
  accionSobre(hallarTitular, accion, reglas);

export const accionDeBeneficiario = <P extends PedidoBeneficiario, X, R>(
  accion: ClaveOperacion,
  reglas: Reglas<P, X, R>,
) => accionSobre(hallarBeneficiario, accion, reglas);
