/** The list as a file (document 2 §2 Affiliates list): what it may be, and how much of it. */
import type { TipoAfiliado } from '../cuenta/acciones.ts';
import { veAlPersonal } from '../cuenta/roles.ts';

export const FORMATOS = ['csv', 'xlsx'] as const;
export type Formato = (typeof FORMATOS)[number];

/** Within the rows of a sheet, and a quarter of an hour of work. */
export const MAX_EXPORTADOS = 500_000;

const DE_LA_TABLA = ['Documento', 'Edad', 'Estado', 'Entidad empleadora', 'Nombres', 'Fecha estado'] as const;

/** The headings of the list's table, in the specification's order. */
const TITULOS_DE_LISTA = {
  TITULAR: [...DE_LA_TABLA, 'Usuario'],
  BENEFICIARIO: [...DE_LA_TABLA, 'Doc. titular', 'Usuario'],
} as const satisfies Record<TipoAfiliado, readonly string[]>;

export type TituloDeLista = (typeof TITULOS_DE_LISTA)[TipoAfiliado][number];

/** Without the column that shows nothing to the role. */
export const titulosDeLista = (tipo: TipoAfiliado, rol: string): readonly TituloDeLista[] =>
  TITULOS_DE_LISTA[tipo].filter((titulo) => titulo !== 'Usuario' || veAlPersonal(rol));

/** By which another list is joined. */
const DE_LA_PERSONA = ['Tipo documento', 'Número documento', 'Complemento', 'Fecha nacimiento'] as const;
const DE_LA_FILA = [
  'Género',
  'Código entidad',
  'Tipo asegurado',
  'Fallecido',
  'Saneado',
  'Ente gestor',
  'Departamento',
] as const;

/** The document in its parts, and what the table's cells tell in a second line, an icon or a tip: after those of the table. */
export const TITULOS_DE_DETALLE = {
  TITULAR: [...DE_LA_PERSONA, ...DE_LA_FILA],
  BENEFICIARIO: [...DE_LA_PERSONA, ...DE_LA_FILA, 'Parentesco', 'Estado titular'],
} as const satisfies Record<TipoAfiliado, readonly string[]>;
