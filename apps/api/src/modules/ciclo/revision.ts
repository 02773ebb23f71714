import { PDF_MAX } from '@sgpa/contract/shared/tamanos';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { guardarPdf, prepararPdf } from '../persona/pdf-recibido.ts';
import { abrirNovedadesRevision } from './ciclo.queries.ts';

interface Aviso {
  accion: 'revision-afiliacion' | 'revision-fallecimiento';
  codigo: 'REVISION' | 'FALLECIMIENTO_REVISADO';
  afiliaciones: readonly IdAfiliacion[];
  detalle: string;
}

/** Tells both sides: the managing entity of each affiliation, and the authority. */
export async function avisarRevision(op: Operacion, { accion, codigo, afiliaciones, detalle }: Aviso): Promise<void> {
  const novedades = await abrirNovedadesRevision(op.trx, afiliaciones, codigo, detalle, op.ahora);
  for (const { id: idRecurso, id_ente_gestor: idEnteGestor } of novedades)
    auditar(op, { accion, recurso: 'novedad', idRecurso, idEnteGestor, antes: null, despues: { detalle } });
}

/** A request with evidence may have the bytes of its paper and of everything else that it says. */
export const CON_EVIDENCIA = { bodyLimit: PDF_MAX + 100_000 };

/** Checks the paper that a review was decided on as a death certificate is; null where nothing was handed in. */
export const leerEvidencia = async (
  _: Deps,
  __: Contexto,
  { body: { evidencia } }: { body: { evidencia?: string | null | undefined } },
): Promise<Buffer | null> => (evidencia ? prepararPdf(evidencia, 'El documento de respaldo') : null);

/** Keeps the paper beside the record that was reviewed; the audit trail names it by its digest. */
export async function guardarEvidencia(
  op: Operacion,
  { id, id_persona, id_ente_gestor }: Afiliacion,
  contenido: Buffer | null,
): Promise<string | null> {
  if (contenido === null) return null;
  const papel = { id_persona, id_ente_gestor, clase: 'EVIDENCIA_REVISION', numero: String(id), fecha: op.hoy } as const;
  return (await guardarPdf(op, { ...papel, contenido })).toString('hex');
}
