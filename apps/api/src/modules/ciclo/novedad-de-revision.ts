import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { pedir } from '../../db/mensajes.ts';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import { abrirNovedadesRevision } from './novedad-de-revision.queries.ts';

interface Aviso {
  accion: 'revision-afiliacion' | 'revision-fallecimiento';
  codigo: 'REVISION' | 'FALLECIMIENTO_REVISADO';
  afiliaciones: readonly IdAfiliacion[];
  detalle: string;
}

/** Both sides are told, in what is sent with others: the managing entity of each affiliation, and the authority. */
export const novedadesDe = ({ ahora }: Operacion, { afiliaciones, codigo, detalle }: Aviso) =>
  pedir(abrirNovedadesRevision, afiliaciones, codigo, detalle, ahora);

export async function auditarNovedades(
  op: Operacion,
  { accion, detalle }: Aviso,
  novedades: Awaited<ReturnType<typeof abrirNovedadesRevision>>,
): Promise<void> {
  for (const { id, id_ente_gestor } of novedades)
    await auditar(op, {
      accion,
      recurso: 'novedad',
      idRecurso: id,
      idEnteGestor: id_ente_gestor,
      antes: null,
      despues: { detalle },
    });
}

/** Both at once. */
export const avisarRevision = async (op: Operacion, aviso: Aviso): Promise<void> =>
  auditarNovedades(op, aviso, (await novedadesDe(op, aviso).execute(op.trx)).rows);
