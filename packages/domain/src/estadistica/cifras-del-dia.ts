import { ESTADOS, ESTADOS_DEL_FILTRO } from '../cobertura/estados.ts';

/** People in these states count as covered; the list is asked for them by name, and by code. */
export const ESTADOS_CON_COBERTURA: readonly string[] = ESTADOS_DEL_FILTRO.flatMap(({ grupo, nombres }) =>
  grupo === 'AFILIADO' ? nombres : [],
);
export const CODIGOS_CON_COBERTURA: readonly number[] = ESTADOS.flatMap(({ codigo, grupo }) =>
  grupo === 'AFILIADO' ? [codigo] : [],
);

/** Cover that ends within so many days is told. */
export const DIAS_POR_TERMINAR = 15;
