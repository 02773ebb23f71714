import { Readable } from 'node:stream';
import type { Params } from '@sgpa/contract/endpoints';
import { TIPO_PDF } from '@sgpa/contract/v1/documento-asegurado';
import { archivoDeDocumento } from '@sgpa/domain/asegurado/documento-asegurado';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type Lectura, type LecturaDeps, leerPaso } from '../../../lectura.ts';
import { Descarga } from '../../../plugins/descarga.ts';
import { leerClase } from '../../afiliacion/documento.presenter.ts';
import { documentoDe, trozoDe } from '../../afiliacion/documentos.queries.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';

/** A step reads this many bytes: a paper of 20 MB is never whole in memory. */
const TROZO = 512 * 1024;

/** Reads each piece in a transaction of its own with the user's scope: no connection waits for a slow reader. */
async function* trozosDe(deps: LecturaDeps, inicio: Lectura, id: number, bytes: number) {
  for (let desde = 0; desde < bytes; desde += TROZO) {
    const leido = await leerPaso(deps, inicio, ({ trx }) => trozoDe(trx, id, desde, TROZO));
    if (leido === undefined) throw new Error('A document was gone while it was fetched');
    yield leido.trozo;
  }
}

/** Opens a paper of the person (acuerdos §9: every reading leaves a row in the audit trail). */
export async function abrirDocumento(
  deps: LecturaDeps,
  op: Lectura,
  { idAfiliadoEnteGestor, idDocumento }: Params<'documento-asegurado'>,
): Promise<Descarga> {
  const documento = await documentoDe(op.trx, idAfiliadoEnteGestor, idDocumento);
  if (documento === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id, id_ente_gestor: idEnteGestor, bytes } = documento;
  const clase = leerClase(documento.clase);
  auditar(op, {
    accion: 'documento-asegurado',
    recurso: 'documento_persona',
    idRecurso: id,
    idEnteGestor,
    despues: { clase, sha256: documento.sha256.toString('hex') },
  });
  const cuerpo = Readable.from(trozosDe(deps, op, id, bytes));
  return new Descarga(archivoDeDocumento(clase, id), TIPO_PDF, cuerpo);
}
