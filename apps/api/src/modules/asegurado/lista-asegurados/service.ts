import type { FilaAsegurado, FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import type { Contexto } from '../../../contexto.ts';
import { juntas, pedir } from '../../../db/mensajes.ts';
import type { Deps } from '../../../deps.ts';
import { enFoto } from '../../../operacion.ts';
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
export function listarAsegurados(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  filtros: FiltrosLista,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): Promise<Pagina> {
  const pedido = leerFiltro(filtros, contexto, tipo);
  return enFoto(deps, contexto, async (op) => {
    const { trx, hoy } = op;
    const filtro = { ...pedido, empleador: contexto.alcance.idEmpleador, hoy };
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
  });
}
