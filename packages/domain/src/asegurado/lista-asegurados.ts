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
