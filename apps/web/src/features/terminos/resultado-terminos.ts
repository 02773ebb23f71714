import { dichoEnAviso, EN_FORMULARIO } from '../../lib/desenlace.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';

export const AL_GUARDAR_TERMINOS = {
  ...EN_FORMULARIO,
  interpretar: dichoEnAviso(TOAST_LARGO_MS),
  refresca: ['versiones-terminos', 'version-terminos', 'aceptaciones-terminos', 'terminos-vigentes'],
} as const;
