import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { type Fila, una } from '../../db/sentencia.ts';

const DATOS = {
  sexo: 'text?',
  estado_civil: 'text?',
  pais: 'text?',
  departamento: 'text?',
  municipio: 'text?',
} as const;

export type DatosEnPoblacion = Fila<typeof DATOS>;

interface Documento {
  numero: string;
  complemento: string;
  fechaNacimiento: FechaCivil;
}

/** What the newest file of a person says, of whatever entity; nothing of who is not registered. */
export const poblacionAsegurada = una(
  'poblacionAsegurada',
  DATOS,
  ({ numero, complemento, fechaNacimiento }: Documento) =>
    sql`select * from poblacion_asegurada(${numero}, ${complemento}, ${fechaNacimiento})`,
);
