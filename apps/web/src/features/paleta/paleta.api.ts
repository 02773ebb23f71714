import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type Buscado, leerBuscado, revisarBuscado } from '@sgpa/domain/asegurado/busqueda';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { DOCUMENTO_MIN, unirEscrito } from '@sgpa/domain/shared/documento';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';
import type { Reciente } from './recientes.ts';

const POR_LISTA = 5;
const TIPOS = ['TITULAR', 'BENEFICIARIO'] as const;

interface Halladas {
  filas: FilaAsegurado[];
  /** So many persons are not listed; null when the server says only 'more than'. */
  mas: number | null;
}
type Pedido = { nombre: string } | { numeroDocumento: string } | { afiliaciones: string };

async function pedir(tipo: TipoAfiliado, pedido: Pedido, limit: number, senal: AbortSignal): Promise<Halladas> {
  const query = { ...pedido, limit, page: 0 };
  if (tipo === 'TITULAR') {
    const { datos, total, masDe } = await llamar('lista-asegurados/titulares', { query }, { senal });
    return { filas: datos, mas: masDe ? null : total - datos.length };
  }
  const beneficiarios = { ...query, tipoAfiliado: tipo };
  const { content, totalElement, masDe } = await llamar(
    'lista-asegurados/beneficiarios',
    { query: beneficiarios },
    { senal },
  );
  return { filas: content, mas: masDe ? null : totalElement - content.length };
}

const juntar = (halladas: readonly Halladas[]): Halladas => ({
  filas: halladas.flatMap(({ filas }) => filas),
  mas: halladas.some(({ mas }) => mas === null) ? null : halladas.reduce((suma, { mas }) => suma + (mas ?? 0), 0),
});

/** Gives null for what is not yet enough to search for. */
export function pedidoDe(buscado: Buscado | null): Pedido | null {
  if (buscado === null || revisarBuscado(buscado) !== null) return null;
  if ('nombre' in buscado) return { nombre: buscado.nombre };
  const { numero, complemento } = buscado;
  return numero.length < DOCUMENTO_MIN ? null : { numeroDocumento: unirEscrito(numero, complemento) };
}

/** Says why a typed number is not searched for; a name only waits for more letters. */
export function problemaDelNumero(texto: string): string | undefined {
  const buscado = leerBuscado(texto);
  return buscado !== null && 'numero' in buscado ? revisarBuscado(buscado)?.texto : undefined;
}

/** Finds holders and beneficiaries of the user's scope. */
export function usePersonas(texto: string) {
  const pedido = pedidoDe(leerBuscado(texto));
  return useQuery({
    queryKey: ['lista-asegurados', 'paleta', pedido],
    queryFn: async ({ signal }) =>
      juntar(await Promise.all(TIPOS.map((tipo) => pedir(tipo, pedido ?? { nombre: '' }, POR_LISTA, signal)))),
    placeholderData: keepPreviousData,
    enabled: pedido !== null,
  });
}

/** Finds those whom the person in session still may see, in the same order. */
export const useRecientes = (recientes: readonly Reciente[]) =>
  useQuery({
    queryKey: ['lista-asegurados', 'recientes', recientes],
    queryFn: async ({ signal }) => {
      const porTipo = TIPOS.map((tipo) => recientes.filter((reciente) => reciente.tipo === tipo).map(({ id }) => id));
      const { filas } = juntar(
        await Promise.all(
          porTipo.map((ids, i) =>
            ids.length === 0
              ? { filas: [], mas: 0 }
              : pedir(TIPOS[i] ?? 'TITULAR', { afiliaciones: ids.join(',') }, ids.length, signal),
          ),
        ),
      );
      return recientes.flatMap(({ id }) => filas.filter((fila) => fila.idAfiliadoEnteGestor === id));
    },
    enabled: recientes.length > 0,
  });
