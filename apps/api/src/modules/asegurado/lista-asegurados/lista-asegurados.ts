import type { FilaAsegurado, FiltrosLista } from '@sgpa/contract/v1/lista-asegurados';
import { ALCANZABLES_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import {
  ALCANZABLES_EN_ORDEN,
  claveDeOrden,
  esOrdenDeColumna,
  type OrdenDeColumna,
  revisarCuantosSeOrdenan,
} from '@sgpa/domain/asegurado/lista-asegurados';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { Trx } from '../../../db/pool.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { presentarFila, quienesDe } from '../asegurado.presenter.ts';
import { filasDeLista } from '../asegurado.queries.ts';
import type { Alcanzado } from '../condiciones.queries.ts';
import { CODIGOS, esDeAlguien, leerFiltro } from '../filtro.ts';
import { paginaDeLista, totalDeLista, totalDelContador } from '../lista.queries.ts';
import { hallar } from '../nombre.queries.ts';
import { paginaPorClave, paginaPorColumna } from '../orden.queries.ts';

interface Pagina {
  total: number;
  paginas: number;
  filas: FilaAsegurado[];
  /** The mark says that there are more rows than `total`. */
  masDe?: true;
}

async function leerPorIndice(trx: Trx, filtro: Alcanzado) {
  const [contadas, filas] = await Promise.all([
    totalDeLista(trx, filtro),
    filasDeLista(trx, paginaDeLista(filtro), filtro.tipo),
  ]);
  return { contadas, filas };
}

/** Rows are counted first: a list that is too long to be sorted is refused before it is read. */
async function leerPorColumna(trx: Trx, filtro: Alcanzado, orden: OrdenDeColumna) {
  const contadas = await totalDeLista(trx, filtro);
  const demasiados = revisarCuantosSeOrdenan(contadas, filtro.hallado?.comun != null);
  if (demasiados) throw campoInvalido('orden', demasiados.texto);
  return { contadas, filas: await filasDeLista(trx, paginaPorColumna(filtro, orden), filtro.tipo) };
}

/** Rows are counted first: their share of all rows decides how the page is found. */
async function leerPorClave(trx: Trx, filtro: Alcanzado, en: NonNullable<ReturnType<typeof claveDeOrden>>) {
  const [contadas, todas] = await Promise.all([
    totalDeLista(trx, filtro),
    totalDelContador(trx, { ...filtro, estados: CODIGOS }, 'estado'),
  ]);
  const pagina = paginaPorClave(filtro, en, { halladas: contadas, todas });
  return { contadas, filas: await filasDeLista(trx, pagina, filtro.tipo) };
}

function leerPagina(trx: Trx, filtro: Alcanzado) {
  const clave = claveDeOrden(filtro.orden);
  if (clave !== null) return leerPorClave(trx, filtro, clave);
  return esOrdenDeColumna(filtro.orden) ? leerPorColumna(trx, filtro, filtro.orden) : leerPorIndice(trx, filtro);
}

/** Limits how many rows pages lead to. */
function alcanzables({ orden, hallado }: Alcanzado, total: number): number {
  if (hallado?.comun) return Math.min(total, ALCANZABLES_POR_NOMBRE);
  return claveDeOrden(orden) === null ? total : Math.min(total, ALCANZABLES_EN_ORDEN);
}

/** Reads a page and the exact total in one snapshot; the audit row holds the filters. */
export async function listarAsegurados(
  op: Operacion,
  filtros: FiltrosLista,
  tipo: 'TITULAR' | 'BENEFICIARIO',
): Promise<Pagina> {
  const { trx, contexto, hoy } = op;
  const pedido = { ...leerFiltro(filtros, contexto, tipo), empleador: contexto.alcance.idEmpleador, hoy };
  const filtro = { ...pedido, hallado: await hallar(trx, filtros, pedido) };
  const comun = filtro.hallado?.comun != null;
  const { contadas, filas } = await leerPagina(trx, filtro);
  const total = comun ? Math.max(contadas, filtro.pagina * filtro.limite + filas.length) : contadas;
  auditar(op, {
    accion: 'lista-asegurados',
    recurso: tipo.toLowerCase(),
    despues: {
      ...filtros,
      total,
      ...mostradas(quienesDe(filas), { porQuien: esDeAlguien(filtros), filas: filas.length }),
    },
  });
  const presentadas = filas.map((fila) => presentarFila(fila, contexto.usuario.rol, hoy, filtro.porEdad !== null));
  const paginas = Math.ceil(alcanzables(filtro, total) / filtro.limite);
  const pagina = { total, paginas, filas: presentadas };
  return comun ? { ...pagina, masDe: true } : pagina;
}

/** The wire has two lists in two shapes (document 2 §3). */
export async function listarTitulares(op: Operacion, filtros: FiltrosLista) {
  const { total, paginas, filas, masDe } = await listarAsegurados(op, filtros, 'TITULAR');
  return { total, nroPages: paginas, datos: filas, masDe };
}

export async function listarBeneficiarios(op: Operacion, filtros: FiltrosLista) {
  const { total, paginas, filas, masDe } = await listarAsegurados(op, filtros, 'BENEFICIARIO');
  return { totalElement: total, pages: paginas, content: filas, masDe };
}
