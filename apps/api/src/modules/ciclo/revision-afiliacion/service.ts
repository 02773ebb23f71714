import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { MOTIVO_OTROS } from '@sgpa/domain/cobertura/motivos-baja';
import { textoRevision } from '@sgpa/domain/cobertura/textos-revision';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Operacion } from '../../../operacion.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { escribirAccion, escribirArrastre, type Hecho } from '../../afiliacion/cambios.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { hecho } from '../accion.ts';
import { guardarEvidencia } from '../evidencia.ts';
import { avisarRevision } from '../novedad-de-revision.ts';
import { decidirRevision, type Revisada } from './decidir.ts';
import { sinDoblarDias } from './por-error.ts';
import { nombrar, queVuelve } from './que-vuelve.ts';
import { type PedidoRevision, tomarRevisada } from './tomar.ts';

const ACCION = 'revision-afiliacion';

/** A baja that the authority's decision makes has its words for a reason; one that the holder's makes, the holder's. */
function motivoDe(
  { fila, titular }: Revisada,
  { decision, motivo }: PedidoRevision,
  hechos: Hecho['hechos'],
): Hecho['resto'] {
  const otra = hechos.fecha_baja !== fila.fecha_baja || hechos.fecha_cesantia !== fila.fecha_cesantia;
  if (!otra) return {};
  if (decision === 'CERRAR') return { id_motivo_baja: MOTIVO_OTROS, detalle_motivo: motivo.trim() };
  return { id_motivo_baja: titular?.id_motivo_baja ?? null, detalle_motivo: titular?.detalle_motivo ?? null };
}

/** Puts an affiliation under review, or ends that with a decision (decisions §10; docs/decisions/0046-revision.md). */
export async function revisarAfiliacion(
  op: Operacion,
  pedido: PedidoRevision,
  evidencia: Buffer | null,
): Promise<RespuestaAccion> {
  const { hoy } = op;
  const { decision } = pedido;
  const motivo = pedido.motivo.trim();
  const tomada = await tomarRevisada(op, pedido);
  const { fila } = tomada;
  const decidida = decidirRevision(tomada, decision, hoy);
  if (!decidida.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: decidida.texto });
  const vuelven = await queVuelve(op, tomada, pedido, decidida.hechos);
  const devueltas = vuelven.map(({ cambio }) => ({ ...cambio, resto: { ...cambio.resto, detalle_revision: motivo } }));
  const { hechos } = sinDoblarDias({ fila, hechos: decidida.hechos }, devueltas);
  const abierta = decision === 'ABRIR' ? { fecha_revision: hoy } : {};
  const resto = { ...motivoDe(tomada, pedido, hechos), ...abierta, detalle_revision: motivo };
  const deBeneficiario = { id_motivo_baja: MOTIVO_OTROS, detalle_motivo: motivo };
  const beneficiarios = decidida.beneficiarios.map((cambio) => ({
    ...sinDoblarDias(cambio, devueltas),
    resto: deBeneficiario,
  }));
  await escribirAccion(op, ACCION, [{ fila, hechos, resto }, ...beneficiarios]);
  // After what is closed: by one employer the two would overlap.
  await escribirArrastre(op, ACCION, devueltas, fila.id);
  const porError = pedido.registrado_por_error == null ? {} : { registrado_por_error: true as const };
  const sha256 = await guardarEvidencia(op, fila, evidencia);
  anotarDecision(op, fila, { decision, motivo, evidencia: sha256, ...porError });
  const texto = textoRevision(decision, hechos, beneficiarios.length, vuelven.map(nombrar));
  const detalle = `${texto} Motivo: ${motivo}`;
  await avisarRevision(op, { accion: ACCION, codigo: 'REVISION', afiliaciones: [fila.id], detalle });
  return hecho(texto);
}

/** Beside what changed: what was decided, why, and on which paper. */
const anotarDecision = (
  op: Operacion,
  { id, id_ente_gestor }: Afiliacion,
  despues: { decision: string; motivo: string; evidencia: string | null; registrado_por_error?: true },
): void => auditar(op, { accion: ACCION, recurso: 'revision', idRecurso: id, idEnteGestor: id_ente_gestor, despues });
