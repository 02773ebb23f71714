/** Words the answer to a stored baja, ampliación or habilitación, with its dates in DD/MM/YYYY. */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import type { FechasAfiliacion } from './estados.ts';

interface Arrastre {
  beneficiarios?: number;
  /** Counts the other affiliations of a person who died. */
  otras?: number;
  /** These managing entities were told of the death. */
  avisados?: readonly string[];
}

/** A cesantía lasts two months whatever was sent: who sent another end is told so, unless there is no cesantía. */
export function textoBaja(
  fechas: Pick<FechasAfiliacion, 'fecha_baja' | 'fecha_cesantia'>,
  arrastre: Arrastre = {},
  cesantiaEnviada: FechaCivil | null = null,
): string {
  const baja = dia('Fecha de baja:', fechas.fecha_baja);
  const cesantia = dia('Cesantía hasta el', fechas.fecha_cesantia);
  const otra =
    fechas.fecha_cesantia === null || cesantiaEnviada === null || cesantiaEnviada === fechas.fecha_cesantia
      ? ''
      : `La fecha de fin de cesantía enviada, ${mostrarFecha(cesantiaEnviada)}, no se guardó.`;
  return ['Baja registrada.', baja, cesantia, otra, textoArrastre(arrastre)].filter(Boolean).join(' ');
}

/** Tells what else a baja or a death ended, and who was told; empty for nothing. */
export function textoArrastre({ beneficiarios = 0, otras = 0, avisados = [] }: Arrastre): string {
  const novedad = avisados.length > 0 ? `Se abrió una novedad para: ${avisados.join(', ')}.` : '';
  return [deOtras(otras), deBeneficiarios(beneficiarios), novedad].filter(Boolean).join(' ');
}

export const textoAmpliacion = (hasta: FechaCivil): string =>
  `Ampliación registrada. Cobertura hasta el ${mostrarFecha(hasta)}.`;

export const textoHabilitacion = (desde: FechaCivil, tipo: string): string =>
  `Beneficiario habilitado como derechohabiente (${tipo}) desde el ${mostrarFecha(desde)}.`;

const dia = (rotulo: string, fecha: FechaCivil | null): string =>
  fecha === null ? '' : `${rotulo} ${mostrarFecha(fecha)}.`;

function deBeneficiarios(cuantos: number): string {
  if (cuantos === 0) return '';
  return cuantos === 1
    ? 'También se dio de baja a 1 beneficiario.'
    : `También se dio de baja a ${cuantos} beneficiarios.`;
}

function deOtras(cuantas: number): string {
  if (cuantas === 0) return '';
  return cuantas === 1
    ? 'También terminó otra afiliación de la persona.'
    : `También terminaron otras ${cuantas} afiliaciones de la persona.`;
}
