import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { type DecisionDeBaja, decidirBaja as decidir } from '@sgpa/domain/cobertura/decision-baja';
import { limiteParaBeneficiarios } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Hecho } from '../afiliacion/cambios.ts';
import { type TomadaPorDefuncion, tomarPorDefuncion } from '../afiliacion/defuncion.ts';
import { limpiarDetalle, resolverMotivo } from './motivo.ts';

export type PedidoBaja = Pick<
  Cuerpo<'baja-titular'>,
  'tipo_motivo' | 'descripcion_motivo' | 'fecha_fin' | 'fecha_fin_cesantia'
> &
  Partial<Pick<Cuerpo<'baja-beneficiario'>, 'opcion'>>;

export interface BajaDecidida extends Hecho {
  hechos: HechosAfiliacion;
  resto: { id_motivo_baja: number; detalle_motivo: string | null };
}

export interface MotivoDeBaja {
  idMotivo: number;
  /** Of a death, what every entity has of the person: what it will touch is held before anything else is. */
  defuncion: TomadaPorDefuncion | null;
}

/** The reason that was sent; of a death, all that the entity has of the person is held before anything else is. */
export async function motivoDeBaja(trx: Trx, vista: Afiliacion, { tipo_motivo }: PedidoBaja): Promise<MotivoDeBaja> {
  const idMotivo = await resolverMotivo(trx, 'MOTIVO_BAJA', tipo_motivo);
  return { idMotivo, defuncion: idMotivo === MOTIVO_DEFUNCION ? await tomarPorDefuncion(trx, vista) : null };
}

function refutar({ codigo, texto }: Extract<DecisionDeBaja, { ok: false }>): Error {
  switch (codigo) {
    case 'MOTIVO':
      return new Rechazo('MOTIVO_INVALIDO');
    case 'FALTA_FECHA':
      return campoInvalido('fecha_fin', texto);
    default:
      return new Rechazo('REGLA_INCUMPLIDA', { razon: texto });
  }
}

/**
 * What a baja does to a held affiliation, by the rules; nothing is written. The cesantía is theirs, whatever was sent.
 * `titular`: of a beneficiary, the held holder, whose right bounds it.
 */
export function decidirBaja(
  fila: Afiliacion,
  pedido: PedidoBaja,
  idMotivo: number,
  hoy: FechaCivil,
  titular: Afiliacion | null = null,
): BajaDecidida {
  const limite = titular && limiteParaBeneficiarios(titular, titular.id_motivo_baja === MOTIVO_DEFUNCION);
  const baja = { idMotivo, opcion: pedido.opcion, fecha_baja: pedido.fecha_fin ?? null };
  const resultado = decidir(fila, fila.codigo_entidad, baja, hoy, limite);
  if (!resultado.ok) throw refutar(resultado);
  return {
    fila,
    hechos: resultado.hechos,
    resto: { id_motivo_baja: idMotivo, detalle_motivo: limpiarDetalle(pedido.descripcion_motivo) },
  };
}
