/** Defines the list as a file (document 2 §2 Affiliates list): its columns, and how many rows it may have. */
import type { TipoAfiliado } from '../cuenta/acciones.ts';
import { veAlPersonal } from '../cuenta/roles.ts';

export const FORMATOS = ['csv', 'xlsx'] as const;
export type Formato = (typeof FORMATOS)[number];

/** So many rows fit in a sheet, and are written within a quarter of an hour. */
export const MAX_EXPORTADOS = 500_000;

const DE_LA_TABLA = ['Documento', 'Edad', 'Estado', 'Entidad empleadora', 'Nombres', 'Fecha estado'] as const;

/** The headings are those of the list's table, in the specification's order. */
const TITULOS_DE_LISTA = {
  TITULAR: [...DE_LA_TABLA, 'Usuario'],
  BENEFICIARIO: [...DE_LA_TABLA, 'Doc. titular', 'Usuario'],
} as const satisfies Record<TipoAfiliado, readonly string[]>;

export type TituloDeLista = (typeof TITULOS_DE_LISTA)[TipoAfiliado][number];

/** Leaves out the column that shows nothing to the role. */
export const titulosDeLista = (tipo: TipoAfiliado, rol: string): readonly TituloDeLista[] =>
  TITULOS_DE_LISTA[tipo].filter((titulo) => titulo !== 'Usuario' || veAlPersonal(rol));

/** Another list is joined by these columns. */
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

/** These follow the table's columns: the document's parts, and what a second line, an icon or a tip tells. */
export const TITULOS_DE_DETALLE = {
  TITULAR: [...DE_LA_PERSONA, ...DE_LA_FILA],
  BENEFICIARIO: [...DE_LA_PERSONA, ...DE_LA_FILA, 'Parentesco', 'Estado titular'],
} as const satisfies Record<TipoAfiliado, readonly string[]>;
