import type { SearchOption } from '../../../ui/search-multi-select-types.ts';
import type { DeQuien } from '../grafico/enlaces.ts';

export interface Ente {
  id: number;
  value: string;
}

/** The first card's search sets it; null stands for all. */
export interface Buscado {
  ente: Ente | null;
  empleador: SearchOption | null;
}

export const NADA_BUSCADO: Buscado = { ente: null, empleador: null };

export const filtroDe = ({ ente, empleador }: Buscado): DeQuien => ({
  idEnteGestor: ente?.id ?? null,
  idEnteEmpleador: empleador?.id ?? null,
});

/** The title names what was searched for; without a search it adds nothing. */
export const enTitulo = ({ ente, empleador }: Buscado): string | undefined =>
  [ente?.value, empleador?.label].filter((nombre) => nombre !== undefined).join(' · ') || undefined;
