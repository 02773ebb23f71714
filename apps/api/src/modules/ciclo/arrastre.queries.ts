import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { una } from '../../db/sentencia.ts';

/** What the last action of that name on an affiliation reached besides, and whom it told: to answer the same again. */
export const arrastreDe = una(
  'arrastreDe',
  { beneficiarios: 'int4', otras: 'int4', avisados: '_text' },
  (idAfiliacion: IdAfiliacion, accion: string) => sql`
    select beneficiarios, otras, avisados from arrastre_de(${idAfiliacion}, ${accion})`,
);
