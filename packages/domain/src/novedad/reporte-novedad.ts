/** Checks what a managing entity reports of an affiliation of its own (`POST /v1/novedades/reportar`). */
import { estaCubierto, estadoEn, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { estadoDe } from '../cobertura/estados.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { CLASES_NOVEDAD, type CODIGOS_REPORTABLES } from './clases.ts';

export const MAX_REPORTADAS = 100;
export const MAX_DETALLE_NOVEDAD = 500;

export type CodigoReportable = (typeof CODIGOS_REPORTABLES)[number];

type Reportada = HechosAfiliacion & { id_persona: number; fecha_afiliacion: FechaCivil };

type Eleccion<A> = { ok: true; fila: A } | { ok: false; texto: string };

const no = (texto: string) => ({ ok: false, texto }) as const;

const DE_QUIEN = { TITULAR: 'de titulares', BENEFICIARIO: 'de beneficiarios' } as const;

/** Chooses which affiliation of a document is reported: the latest covered on `hoy`, of a type the kind is for. */
export function elegirReportada<A extends Reportada>(
  halladas: readonly A[],
  codigo: CodigoReportable,
  hoy: FechaCivil,
): Eleccion<A> {
  if (halladas.length === 0) return no('No se encontró una afiliación con esos datos en su ente gestor.');
  if (new Set(halladas.map(({ id_persona }) => id_persona)).size > 1)
    return no('Hay dos personas con este número y fecha de nacimiento, una con documento de extranjero.');
  const { reporta } = CLASES_NOVEDAD[codigo];
  const deSuTipo = halladas.filter(({ tipo }) => reporta.some((admitido) => admitido === tipo));
  if (deSuTipo.length === 0) return no(`Esta novedad solo se reporta ${reporta.map((t) => DE_QUIEN[t]).join(' o ')}.`);
  const enOrden = deSuTipo.toSorted((una, otra) => otra.fecha_afiliacion.localeCompare(una.fecha_afiliacion));
  const vigente = enOrden.find((fila) => estaCubierto(fila, hoy));
  if (vigente !== undefined) return { ok: true, fila: vigente };
  const nombres = new Set(enOrden.map((fila) => estadoDe(estadoEn(fila, hoy)).nombre));
  return no(`Solo se reportan novedades de afiliaciones vigentes. Estado actual: ${[...nombres].join(', ')}.`);
}

export const TEXTO_REPORTE = {
  abierta: 'Novedad registrada.',
  repetida: 'La novedad ya estaba registrada y sigue abierta.',
} as const;
