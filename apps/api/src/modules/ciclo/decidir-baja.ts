import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { limiteParaBeneficiarios } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { faltaEnBaja } from '@sgpa/domain/cobertura/formulario-baja';
import { MOTIVO_DEFUNCION, modoDeBaja, type OpcionBaja, panelDeBaja } from '@sgpa/domain/cobertura/modo-baja';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { AppError } from '@sgpa/domain/errors/app-error';
import type { Trx } from '../../db/pool.ts';
import { Rechazo } from '../afiliacion/accion.service.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Cambio } from '../afiliacion/cambios.ts';
import { tomarPorDefuncion } from '../afiliacion/defuncion.ts';
import { campoInvalido, limpiarDetalle, resolverMotivo } from './motivo.ts';

interface PedidoBaja {
  tipo_motivo: number | string;
  descripcion_motivo?: string | null;
  /** The baja's date. */
  fecha_fin?: string | null;
  opcion?: OpcionBaja | null;
}

export interface BajaDecidida extends Omit<Cambio, 'accion'> {
  hechos: HechosAfiliacion;
  resto: { id_motivo_baja: number; detalle_motivo: string | null };
}

const contextoDe = (fila: Afiliacion, hoy: string) => ({
  estado: alDia(fila, hoy).estado,
  codigoEntidad: fila.codigo_entidad,
  tipo: fila.tipo,
});

/** The reason that was sent; for a death, everything that it will touch is held before anything else is. */
export async function motivoDeBaja(trx: Trx, vista: Afiliacion, { tipo_motivo }: PedidoBaja) {
  const idMotivo = await resolverMotivo(trx, 'MOTIVO_BAJA', tipo_motivo);
  const defuncion = idMotivo === MOTIVO_DEFUNCION;
  if (defuncion) await tomarPorDefuncion(trx, vista);
  return { idMotivo, defuncion };
}

/**
 * What a baja does to a held affiliation, by the rules; nothing is written. The cesantía is theirs, whatever was sent.
 * `titular`: of a beneficiary, the held holder, whose right bounds it.
 */
export function decidirBaja(
  fila: Afiliacion,
  pedido: PedidoBaja,
  idMotivo: number,
  hoy: string,
  titular: Afiliacion | null = null,
): BajaDecidida {
  const contexto = contextoDe(fila, hoy);
  const modo = modoDeBaja({ ...contexto, idMotivo, opcion: pedido.opcion });
  // Where a baja is possible the reason is wrong; elsewhere the state is, and the state machine says so.
  if (modo === null && panelDeBaja(contexto) !== null) throw new AppError('MOTIVO_INVALIDO');
  const fecha_baja = pedido.fecha_fin ?? null;
  // The cesantía is never missing: it follows from the baja.
  const falta = modo && faltaEnBaja({ fecha_fin: fecha_baja, fecha_fin_cesantia: fecha_baja }, modo);
  if (falta) throw campoInvalido('fecha_fin', falta);
  const limite = titular && limiteParaBeneficiarios(titular, titular.id_motivo_baja === MOTIVO_DEFUNCION);
  const resultado = aplicarAccion(fila, { tipo: 'baja', modo: modo ?? 'DEFINITIVA', fecha_baja }, hoy, limite);
  if (!resultado.ok) throw new Rechazo(resultado.mensaje);
  return {
    fila,
    hechos: resultado.hechos,
    resto: { id_motivo_baja: idMotivo, detalle_motivo: limpiarDetalle(pedido.descripcion_motivo) },
  };
}
