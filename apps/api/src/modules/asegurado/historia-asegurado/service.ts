import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { presentarDocumento } from '../../afiliacion/documento.presenter.ts';
import { documentosDe } from '../../afiliacion/documentos.queries.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { presentarHecho } from './historia.presenter.ts';
import { enteDe, historiaDe } from './historia.queries.ts';

/** What the details leave out until somebody opens it: who did what to the affiliation, and when. */
export async function verHistoria(
  op: Operacion,
  idAfiliacion: IdAfiliacion,
): Promise<{ historia: HechoDeHistoria[]; documentos: DocumentoGuardado[] }> {
  const [afiliacion, hechos, documentos] = await Promise.all([
    enteDe(op.trx, idAfiliacion),
    historiaDe(op.trx, idAfiliacion),
    puede(op.contexto.usuario.rol, 'documento-asegurado') ? documentosDe(op.trx, idAfiliacion) : [],
  ]);
  if (!afiliacion) throw new Rechazo('NO_ENCONTRADO');
  auditar(op, {
    accion: 'historia-asegurado',
    recurso: 'afiliacion',
    idRecurso: idAfiliacion,
    idEnteGestor: afiliacion.id_ente_gestor,
  });
  return { historia: hechos.map(presentarHecho), documentos: documentos.map(presentarDocumento) };
}
