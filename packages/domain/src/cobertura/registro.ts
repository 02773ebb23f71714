/** Begins an affiliation where nobody died: the first transition of the state machine (document 2 §4; acuerdos §5). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';

/** The first day of a new affiliation is known. */
export type HechosDeAlta = HechosAfiliacion & { fecha_afiliacion: FechaCivil };

/** The affiliation is ACTIVO from its first day on, without an end. */
export const registrar = (tipo: HechosAfiliacion['tipo'], fecha_afiliacion: FechaCivil): HechosDeAlta => ({
  tipo,
  estado: ESTADO.ACTIVO,
  fecha_afiliacion,
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
});
