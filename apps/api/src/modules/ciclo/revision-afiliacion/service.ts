import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { revisionAfiliacion } from '@sgpa/contract/v1/revision-afiliacion';
import { MOTIVO_OTROS } from '@sgpa/domain/cobertura/motivos-baja';
import { textoRevision } from '@sgpa/domain/cobertura/textos-revision';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, afiliacionPorId } from '../../afiliacion/afiliacion.queries.ts';
import { escribirAccion, type Hecho } from '../../afiliacion/cambios.ts';
import { tomar, tomarBeneficiarios, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { figuraFallecida, tomarPersona } from '../../persona/persona.queries.ts';
import { hecho } from '../accion.ts';
import { guardarEvidencia } from '../evidencia.ts';
import { avisarRevision } from '../novedad-de-revision.ts';
import { decidirRevision, type Revisada } from './decidir.ts';

const ACCION = 'revision-afiliacion';

type Pedido = z.output<typeof revisionAfiliacion.request.body>;

/** Holds the person, then the holder before the beneficiaries, as every writer of more than one affiliation does. */
async function tomarRevisada({ trx }: Operacion, { idAfiliadoEnteGestor, version }: Pedido): Promise<Revisada> {
  const vista = await afiliacionPorId(trx, idAfiliadoEnteGestor);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  await tomarPersona(trx, vista.id_persona);
  const titular = await tomarTitularDe(trx, vista);
  const fila = await tomar(trx, vista, version);
  const beneficiarios = await tomarBeneficiarios(trx, fila);
  return { fila, titular, beneficiarios, fallecida: await figuraFallecida(trx, fila.id_persona, fila.id_ente_gestor) };
}

/** A baja that the authority's decision makes has its words for a reason; one that the holder's makes, the holder's. */
function motivoDe({ fila, titular }: Revisada, { decision, motivo }: Pedido, hechos: Hecho['hechos']): Hecho['resto'] {
  const otra = hechos.fecha_baja !== fila.fecha_baja || hechos.fecha_cesantia !== fila.fecha_cesantia;
  if (!otra) return {};
  if (decision === 'CERRAR') return { id_motivo_baja: MOTIVO_OTROS, detalle_motivo: motivo.trim() };
  return { id_motivo_baja: titular?.id_motivo_baja ?? null, detalle_motivo: titular?.detalle_motivo ?? null };
}

/** Puts an affiliation under review, or ends that with a decision (decisions §10; docs/decisions/0046-revision.md). */
export async function revisarAfiliacion(
  op: Operacion,
  pedido: Pedido,
  evidencia: Buffer | null,
): Promise<RespuestaAccion> {
  const { hoy } = op;
  const { decision } = pedido;
  const motivo = pedido.motivo.trim();
  const revisada = await tomarRevisada(op, pedido);
  const { fila } = revisada;
  const decidida = decidirRevision(revisada, decision, hoy);
  if (!decidida.ok) throw new Rechazo('REGLA_INCUMPLIDA', { razon: decidida.texto });
  const { hechos } = decidida;
  const abierta = decision === 'ABRIR' ? { fecha_revision: hoy } : {};
  const resto = { ...motivoDe(revisada, pedido, hechos), ...abierta, detalle_revision: motivo };
  const deBeneficiario = { id_motivo_baja: MOTIVO_OTROS, detalle_motivo: motivo };
  const beneficiarios = decidida.beneficiarios.map((cambio) => ({ ...cambio, resto: deBeneficiario }));
  await escribirAccion(op, ACCION, [{ fila, hechos, resto }, ...beneficiarios]);
  await anotarDecision(op, fila, { decision, motivo, evidencia: await guardarEvidencia(op, fila, evidencia) });
  const texto = textoRevision(decision, hechos, beneficiarios.length);
  const detalle = `${texto} Motivo: ${motivo}`;
  await avisarRevision(op, { accion: ACCION, codigo: 'REVISION', afiliaciones: [fila.id], detalle });
  return hecho(texto);
}

/** Beside what changed: what was decided, why, and on which paper. */
const anotarDecision = (
  op: Operacion,
  { id, id_ente_gestor }: Afiliacion,
  despues: { decision: string; motivo: string; evidencia: string | null },
): Promise<unknown> =>
  auditar(op, { accion: ACCION, recurso: 'revision', idRecurso: id, idEnteGestor: id_ente_gestor, despues });
