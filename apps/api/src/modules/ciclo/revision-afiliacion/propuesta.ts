import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { DecisionRevision } from '@sgpa/domain/cobertura/revision-afiliacion';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { afiliacionPorId, beneficiariosDe } from '../../afiliacion/afiliacion.queries.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { figuraFallecida } from '../../persona/persona.queries.ts';
import { defuncionDe } from '../defuncion-conocida.queries.ts';
import { presentarSituacion } from '../situacion.presenter.ts';
import { decidirRevision, type Revisada } from './decidir.ts';

async function leer({ trx }: Operacion, id: number): Promise<Revisada> {
  const fila = await afiliacionPorId(trx, id);
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const titular = fila.id_titular === null ? null : ((await afiliacionPorId(trx, fila.id_titular)) ?? null);
  const beneficiarios = await beneficiariosDe(trx, id);
  return { fila, titular, beneficiarios, fallecida: await figuraFallecida(trx, fila.id_persona, fila.id_ente_gestor) };
}

function presentar(revisada: Revisada, fallecido: boolean, hoy: FechaCivil): PropuestaRevision {
  const { fila } = revisada;
  const ahora = alDia(fila, hoy);
  const posibles: DecisionRevision[] = ahora.estado === ESTADO.REVISION ? ['RESTITUIR', 'CERRAR'] : ['ABRIR'];
  return {
    idAfiliadoEnteGestor: fila.id,
    version: fila.version,
    ahora: presentarSituacion(ahora),
    en_revision_desde: fila.fecha_revision,
    motivo: fila.detalle_revision,
    fallecido,
    decisiones: posibles.map((decision) => {
      const decidida = decidirRevision(revisada, decision, hoy);
      return {
        decision,
        despues: decidida.ok ? presentarSituacion(decidida.hechos) : null,
        beneficiarios: decidida.ok ? decidida.beneficiarios.length : 0,
        impedimento: decidida.ok ? null : decidida.texto,
      };
    }),
  };
}

/** What may be decided of an affiliation, and how it would stand then; nothing is written but that it was looked at. */
export async function proponerRevision(op: Operacion, id: number): Promise<PropuestaRevision> {
  const revisada = await leer(op, id);
  const { id_persona, id_ente_gestor: idEnteGestor } = revisada.fila;
  await auditar(op, { accion: 'revision-afiliacion', recurso: 'afiliacion', idRecurso: id, idEnteGestor });
  // Also by the word of another managing entity, which binds nobody else.
  const { persona, declaraciones } = await defuncionDe(op.trx, id_persona);
  return presentar(revisada, persona.fallecido || declaraciones.length > 0, op.hoy);
}
