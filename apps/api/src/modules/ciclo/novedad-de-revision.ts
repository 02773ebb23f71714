import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { abrirNovedadesRevision } from './novedad-de-revision.queries.ts';

interface Aviso {
  accion: 'revision-afiliacion' | 'revision-fallecimiento';
  codigo: 'REVISION' | 'FALLECIMIENTO_REVISADO';
  afiliaciones: readonly IdAfiliacion[];
  detalle: string;
}

/** Both sides are told: the managing entity of each affiliation, and the authority. */
export async function avisarRevision(op: Operacion, { accion, codigo, afiliaciones, detalle }: Aviso): Promise<void> {
  const novedades = await abrirNovedadesRevision(op.trx, afiliaciones, codigo, detalle, op.ahora);
  for (const { id: idRecurso, id_ente_gestor: idEnteGestor } of novedades)
    auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
}
