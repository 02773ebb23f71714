import { azarDe } from './azar.ts';
import type { Persona } from './persona.ts';

const PIELES = ['#f1c9a5', '#e0ac80', '#c98d5e', '#a86f45'] as const;
const CABELLOS = ['#17120f', '#2b1d14', '#4a2f1c'] as const;
const ROPAS = ['#34567a', '#7a3446', '#3f6b4f', '#8a6d2f', '#5b4a7d', '#444b55'] as const;
const FONDOS = ['#dfe7ee', '#e9e4da', '#e3ece1'] as const;
const VARIANTES = 96;

/** A drawing is chosen by these three alone, so that few drawings serve millions of persons. */
export interface Rasgos {
  sexo: 'M' | 'F';
  canoso: boolean;
  variante: number;
}

export function rasgosDe(persona: Persona): Rasgos {
  const variante = azarDe(7, Number(persona.numero)).entero(0, VARIANTES - 1);
  return { sexo: persona.sexo, canoso: persona.fechaNacimiento < '1962', variante };
}

/** Draws a simple face in SVG, 300 x 300. It resembles nobody. */
export function retratoSvg({ sexo, canoso, variante }: Rasgos): string {
  const azar = azarDe(11, variante * 4 + (sexo === 'F' ? 2 : 0) + (canoso ? 1 : 0));
  const piel = azar.elegir(PIELES);
  const cabello = canoso ? '#b9b7b3' : azar.elegir(CABELLOS);
  const ancho = azar.entero(62, 74);
  const alto = azar.entero(80, 92);
  const ojos = azar.entero(25, 31);
  const boca = azar.entero(4, 16);
  const frente = azar.entero(34, 50);
  const melena =
    sexo === 'F'
      ? `<rect x="${150 - ancho - 10}" y="110" width="${2 * ancho + 20}" height="130" rx="40" fill="${cabello}"/>`
      : '';
  const lentes = azar.fraccion() < 0.25 ? anteojos(ojos) : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">',
    `<rect width="300" height="300" fill="${azar.elegir(FONDOS)}"/>`,
    melena,
    `<ellipse cx="150" cy="310" rx="118" ry="76" fill="${azar.elegir(ROPAS)}"/>`,
    `<rect x="128" y="200" width="44" height="56" rx="18" fill="${piel}"/>`,
    `<ellipse cx="150" cy="140" rx="${ancho}" ry="${alto}" fill="${piel}"/>`,
    `<path d="M ${150 - ancho - 2} 132 A ${ancho + 2} ${alto + 4} 0 0 1 ${152 + ancho} 132 Q 150 ${132 - frente} ${150 - ancho - 2} 132" fill="${cabello}"/>`,
    ojo(150 - ojos),
    ojo(150 + ojos),
    lentes,
    `<path d="M 150 140 q ${azar.entero(4, 10)} 22 -3 26" fill="none" stroke="#6b4630" stroke-width="3"/>`,
    `<path d="M 126 188 Q 150 ${188 + boca} 174 188" fill="none" stroke="#8c3f3a" stroke-width="5" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
}

function ojo(x: number): string {
  return `<ellipse cx="${x}" cy="136" rx="9" ry="6" fill="#fff"/><circle cx="${x}" cy="136" r="5" fill="#2a1c12"/><path d="M ${x - 12} 122 q 12 -7 24 0" fill="none" stroke="#2a1c12" stroke-width="4"/>`;
}

function anteojos(ojos: number): string {
  const aro = (x: number) => `<circle cx="${x}" cy="137" r="17" fill="none" stroke="#333" stroke-width="3"/>`;
  return `${aro(150 - ojos)}${aro(150 + ojos)}<path d="M ${167 - ojos} 137 H ${133 + ojos}" stroke="#333" stroke-width="3"/>`;
}
