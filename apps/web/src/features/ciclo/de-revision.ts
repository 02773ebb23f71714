import { DE_ACCION } from './resultado-accion.ts';

/** What both reviews have in common when they are saved: what they propose is asked anew too. */
export const DE_REVISION = {
  ...DE_ACCION,
  refresca: [...DE_ACCION.refresca, 'revision-afiliacion', 'revision-fallecimiento'],
};
