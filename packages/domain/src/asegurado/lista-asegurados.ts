/** What the list asks with, the same where it is typed and where it is answered (document 2 §2 Affiliates list). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { fueraDeLimite, type ProblemaDeCampo } from '../shared/problemas.ts';

/** Beyond any page that there can be, and within what the search can skip. */
export const MAX_PAGINA = 10_000_000;

/** The choice of an authority that asks for no managing entity in particular. */
export const TODOS_LOS_ENTES = { id: 0, value: 'TODOS LOS ENTES GESTORES' } as const;

/** Of two dates, one or both may be left out. */
export const revisarOrden = (inicio: FechaCivil | null, fin: FechaCivil | null): ProblemaDeCampo | null =>
  inicio !== null && fin !== null && fin < inicio
    ? fueraDeLimite('La Fecha Fin no puede ser anterior a la Fecha Inicio.')
    : null;

/** How the list may be ordered: the newest registration first, or the cover that ends soonest. Each is an index's own order. */
export const ORDENES = ['REGISTRO', 'VENCIMIENTO'] as const;
export type OrdenDeLista = (typeof ORDENES)[number];

/** Days ahead that a search for covers about to end may look. */
export const MAX_DIAS_POR_VENCER = 365;

/** States, by their names in the filter, in which everybody has a day on which the cover ends, and the list shows it. */
const CON_VENCIMIENTO: readonly string[] = ['CESANTIA', 'AMPLIACIÓN'];

/** Ordered by the end of cover, whoever has none would be missing: only where everybody found has one. */
export const revisarOrdenDeLista = (orden: OrdenDeLista, estados: readonly string[]): ProblemaDeCampo | null =>
  orden === 'REGISTRO' || (estados.length > 0 && estados.every((estado) => CON_VENCIMIENTO.includes(estado)))
    ? null
    : fueraDeLimite(`Se ordena por esta fecha cuando se busca por ${CON_VENCIMIENTO.join(' o ')}.`);
