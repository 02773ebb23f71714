import type { Respuesta } from '@sgpa/contract/endpoints';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import { type Lista, loUsaUnaRegla, TEXTO_NO_EMPIEZA_DESPUES, tituloDeLista } from '@sgpa/domain/parametro/listas';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { cambiarParametro, type FilaJson } from './parametro.queries.ts';
import { columnaDelCodigo, diferencias, tablaDe, tomarParaCambiar } from './parametro.service.ts';

const accion = 'actualizacion-parametro';

interface Cambio {
  lista: Lista;
  id: number;
  version: number;
  cambios: FilaJson;
}

/** A value that begins after its last day would be offered on none. */
function exigirOrden({ vigente_hasta }: FilaJson, { vigente_desde }: FilaJson): void {
  if (!vigente_hasta || !vigente_desde || vigente_desde <= vigente_hasta) return;
  throw campoInvalido('vigenteDesde', 'El primer día no puede ser posterior al último día de vigencia.');
}

/** What a rule asks for is there every day. */
function exigirPresencia(lista: Lista, fila: FilaJson, { vigente_desde }: FilaJson, hoy: FechaCivil): void {
  if (!vigente_desde || vigente_desde <= hoy || !loUsaUnaRegla(lista, String(fila[columnaDelCodigo(lista)]))) return;
  throw campoInvalido('vigenteDesde', TEXTO_NO_EMPIEZA_DESPUES);
}

export async function actualizarParametro(
  op: Operacion,
  { lista, id, version, cambios }: Cambio,
): Promise<Respuesta<'actualizacion-parametro'>> {
  const fila = await tomarParaCambiar(op, { lista, id, version, accion });
  exigirOrden(fila, cambios);
  exigirPresencia(lista, fila, cambios, op.hoy);
  const { antes, despues } = diferencias(fila, cambios);
  const respuesta = { id, mensaje: `«${cambios.nombre}» actualizado en ${tituloDeLista(lista)}.` };
  // The same once more changes nothing.
  if (Object.keys(despues).length === 0) return { ...respuesta, version };
  if (!(await cambiarParametro(op.trx, lista, id, despues))) throw new Rechazo('NOMBRE_DE_PARAMETRO_EXISTENTE');
  auditarOperacion(op, { accion, recurso: tablaDe(lista), idRecurso: id, antes, despues });
  return { ...respuesta, version: version + 1 };
}
