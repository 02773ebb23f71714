/** The list as a file (document 2 §2 Affiliates list): what it may be, and how much of it. */
import type { TipoAfiliado } from '../cuenta/acciones.ts';

export const FORMATOS = ['csv', 'xlsx'] as const;
export type Formato = (typeof FORMATOS)[number];

/** Within the rows of a sheet, and a quarter of an hour of work. */
export const MAX_EXPORTADOS = 500_000;

const DE_LA_TABLA = ['Documento', 'Edad', 'Estado', 'Entidad empleadora', 'Nombres', 'Fecha estado'] as const;

/** The headings of the list's table, in the specification's order. */
export const TITULOS_DE_LISTA = {
  TITULAR: [...DE_LA_TABLA, 'Usuario'],
  BENEFICIARIO: [...DE_LA_TABLA, 'Doc. titular', 'Usuario'],
} as const satisfies Record<TipoAfiliado, readonly string[]>;

/** What the table's cells tell in a second line, an icon or a tip: columns of their own, after those of the table. */
export const TITULOS_DE_DETALLE = {
  TITULAR: ['Género', 'Código entidad', 'Tipo asegurado', 'Fallecido', 'Saneado', 'Ente gestor', 'Departamento'],
  BENEFICIARIO: [
    'Género',
    'Código entidad',
    'Tipo asegurado',
    'Fallecido',
    'Saneado',
    'Ente gestor',
    'Departamento',
    'Parentesco',
    'Estado titular',
  ],
} as const satisfies Record<TipoAfiliado, readonly string[]>;
