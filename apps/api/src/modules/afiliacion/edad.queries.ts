import { sql } from 'kysely';
import { una } from '../../db/sentencia.ts';

/** Of whom a beneficiary's right by age depends. */
export const deQuienDepende = una(
  'deQuienDepende',
  {
    fecha_nacimiento: 'persona.fecha_nacimiento',
    id_parentesco: 'afiliacion.id_parentesco',
    exenta_de_edad: 'afiliacion.exenta_de_edad',
  },
  (idAfiliacion: number) => sql`
    select p.fecha_nacimiento, a.id_parentesco, a.exenta_de_edad
    from afiliacion a join persona p on p.id = a.id_persona
    where a.id = ${idAfiliacion}`,
);
