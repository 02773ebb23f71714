import type { Variante } from '../formulario-afiliacion/asistente.ts';

/** The wizards that register a holder. */
export type VarianteTitular = Exclude<Variante, 'beneficiario'>;
