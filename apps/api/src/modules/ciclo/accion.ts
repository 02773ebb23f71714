import { CODIGO_RESPUESTA, type RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { Db, Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { type Efecto, escribirAccion } from '../afiliacion/cambios.ts';
import {
  exigirVista,
  hallarBeneficiario,
  hallarTitular,
  type PedidoBeneficiario,
  type PedidoTitular,
  tomarComoEsta,
} from '../afiliacion/hallar.ts';
import { buscarParametrica } from '../catalogo/catalogo.queries.ts';

/** Finds the id of a reason that came as id, code, sigla or name. */
export async function resolverMotivo(
  db: Db | Trx,
  grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION',
  pedido: number | string,
): Promise<number> {
  const motivo = await buscarParametrica(db, grupo, pedido);
  if (motivo === undefined) throw campoInvalido('tipo_motivo', 'El motivo no existe en la lista.');
  return motivo.id;
}

export const limpiarDetalle = (texto: string | null | undefined): string | null => texto?.trim() || null;

export const respuestaHecha = (mensaje: string): RespuestaAccion => ({
  codigo_respuesta: CODIGO_RESPUESTA.HECHO,
  mensaje,
});

/** `efectos` has the affiliation's own change first, and then those of the affiliations that the action reaches. */
export interface Decidida<R> {
  efectos: readonly [Efecto, ...Efecto[]];
  respuesta: R;
}

/** P is the request, X what `resolver` gave, R the answer. */
interface Reglas<P, X, R> {
  /** Resolves the request's codes, and locks what must be locked before the affiliation itself. */
  resolver(op: Operacion, pedido: P, vista: Afiliacion): Promise<X>;
  /** Gives the answer where the record already says what is asked: the same deed twice changes nothing. */
  yaHecha(op: Operacion, fila: Afiliacion, pedido: P, resuelto: X): Promise<R | null> | R | null;
  decidir(op: Operacion, fila: Afiliacion, pedido: P, resuelto: X): Promise<Decidida<R>>;
}

/** Acts on one affiliation: finds and locks it, answers a repeat, refuses a changed row, decides, and writes. */
export const accionSobre =
  <P extends { version?: number | null }, X, R>(
    hallar: (op: Operacion, pedido: P) => Promise<Afiliacion>,
    accion: ClaveOperacion,
    { resolver, yaHecha, decidir }: Reglas<P, X, R>,
  ) =>
  async (op: Operacion, pedido: P): Promise<R> => {
    const vista = await hallar(op, pedido);
    const resuelto = await resolver(op, pedido, vista);
    const fila = await tomarComoEsta(op.trx, vista);
    const anterior = await yaHecha(op, fila, pedido, resuelto);
    if (anterior !== null) return anterior;
    exigirVista(fila, vista, pedido.version);
    const { efectos, respuesta } = await decidir(op, fila, pedido, resuelto);
    await escribirAccion(op, accion, efectos);
    return respuesta;
  };

export const accionDeTitular = <P extends PedidoTitular, X, R>(accion: ClaveOperacion, reglas: Reglas<P, X, R>) =>
  accionSobre(hallarTitular, accion, reglas);

export const accionDeBeneficiario = <P extends PedidoBeneficiario, X, R>(
  accion: ClaveOperacion,
  reglas: Reglas<P, X, R>,
) => accionSobre(hallarBeneficiario, accion, reglas);
