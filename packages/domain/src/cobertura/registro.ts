/** Begins an affiliation: the first transition of the state machine (document 2 §4; acuerdos §5). */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { estaCubierto, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { finAvisado } from './edad.ts';
import { efectoEnBeneficiario } from './efecto-beneficiarios.ts';
import { ESTADO } from './estados.ts';

/** The first day of a new affiliation is known. */
export type HechosDeAlta = HechosAfiliacion & { fecha_afiliacion: FechaCivil };

/** The affiliation is ACTIVO from its first day on, without an end. */
export const hechosDeAlta = (tipo: HechosAfiliacion['tipo'], fecha_afiliacion: FechaCivil): HechosDeAlta => ({
  tipo,
  estado: ESTADO.ACTIVO,
  fecha_afiliacion,
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
});

type DecisionDeAlta = { ok: true; hechos: HechosDeAlta } | { ok: false; texto: string };

/**
 * Begins a beneficiary's affiliation beside the holder's, whose baja is the beneficiary's too (acuerdos §5). It takes
 * the holder's dates, where it has an end to come; refuses when they leave the beneficiary no day from `hoy` on.
 * `finEdad` is the last day that the age leaves (`finPorEdad`); `revisarEdad` has told whoever is too old.
 */
export function registrarBeneficiario(
  titular: HechosAfiliacion,
  fecha_afiliacion: FechaCivil,
  hoy: FechaCivil,
  finEdad: FechaCivil | null = null,
): DecisionDeAlta {
  const abierta = { ...hechosDeAlta('BENEFICIARIO', fecha_afiliacion), fin_por_edad: finAvisado(finEdad, hoy) };
  const heredada = efectoEnBeneficiario(abierta, { antes: titular, despues: titular, defuncion: false }, hoy);
  const hechos = { ...abierta, ...heredada, fecha_afiliacion };
  if (estaCubierto(hechos, hoy)) return { ok: true, hechos };
  const fin = finDeCobertura({ ...titular, fecha_ampliacion: null });
  const hasta = fin === null ? '' : ` Terminó el ${mostrarFecha(fin)}.`;
  return { ok: false, texto: `La cobertura que el titular deja a sus beneficiarios ya no está vigente.${hasta}` };
}

/**
 * Begins that of a holder who is registered after their death (document 2 §2 Step 3 forms). The row is written INACTIVO; it
 * covered from the first day until the day before the death.
 */
export const altaDeFallecido = (fecha_afiliacion: FechaCivil, fecha_defuncion: FechaCivil): HechosDeAlta => ({
  ...hechosDeAlta('TITULAR', fecha_afiliacion),
  estado: ESTADO.INACTIVO,
  fecha_baja: fecha_defuncion,
});
