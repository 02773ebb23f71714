import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { MOTIVO_OTROS } from '@sgpa/domain/cobertura/motivos-baja';
import { textoRevision } from '@sgpa/domain/cobertura/textos-revision';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Trx } from '../../../db/pool.ts';
import type { Operacion } from '../../../operacion.ts';
import {
  type Afiliacion,
  afiliacionPorId,
  personasDeLaFamilia,
  tomarBeneficiarios,
  tomarLasDeLaPersona,
} from '../../afiliacion/afiliacion.queries.ts';
import { type Efecto, escribirAccion, escribirArrastre } from '../../afiliacion/cambios.ts';
import { exigirVista, tomar, tomarTitularDe } from '../../afiliacion/hallar.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { figuraFallecida, tomarPersona } from '../../persona/persona.queries.ts';
import { respuestaHecha } from '../accion.ts';
import { avisarRevision, guardarEvidencia } from '../revision.ts';
import { decidirRevision, type PedidoRevision, type Revisada, type Tomada } from './decidir.ts';
import { nombrar, queVuelve, sinDoblarDias } from './por-error.ts';

/** Locks the person, then the holder before the beneficiaries, as every writer of several affiliations does. */
async function tomarRevisada({ trx }: Operacion, pedido: PedidoRevision): Promise<Tomada> {
  const vista = await afiliacionPorId(trx, pedido.idAfiliadoEnteGestor);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_persona, id_ente_gestor } = vista;
  await tomarPersona(trx, id_persona);
  const porError = pedido.registrado_por_error != null;
  const fallecida = await figuraFallecida(trx, id_persona, id_ente_gestor);
  if (porError) return { ...(await tomarConFamilia(trx, vista, pedido)), fallecida };
  const titular = await tomarTitularDe(trx, vista);
  const fila = await tomar(trx, vista, pedido.version);
  const beneficiarios = await tomarBeneficiarios(trx, fila.id);
  return { fila, titular, beneficiarios, fallecida, filas: new Map() };
}

/** Locks as the change of employer did, persons before affiliations, so that none of them is registered meanwhile. */
async function tomarConFamilia(trx: Trx, vista: Afiliacion, { version }: PedidoRevision) {
  const { id, id_persona, id_ente_gestor } = vista;
  for (const una of await personasDeLaFamilia(trx, id_persona, id_ente_gestor)) await tomarPersona(trx, una.id_persona);
  const tomadas = await tomarLasDeLaPersona(trx, id_persona, id_ente_gestor).execute();
  const filas = new Map(tomadas.map((una) => [una.id, una]));
  const fila = filas.get(id);
  if (fila === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  exigirVista(fila, vista, version);
  return { fila, titular: null, beneficiarios: tomadas.filter(({ id_titular }) => id_titular === id), filas };
}

const ACCION = 'revision-afiliacion';

/** A baja that the authority decides has its words for a reason; one that follows has that of the holder's baja. */
function motivoDe(
  { fila, titular }: Revisada,
  { decision, motivo }: PedidoRevision,
  hechos: Efecto['hechos'],
): Efecto['resto'] {
  const otra = hechos.fecha_baja !== fila.fecha_baja || hechos.fecha_cesantia !== fila.fecha_cesantia;
  if (!otra) return {};
  if (decision === 'CERRAR') return { id_motivo_baja: MOTIVO_OTROS, detalle_motivo: motivo.trim() };
  return { id_motivo_baja: titular?.id_motivo_baja ?? null, detalle_motivo: titular?.detalle_motivo ?? null };
}

/**
 * Puts an affiliation under review, or ends that with a decision (acuerdos §10 'Review (108)'; ADR 17). It does not use
 * `accionSobre`: it locks the person or the whole family, and writes what it gives back after its own change.
 */
export async function revisarAfiliacion(
  op: Operacion,
  evidencia: Buffer | null,
  { body: pedido }: { body: PedidoRevision },
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
  // The closed job is written first: two by one employer would overlap.
  await escribirArrastre(op, ACCION, devueltas, fila.id);
  const porError = pedido.registrado_por_error == null ? {} : { registrado_por_error: true as const };
  const sha256 = await guardarEvidencia(op, fila, evidencia);
  anotarDecision(op, fila, { decision, motivo, evidencia: sha256, ...porError });
  const texto = textoRevision(decision, hechos, beneficiarios.length, vuelven.map(nombrar));
  const detalle = `${texto} Motivo: ${motivo}`;
  await avisarRevision(op, { accion: ACCION, codigo: 'REVISION', afiliaciones: [fila.id], detalle });
  return respuestaHecha(texto);
}

/** Audits what was decided, why and on which paper, beside what changed. */
const anotarDecision = (
  op: Operacion,
  { id, id_ente_gestor }: Afiliacion,
  despues: { decision: string; motivo: string; evidencia: string | null; registrado_por_error?: true },
): void => auditar(op, { accion: ACCION, recurso: 'revision', idRecurso: id, idEnteGestor: id_ente_gestor, despues });
