import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { abrirNovedadesRevision } from './novedad-de-revision.queries.ts';

interface Aviso {
  accion: 'revision-afiliacion' | 'revision-fallecimiento';
  codigo: 'REVISION' | 'FALLECIMIENTO_REVISADO';
  afiliaciones: readonly number[];
  detalle: string;
}

/** Both sides are told: the managing entity of each affiliation, and the authority. */
export async function avisarRevision(op: Operacion, { accion, codigo, afiliaciones, detalle }: Aviso): Promise<void> {
  for (const { id, id_ente_gestor } of await abrirNovedadesRevision(op.trx, afiliaciones, codigo, detalle, op.ahora))
    await auditar(op, {
      accion,
      recurso: 'novedad',
      idRecurso: id,
      idEnteGestor: id_ente_gestor,
      antes: null,
      despues: { detalle },
    });
}
