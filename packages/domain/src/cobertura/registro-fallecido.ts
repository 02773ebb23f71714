/** Begins the affiliation of a holder who is registered after their death (document 2 §2 Step 3 forms; acuerdos §5). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { ESTADO } from './estados.ts';
import { type HechosDeAlta, registrar } from './registro.ts';

/** The row is written INACTIVO; it covered from the first day until the day before the death. */
export const altaDeFallecido = (fecha_afiliacion: FechaCivil, fecha_defuncion: FechaCivil): HechosDeAlta => ({
  ...registrar('TITULAR', fecha_afiliacion),
  estado: ESTADO.INACTIVO,
  fecha_baja: fecha_defuncion,
});
