import type { Consulta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { presentarPagina } from '../auditoria.presenter.ts';
import { auditar } from '../auditoria.queries.ts';
import { afiliacionAuditada, paginaDePersona } from '../lectura.queries.ts';

const POR_PAGINA = 20;

/** Lists who touched the person's records in any entity; this reading is in the list from then on. */
export async function leerQuienConsulto(
  op: Operacion,
  idAfiliacion: IdAfiliacion,
  { tras, limit = POR_PAGINA }: Consulta<'quien-consulto'>,
) {
  const [afiliacion, filas] = await Promise.all([
    afiliacionAuditada(op.trx, idAfiliacion),
    paginaDePersona(op.trx, { idAfiliacion }, { tras, limite: limit + 1 }),
  ]);
  if (afiliacion === undefined) throw new Rechazo('NO_ENCONTRADO');
  auditar(op, {
    accion: 'quien-consulto',
    recurso: 'afiliacion',
    idRecurso: idAfiliacion,
    idEnteGestor: afiliacion.id_ente_gestor,
  });
  return presentarPagina(filas, limit, null);
}
