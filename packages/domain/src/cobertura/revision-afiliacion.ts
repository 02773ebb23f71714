/** Moves an affiliation into the authority's review, and out of it (acuerdos §10 'Review (108)'; ADR 17). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { terminarEn } from './baja.ts';
import { finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { efectoEnBeneficiario, limiteParaBeneficiarios } from './efecto-beneficiarios.ts';
import { ESTADO } from './estados.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

export const DECISIONES_REVISION = ['ABRIR', 'RESTITUIR', 'CERRAR'] as const;
export type DecisionRevision = (typeof DECISIONES_REVISION)[number];

/** Tells where a beneficiary's holder stands. */
export interface Titularidad {
  hechos: HechosAfiliacion;
  /** The holder's right ended by death, which leaves two months. */
  defuncion: boolean;
}

const { ACTIVO, BAJA_FUTURA, AMPLIACION, DERECHOHABIENTE, REVISION } = ESTADO;

/** The dates stay: they say where to come back to. */
export const abrirRevision = (h: HechosAfiliacion): Resultado =>
  h.estado === REVISION
    ? rechazar(h, 'ESTADO', 'La afiliación ya está en revisión.')
    : aceptar({ ...h, estado: REVISION });

/** Goes back to the state that the dates give on `hoy`, for a beneficiary no further than its holder's right goes. */
export function restituir(h: HechosAfiliacion, titular: Titularidad | null, hoy: FechaCivil): Resultado {
  if (h.estado !== REVISION) return rechazar(h, 'ESTADO', FUERA_DE_REVISION);
  if (titular?.hechos.estado === REVISION) return rechazar(h, 'ESTADO', TITULAR_EN_REVISION);
  return aceptar(conDerechoDelTitular(segunFechas(h, hoy), titular, hoy));
}

/** Closes it for good. What was still running when the review began ended then: nobody was covered under review. */
export const cerrarRevision = (h: HechosAfiliacion, desde: FechaCivil): Resultado =>
  h.estado === REVISION ? aceptar(terminarEn(segunFechas(h, desde), desde)) : rechazar(h, 'ESTADO', FUERA_DE_REVISION);

export const TITULAR_EN_REVISION = 'Su titular está en revisión: primero debe terminar la del titular.';
const FUERA_DE_REVISION = 'Solo se puede terminar la revisión de una afiliación que está en revisión.';

/** Gives the state that the dates alone tell, whatever the stored one says. */
export function segunFechas(h: HechosAfiliacion, dia: FechaCivil): HechosAfiliacion {
  if (h.fecha_derechohabiente !== null) return alDia({ ...h, estado: DERECHOHABIENTE }, dia);
  if (h.fecha_ampliacion !== null) return alDia({ ...h, estado: AMPLIACION }, dia);
  return alDia({ ...h, estado: h.fecha_baja === null ? ACTIVO : BAJA_FUTURA }, dia);
}

/**
 * A cover that comes back ends no later than the holder lets it: a baja of the holder left it alone meanwhile. An
 * ampliación of its own stays where the rest had its end already: it was given knowing that.
 */
export function conDerechoDelTitular(
  h: HechosAfiliacion,
  titular: Titularidad | null,
  hoy: FechaCivil,
): HechosAfiliacion {
  if (titular === null || ampliadaDespues(h, titular)) return h;
  const hechos = alDia(titular.hechos, hoy);
  return efectoEnBeneficiario(h, { antes: hechos, despues: hechos, defuncion: titular.defuncion }, hoy) ?? h;
}

function ampliadaDespues(h: HechosAfiliacion, { hechos, defuncion }: Titularidad): boolean {
  if (h.fecha_ampliacion === null) return false;
  const limite = limiteParaBeneficiarios(hechos, defuncion);
  const fin = finDeCobertura({ ...h, estado: BAJA_FUTURA });
  return limite !== null && fin !== null && fin <= limite;
}
