import { createHash } from 'node:crypto';
import type { ClaseDeDocumento } from '@sgpa/domain/asegurado/documento-asegurado';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import { guardarDocumento } from './ficha.queries.ts';

interface Papel {
  id_persona: IdPersona;
  id_ente_gestor: IdEnteGestor;
  clase: ClaseDeDocumento;
  numero: string | null;
  fecha: FechaCivil | null;
  /** A PDF that was checked (`prepararPdf`). */
  contenido: Buffer;
}

/** Keeps a paper that somebody handed in; its digest. */
export async function guardarPdf({ trx, contexto, ahora }: Operacion, papel: Papel): Promise<Buffer> {
  const sha256 = createHash('sha256').update(papel.contenido).digest();
  const firma = { tipo_contenido: 'application/pdf', sha256, id_usuario: contexto.usuario.id, creado_en: ahora };
  await guardarDocumento(trx, { ...papel, ...firma });
  return sha256;
}
