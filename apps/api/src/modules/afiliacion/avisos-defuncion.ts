import { cubiertasEnOtrosEntes } from '@sgpa/domain/cobertura/defuncion';
import { textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { documentoDe } from '../persona/persona.queries.ts';
import { abrirNovedadesDefuncion, abrirNovedadPorConfirmar } from './defuncion.queries.ts';
import type { Difunto, RegistroDefuncion } from './difunto.ts';
import { registrosEnTodosLosEntes } from './registros-de-persona.queries.ts';

/**
 * Opens a novedad for every other managing entity that covers the person and, while nobody confirms the death, for the
 * authority; returns the names of who was told.
 */
export async function avisarDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, fecha, confirma }: RegistroDefuncion,
): Promise<string[]> {
  const { trx, ahora, hoy } = op;
  const documento = await documentoDe(trx, id_persona);
  const hallados = documento === undefined ? [] : await registrosEnTodosLosEntes(trx, documento);
  const registros = hallados.filter((r) => r.id_persona === id_persona);
  const nombreDe = (ente: number) => registros.find((r) => r.id_ente_gestor === ente)?.ente_gestor ?? '';
  const quien = nombreDe(id_ente_gestor);
  const avisados = new Set<string>();
  const anotar = async (novedad: { id: number; id_ente_gestor: number }, nombre: string, detalle: string) => {
    avisados.add(nombre);
    const { id: idRecurso, id_ente_gestor: idEnteGestor } = novedad;
    await auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
  };
  const cubiertas = cubiertasEnOtrosEntes(registros, id_ente_gestor, hoy).map(({ id }) => id);
  if (cubiertas.length > 0) {
    const detalle = textoNovedadDefuncion(quien, fecha, confirma);
    for (const novedad of await abrirNovedadesDefuncion(trx, cubiertas, detalle, ahora))
      await anotar(novedad, nombreDe(novedad.id_ente_gestor), detalle);
  }
  if (confirma === null) {
    const detalle = textoPorConfirmar(quien, fecha);
    for (const novedad of await abrirNovedadPorConfirmar(trx, id_persona, id_ente_gestor, detalle, ahora))
      await anotar(novedad, novedad.ente_gestor, detalle);
  }
  return [...avisados];
}
