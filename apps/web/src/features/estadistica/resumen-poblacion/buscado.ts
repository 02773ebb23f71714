import type { SearchOption } from '../../../ui/search-multi-select-types.ts';
import type { DeQuien } from '../grafico/enlaces.ts';

export interface Ente {
  id: number;
  value: string;
}

/** What the search of the first card is for; null where not of one. */
export interface Buscado {
  ente: Ente | null;
  empleador: SearchOption | null;
}

export const NADA_BUSCADO: Buscado = { ente: null, empleador: null };

/** As the server is asked. */
export const filtroDe = ({ ente, empleador }: Buscado): DeQuien => ({
  idEnteGestor: ente?.id ?? null,
  idEnteEmpleador: empleador?.id ?? null,
});

/** As a title says it; of all that one sees nothing is said. */
export const enTitulo = ({ ente, empleador }: Buscado): string | undefined =>
  [ente?.value, empleador?.label].filter((nombre) => nombre !== undefined).join(' · ') || undefined;
