import { edadALaFecha, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Selectable } from 'kysely';
import type { Persona } from '../../db/db.generated.ts';
import type { IDENTIDAD } from './persona.queries.ts';

type Presentable = Pick<Selectable<Persona>, (typeof IDENTIDAD)[number] | 'fecha_defuncion'>;

/** Every answer shows a person in this form, with the age today, or at death. */
export const presentarPersona = (fila: Presentable, hoy: FechaCivil) => ({
  tipo_documento: fila.tipo_documento,
  numero_documento: fila.numero_documento,
  complemento_documento: fila.complemento,
  nombres: fila.nombres,
  primer_apellido: fila.primer_apellido,
  segundo_apellido: fila.segundo_apellido,
  fecha_nacimiento: fila.fecha_nacimiento,
  edad: edadALaFecha(fila.fecha_nacimiento, fila.fecha_defuncion, hoy),
});

export const fotoComoUrl = (foto: Buffer | null): string | null =>
  foto && `data:image/jpeg;base64,${foto.toString('base64')}`;
