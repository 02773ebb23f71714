/** The baja that a novedad leads to (document 1 §4): it ends the registration at once, and nothing of it runs on. */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { terminarEn } from './baja.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { aceptar, type Resultado, rechazar } from './transicion.ts';

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE } = ESTADO;
const DESDE: readonly number[] = [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE];

/** `h` is at `hoy`. No date is asked: a baja still to begin is taken away. */
export function bajaPorNovedad(h: HechosAfiliacion, hoy: FechaCivil): Resultado {
  return DESDE.includes(h.estado)
    ? aceptar(terminarEn(h, hoy))
    : rechazar(h, 'ESTADO', 'La baja por novedad solo se puede registrar con la cobertura vigente.');
}
