import type { Variante } from '../asistente/asistente.ts';

export type VarianteTitular = Exclude<Variante, 'beneficiario'>;
