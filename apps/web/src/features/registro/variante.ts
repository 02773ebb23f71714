import type { Variante } from '../asistente/asistente.ts';

/** The wizards that register a holder. */
export type VarianteTitular = Exclude<Variante, 'beneficiario'>;
