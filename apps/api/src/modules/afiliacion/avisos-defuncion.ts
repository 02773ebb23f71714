import { cubiertasEnOtrosEntes } from '@sgpa/domain/cobertura/defuncion';
import { textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { abrirNovedadesDefuncion, abrirNovedadPorConfirmar } from './defuncion.queries.ts';
import type { Difunto, RegistroDefuncion } from './difunto.ts';
import type { RegistroPersona } from './registros-de-persona.queries.ts';

type Dicho = Pick<RegistroDefuncion, 'accion' | 'fecha' | 'confirma'>;

const nombreDe = (registros: readonly RegistroPersona[], ente: IdEnteGestor): string =>
  registros.find((registro) => registro.id_ente_gestor === ente)?.ente_gestor ?? '';

function auditarNovedad(
  op: Operacion,
  accion: Dicho['accion'],
  { id: idRecurso, id_ente_gestor: idEnteGestor }: { id: number; id_ente_gestor: IdEnteGestor },
  detalle: string,
): void {
  auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
}

/** Opens a novedad for every other managing entity that covers the person; returns the names of those that were told. */
export async function avisarAOtros(
  op: Operacion,
  { id_ente_gestor }: Difunto,
  { accion, fecha, confirma }: Dicho,
  registros: readonly RegistroPersona[],
): Promise<string[]> {
  const cubiertas = cubiertasEnOtrosEntes(registros, id_ente_gestor, op.hoy).map(({ id }) => id);
  if (cubiertas.length === 0) return [];
  const detalle = textoNovedadDefuncion(nombreDe(registros, id_ente_gestor), fecha, confirma);
  const abiertas = await abrirNovedadesDefuncion(op.trx, cubiertas, detalle, op.ahora);
  for (const novedad of abiertas) auditarNovedad(op, accion, novedad, detalle);
  return abiertas.map((novedad) => nombreDe(registros, novedad.id_ente_gestor));
}

/** While nobody confirms the death, opens a novedad for the authority; returns its name where it was told. */
export async function avisarALaAutoridad(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, fecha, confirma }: Dicho,
  registros: readonly RegistroPersona[],
): Promise<string[]> {
  if (confirma !== null) return [];
  const detalle = textoPorConfirmar(nombreDe(registros, id_ente_gestor), fecha);
  const abiertas = await abrirNovedadPorConfirmar(op.trx, id_persona, id_ente_gestor, detalle, op.ahora);
  for (const novedad of abiertas) auditarNovedad(op, accion, novedad, detalle);
  return abiertas.map(({ ente_gestor }) => ente_gestor);
}
