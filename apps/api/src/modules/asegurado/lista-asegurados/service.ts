import type { FilaAsegurado, FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { juntas, pedir } from '../../../db/mensajes.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { presentarFila } from '../asegurado.presenter.ts';
import { filasDeLista } from '../asegurado.queries.ts';
import { leerFiltro } from '../filtro.ts';
import { paginaDeLista, totalDeLista } from '../lista.queries.ts';

interface Pagina {
  total: number;
  paginas: number;
  filas: FilaAsegurado[];
}

/** A page and the exact total, seen in one snapshot; the reading is audited with its filters. */
export async function listarAsegurados(
  op: Operacion,
  filtros: FiltrosLista,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): Promise<Pagina> {
  const { trx, contexto, hoy } = op;
  const filtro = { ...leerFiltro(filtros, contexto, tipo), empleador: contexto.alcance.idEmpleador, hoy };
  const [[{ total } = { total: 0 }], filas] = await juntas(trx, [
    totalDeLista(filtro),
    pedir(filasDeLista, paginaDeLista(filtro)),
  ]);
  await auditar(op, {
    accion: 'lista-asegurados',
    recurso: tipo.toLowerCase(),
    despues: { ...filtros, total, afiliaciones: filas.map(({ id }) => id) },
  });
  const presentadas = filas.map((fila) => presentarFila(fila, contexto.usuario.rol, hoy));
  return { total, paginas: Math.ceil(total / filtro.limite), filas: presentadas };
}
