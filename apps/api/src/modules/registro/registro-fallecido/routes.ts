import type { CaminoCompartido } from '../camino-compartido.ts';
import { registrarFallecido } from './service.ts';

/**
 * Both wizards save on one path (document 2 §7), and the person says which it is; `registro-titular` owns the path. The
 * permission of this use case is asked by its service, since the path is guarded by the other one's.
 */
export const caminoFallecido: CaminoCompartido = {
  esPara: ({ data }) => data.some(({ persona }) => persona.fallecido),
  atender: registrarFallecido,
};
