import type { Selectable } from 'kysely';
import type { Persona } from '../../db/db.generated.ts';

type Columna = keyof Selectable<Persona>;

/** The identity service tells these of a person. */
export const IDENTIDAD = [
  'tipo_documento',
  'numero_documento',
  'complemento',
  'fecha_nacimiento',
  'nombres',
  'primer_apellido',
  'segundo_apellido',
] as const satisfies readonly Columna[];
