/** What a baja, an ampliación or a habilitación answers when it was stored: what was stored, in words and DD/MM/YYYY. */
import { mostrarFecha } from '../shared/fecha-civil.ts';
import type { FechasAfiliacion } from './estados.ts';

export function textoBaja(fechas: Pick<FechasAfiliacion, 'fecha_baja' | 'fecha_cesantia'>, beneficiarios = 0): string {
  const baja = dia('Fecha de baja:', fechas.fecha_baja);
  const cesantia = dia('Cesantía hasta el', fechas.fecha_cesantia);
  return ['Baja registrada.', baja, cesantia, deBeneficiarios(beneficiarios)].filter(Boolean).join(' ');
}

export const textoAmpliacion = (hasta: string): string =>
  `Ampliación registrada. Cobertura hasta el ${mostrarFecha(hasta)}.`;

export const textoHabilitacion = (desde: string, tipo: string): string =>
  `Beneficiario habilitado como derechohabiente (${tipo}) desde el ${mostrarFecha(desde)}.`;

const dia = (rotulo: string, fecha: string | null): string =>
  fecha === null ? '' : `${rotulo} ${mostrarFecha(fecha)}.`;

function deBeneficiarios(cuantos: number): string {
  if (cuantos === 0) return '';
  return cuantos === 1
    ? 'También se dio de baja a 1 beneficiario.'
    : `También se dio de baja a ${cuantos} beneficiarios.`;
}
