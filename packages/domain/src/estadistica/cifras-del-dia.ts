import { ESTADOS, ESTADOS_DEL_FILTRO } from '../cobertura/estados.ts';

/** Who counts as covered, as the list is asked for them: by name, and by code. */
export const ESTADOS_CON_COBERTURA: readonly string[] = ESTADOS_DEL_FILTRO.flatMap(({ grupo, nombres }) =>
  grupo === 'AFILIADO' ? nombres : [],
);
export const CODIGOS_CON_COBERTURA: readonly number[] = ESTADOS.flatMap(({ codigo, grupo }) =>
  grupo === 'AFILIADO' ? [codigo] : [],
);

/** Days ahead in which cover that ends is told. */
export const DIAS_POR_TERMINAR = 15;
