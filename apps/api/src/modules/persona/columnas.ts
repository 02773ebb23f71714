import type { Selectable } from 'kysely';
import type { Persona } from '../../db/db.generated.ts';

type Columna = keyof Selectable<Persona>;

/** Who somebody is, as the identity service tells it. */
export const IDENTIDAD = [
  'tipo_documento',
  'numero_documento',
  'complemento',
  'fecha_nacimiento',
  'nombres',
  'primer_apellido',
  'segundo_apellido',
] as const satisfies readonly Columna[];
