import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { rolAtiende } from '@sgpa/domain/titular/tipo-asegurado';
import type { Operacion } from '../../operacion.ts';
import { auditar } from '../auditoria/auditoria.queries.ts';
import { presentarContacto } from './correccion.presenter.ts';
import type { AccionActualizacion } from './escribir-correccion.ts';
import { type FilaCompleta, filaCompleta } from './registro-completo.queries.ts';

export interface Cual {
  id: IdAfiliacion;
  tipo: HechosAfiliacion['tipo'];
}

/** Fails for a record outside of the scope; CAJA_WEB_SUS finds VOLUNTARIO ones only. */
export async function hallarCompleta({ trx, contexto }: Operacion, { id, tipo }: Cual): Promise<FilaCompleta> {
  const fila = await filaCompleta(trx, id, tipo);
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  if (!rolAtiende(contexto.usuario.rol, fila.tipo_asegurado)) throw new Rechazo('SIN_PERMISO');
  return fila;
}

/** Reads the whole record for an update form; the audit trail has this reading under a name of its own. */
export async function leerCompleta(op: Operacion, accion: AccionActualizacion, cual: Cual) {
  const fila = await hallarCompleta(op, cual);
  const lectura = `lectura-${accion}` as const;
  auditar(op, { accion: lectura, recurso: 'afiliacion', idRecurso: fila.id, idEnteGestor: fila.id_ente_gestor });
  return { fila, persona: presentarContacto(fila, op.hoy) };
}
