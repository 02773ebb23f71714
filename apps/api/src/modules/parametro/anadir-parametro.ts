import type { Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type Lista, tituloDeLista } from '@sgpa/domain/parametro/listas';
import type { Operacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { anadirParametro, type FilaJson } from './parametro.queries.ts';
import { tablaDe } from './parametro.service.ts';

/** A new value, offered from its first day. Its version tells the files of later releases that it is somebody's. */
export async function registrarParametro(
  op: Operacion,
  lista: Lista,
  datos: FilaJson,
): Promise<Respuesta<'registro-parametro'>> {
  const id = await anadirParametro(op.trx, lista, datos);
  if (id === null) throw new Rechazo('NOMBRE_DE_PARAMETRO_EXISTENTE');
  auditarOperacion(op, {
    accion: 'registro-parametro',
    recurso: tablaDe(lista),
    idRecurso: id,
    antes: null,
    despues: { lista, ...datos },
  });
  return { id, version: 2, mensaje: `«${datos.nombre}» añadido a ${tituloDeLista(lista)}.` };
}
