import type { Selectable } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';

type Columna = keyof Selectable<Afiliacion>;

/** The last day of cover is stored beside the columns that it is computed from. */
export const DE_COBERTURA = [
  'estado',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_por_edad',
  'fin_cobertura',
] as const satisfies readonly Columna[];

/** State and cover of today are computed from these (domain/cobertura). */
export const HECHOS = [
  'tipo',
  'estado',
  'fecha_afiliacion',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_por_edad',
  'condicion',
] as const satisfies readonly Columna[];

/** The condition decides whether a right that would end by age goes on (domain/cobertura/edad). */
export const DE_EDAD = ['condicion', 'condicion_hasta'] as const satisfies readonly Columna[];

/** State and cover of any other day need these besides. */
export const DE_OTROS_DIAS = [
  'fecha_revision',
  'estado_previo',
  'revisiones',
  'fin_anterior',
] as const satisfies readonly Columna[];

/** An action (baja, ampliación, habilitación, review, the daily job) may change these. */
export const DE_ACCIONES = [
  ...DE_COBERTURA,
  'id_motivo_baja',
  'detalle_motivo',
  'id_motivo_ampliacion',
  'detalle_ampliacion',
  'detalle_derechohabiente',
  'id_entidad',
  'id_tipo_asegurado',
  ...DE_EDAD,
  ...DE_OTROS_DIAS,
  'detalle_revision',
] as const satisfies readonly Columna[];

const DEL_ENTE = ['matricula', 'id_establecimiento', 'id_departamento'] as const satisfies readonly Columna[];

const DE_EMPLEO = [
  'fecha_ingreso_trabajo',
  'puesto_empleado',
  'salario',
  'id_departamento_trabajo',
  'codigo_municipio_trabajo',
] as const satisfies readonly Columna[];

/** Both hold values as rows do: datos-del-formulario.ts resolves a form's into them. */
export type DelEnte = Pick<Selectable<Afiliacion>, (typeof DEL_ENTE)[number]>;
export type DeEmpleo = Pick<Selectable<Afiliacion>, (typeof DE_EMPLEO)[number]>;

export const CORREGIBLES = [
  ...DE_EDAD,
  'fin_por_edad',
  'fin_cobertura',
  'fecha_afiliacion',
  'id_entidad',
  'id_tipo_asegurado',
  'id_parentesco',
  ...DEL_ENTE,
  ...DE_EMPLEO,
] as const satisfies readonly Columna[];

export const LLAVES = [
  'id',
  'version',
  'id_persona',
  'id_ente_gestor',
  'id_titular',
] as const satisfies readonly Columna[];

/** Joins groups of columns and keeps each column once. */
export const unir = <C extends Columna>(...grupos: readonly (readonly C[])[]): C[] => [...new Set(grupos.flat())];
