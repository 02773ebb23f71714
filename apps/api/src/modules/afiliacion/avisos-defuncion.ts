import { cubiertasEnOtrosEntes } from '@sgpa/domain/cobertura/defuncion';
import { textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { pedir } from '../../db/mensajes.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { abrirNovedadesDefuncion, abrirNovedadesDeMarcada, abrirNovedadPorConfirmar } from './defuncion.queries.ts';
import type { Difunto, RegistroDefuncion } from './difunto.ts';
import type { RegistroPersona } from './registros-de-persona.queries.ts';

interface Abierta {
  id: number;
  id_ente_gestor: IdEnteGestor;
}

/**
 * A novedad for every other managing entity that covers the person and, while nobody confirms the death, one for the
 * authority: what opens them goes with what records the death, and `anotar` returns the names of who was told.
 */
export function avisosDeDefuncion(
  op: Operacion,
  { id_persona, id_ente_gestor }: Difunto,
  { accion, fecha, confirma }: Pick<RegistroDefuncion, 'accion' | 'fecha' | 'confirma'>,
  registros: readonly RegistroPersona[],
) {
  const { ahora, hoy } = op;
  const nombreDe = (ente: IdEnteGestor) => registros.find((r) => r.id_ente_gestor === ente)?.ente_gestor ?? '';
  const quien = nombreDe(id_ente_gestor);
  const cubiertas = cubiertasEnOtrosEntes(registros, id_ente_gestor, hoy).map(({ id }) => id);
  const aOtros = textoNovedadDefuncion(quien, fecha, confirma);
  const aLaAutoridad = textoPorConfirmar(quien, fecha);
  const auditarUna = ({ id: idRecurso, id_ente_gestor: idEnteGestor }: Abierta, detalle: string) =>
    auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
  return {
    deOtros: cubiertas.length > 0 ? pedir(abrirNovedadesDefuncion, cubiertas, aOtros, ahora) : null,
    /** Nothing new is told where nothing was confirmed after all. */
    deOtrosSiConsta: cubiertas.length > 0 ? pedir(abrirNovedadesDeMarcada, id_persona, cubiertas, aOtros, ahora) : null,
    deLaAutoridad:
      confirma === null ? pedir(abrirNovedadPorConfirmar, id_persona, id_ente_gestor, aLaAutoridad, ahora) : null,
    async anotar(
      otras: readonly Abierta[],
      porConfirmar: readonly (Abierta & { ente_gestor: string })[],
    ): Promise<string[]> {
      for (const novedad of otras) await auditarUna(novedad, aOtros);
      for (const novedad of porConfirmar) await auditarUna(novedad, aLaAutoridad);
      const nombres = otras.map((novedad) => nombreDe(novedad.id_ente_gestor));
      return [...new Set([...nombres, ...porConfirmar.map(({ ente_gestor }) => ente_gestor)])];
    },
  };
}
