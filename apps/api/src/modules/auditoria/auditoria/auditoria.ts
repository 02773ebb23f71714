import type { Consulta } from '@sgpa/contract/endpoints';
import type { FiltrosAuditoria } from '@sgpa/contract/v1/auditoria';
import type { Operacion } from '../../../operacion.ts';
import { presentarPagina } from '../auditoria.presenter.ts';
import { auditar, mostradas } from '../auditoria.queries.ts';
import { type FilaLeida, paginaDeAuditoria, paginaDePersona } from '../lectura.queries.ts';
import { sujetosDe } from '../sujetos.ts';

const POR_PAGINA = 25;

export function leerFilas(
  op: Pick<Operacion, 'trx'>,
  { numeroDocumento, ...filtros }: Omit<Consulta<'auditoria'>, 'limit'>,
  limite: number,
): Promise<FilaLeida[]> {
  const filtro = { ...filtros, limite };
  if (numeroDocumento === undefined) return paginaDeAuditoria(op.trx, filtro);
  return paginaDePersona(op.trx, { numero: numeroDocumento }, filtro);
}

/** Audits the reading of the trail itself, with the person it was read about, if it was. */
export const auditarLectura = (op: Operacion, { numeroDocumento, ...filtros }: FiltrosAuditoria, despues = {}) =>
  auditar(op, {
    accion: 'auditoria',
    recurso: numeroDocumento === undefined ? 'auditoria' : 'persona',
    ...(numeroDocumento !== undefined && { idRecurso: numeroDocumento }),
    despues: { ...filtros, ...despues },
  });

export async function leerAuditoria(op: Operacion, pedido: Consulta<'auditoria'>) {
  const { limit = POR_PAGINA, ...filtros } = pedido;
  const filas = await leerFilas(op, filtros, limit + 1);
  const { tras, ...dichos } = filtros;
  const deLaPagina = filas.slice(0, limit);
  const sujetos = await sujetosDe(op.trx, deLaPagina);
  const porQuien = filtros.numeroDocumento !== undefined;
  const afiliaciones = sujetos.afiliacionesDe(deLaPagina);
  const vistas = mostradas(afiliaciones, { porQuien, filas: afiliaciones.length });
  auditarLectura(op, dichos, {
    ...(tras !== undefined && { tras }),
    ...(vistas.afiliaciones.length > 0 && vistas),
  });
  return presentarPagina(filas, limit, sujetos);
}
