import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { limiteParaBeneficiarios } from '@sgpa/domain/cobertura/efecto-beneficiarios';
import { faltaEnBaja } from '@sgpa/domain/cobertura/formulario-baja';
import { modoDeBaja, type OpcionBaja, panelDeBaja } from '@sgpa/domain/cobertura/modo-baja';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import type { Contexto } from '../../plugins/contexto.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { Rechazo } from './accion.service.ts';
import { type Afiliacion, marcarFallecida } from './afiliacion.queries.ts';
import type { Cambio } from './cambios.service.ts';
import { campoInvalido, limpiarDetalle, resolverMotivo } from './motivo.service.ts';

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
  defuncion: boolean;
}

const contextoDe = (fila: Afiliacion, hoy: string) => ({
  estado: alDia(fila, hoy).estado,
  codigoEntidad: fila.codigo_entidad,
  tipo: fila.tipo,
});

const murio = (titular: Afiliacion, hoy: string): boolean =>
  titular.id_motivo_baja !== null &&
  modoDeBaja({ ...contextoDe(titular, hoy), idMotivo: titular.id_motivo_baja }) === 'DEFUNCION';

/**
 * What a baja does to a held affiliation, by the rules; nothing is written. The cesantía is theirs, whatever was sent.
 * `titular`: of a beneficiary, the held holder, whose right bounds it.
 */
export async function decidirBaja(
  trx: Trx,
  fila: Afiliacion,
  pedido: PedidoBaja,
  hoy: string,
  titular: Afiliacion | null = null,
): Promise<BajaDecidida> {
  const idMotivo = await resolverMotivo(trx, 'MOTIVO_BAJA', pedido.tipo_motivo);
  const contexto = contextoDe(fila, hoy);
  const modo = modoDeBaja({ ...contexto, idMotivo, opcion: pedido.opcion });
  // Where a baja is possible the reason is wrong; elsewhere the state is, and the state machine says so.
  if (modo === null && panelDeBaja(contexto) !== null) throw new AppError('MOTIVO_INVALIDO');
  const fecha_baja = pedido.fecha_fin ?? null;
  // The cesantía is never missing: it follows from the baja.
  const falta = modo && faltaEnBaja({ fecha_fin: fecha_baja, fecha_fin_cesantia: fecha_baja }, modo);
  if (falta) throw campoInvalido('fecha_fin', falta);
  const limite = titular === null ? null : limiteParaBeneficiarios(titular, murio(titular, hoy));
  const resultado = aplicarAccion(fila, { tipo: 'baja', modo: modo ?? 'DEFINITIVA', fecha_baja }, hoy, limite);
  if (!resultado.ok) throw new Rechazo(resultado.mensaje);
  return {
    fila,
    hechos: resultado.hechos,
    resto: { id_motivo_baja: idMotivo, detalle_motivo: limpiarDetalle(pedido.descripcion_motivo) },
    defuncion: modo === 'DEFUNCION',
  };
}

/** Marks the person of a baja for death; a death that was known before keeps its date. */
export async function anotarDefuncion(
  trx: Trx,
  contexto: Contexto,
  ahora: Date,
  accion: 'baja-titular' | 'baja-beneficiario',
  { fila, defuncion }: BajaDecidida,
): Promise<void> {
  const hoy = hoyEnLaPaz(ahora);
  if (!defuncion || !(await marcarFallecida(trx, fila.id_persona, hoy))) return;
  await auditar(trx, contexto, ahora, {
    ...{ accion, recurso: 'persona', idRecurso: fila.id_persona, idEnteGestor: fila.id_ente_gestor },
    antes: { fallecido: false, fecha_defuncion: null },
    despues: { fallecido: true, fecha_defuncion: hoy },
  });
}
