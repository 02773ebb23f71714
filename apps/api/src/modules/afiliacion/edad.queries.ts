import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { una } from '../../db/sentencia.ts';

/** Of whom a beneficiary's right by age depends. */
export const deQuienDepende = una(
  'deQuienDepende',
  {
    fecha_nacimiento: 'persona.fecha_nacimiento',
    parentesco: 'parametrica.codigo',
    exenta_de_edad: 'afiliacion.exenta_de_edad',
  },
  (idAfiliacion: IdAfiliacion) => sql`
    select p.fecha_nacimiento, k.codigo as parentesco, a.exenta_de_edad
    from afiliacion a join persona p on p.id = a.id_persona join parametrica k on k.id = a.id_parentesco
    where a.id = ${idAfiliacion}`,
);
