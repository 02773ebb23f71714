/** Begins a beneficiary's affiliation beside the holder's, whose baja is the beneficiary's too (acuerdos §5). */

import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { estaCubierto, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { finAvisado } from './edad.ts';
import { efectoEnBeneficiario } from './efecto-beneficiarios.ts';
import { type HechosDeAlta, registrar } from './registro.ts';

type Alta = { ok: true; hechos: HechosDeAlta } | { ok: false; texto: string };

/**
 * Takes the holder's dates, where it has an end to come; refuses when they leave the beneficiary no day from `hoy` on.
 * `finEdad` is the last day that the age leaves (`finPorEdad`); `revisarEdad` has told whoever is too old.
 */
export function registrarBeneficiario(
  titular: HechosAfiliacion,
  fecha_afiliacion: FechaCivil,
  hoy: FechaCivil,
  finEdad: FechaCivil | null = null,
): Alta {
  const abierta = { ...registrar('BENEFICIARIO', fecha_afiliacion), fin_por_edad: finAvisado(finEdad, hoy) };
  const heredada = efectoEnBeneficiario(abierta, { antes: titular, despues: titular, defuncion: false }, hoy);
  const hechos = { ...abierta, ...heredada, fecha_afiliacion };
  if (estaCubierto(hechos, hoy)) return { ok: true, hechos };
  const fin = finDeCobertura({ ...titular, fecha_ampliacion: null });
  const hasta = fin === null ? '' : ` Terminó el ${mostrarFecha(fin)}.`;
  return { ok: false, texto: `La cobertura que el titular deja a sus beneficiarios ya no está vigente.${hasta}` };
}
