import type { FilaAsegurado, FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enFoto } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { presentarFila } from '../asegurado.presenter.ts';
import { filasDeLista } from '../asegurado.queries.ts';
import { leerFiltro } from '../filtro.ts';
import { contarLista, paginaDeLista } from '../lista.queries.ts';

interface Pagina {
  total: number;
  paginas: number;
  filas: FilaAsegurado[];
}

/** A page and the exact total, seen in one snapshot; the reading is audited with its filters. */
export function listarAsegurados(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  filtros: FiltrosLista,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): Promise<Pagina> {
  const filtro = { ...leerFiltro(filtros, contexto, tipo), empleador: contexto.alcance.idEmpleador };
  return enFoto(deps, contexto, async (op) => {
    const { trx, hoy } = op;
    const total = await contarLista(trx, filtro);
    const ids = total === 0 ? [] : await paginaDeLista(trx, filtro);
    const filas = ids.length === 0 ? [] : await filasDeLista(trx, ids);
    await auditar(op, {
      accion: 'lista-asegurados',
      recurso: tipo.toLowerCase(),
      despues: { ...filtros, total, afiliaciones: ids },
    });
    const presentadas = filas.map((fila) => presentarFila(fila, contexto.usuario.rol, hoy));
    return { total, paginas: Math.ceil(total / filtro.limite), filas: presentadas };
  });
}
