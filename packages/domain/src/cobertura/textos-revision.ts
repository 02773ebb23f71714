/** Words what the authority's reviews answer when they were stored, and what both sides read of them. */
import { mostrarFecha } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { estadoDe } from './estados.ts';
import type { DecisionRevision } from './revision-afiliacion.ts';
import { textoArrastre } from './textos-accion.ts';

/** `devueltas` names whose affiliations get back the dates that a change of employer took. */
export function textoRevision(
  decision: DecisionRevision,
  hechos: HechosAfiliacion,
  beneficiarios: number,
  devueltas: readonly string[] = [],
): string {
  const { nombre } = estadoDe(hechos.estado);
  const desde = hechos.fecha_baja === null ? '' : `, con fecha de baja ${mostrarFecha(hechos.fecha_baja)}`;
  switch (decision) {
    case 'ABRIR':
      return 'La afiliación quedó en revisión.';
    case 'RESTITUIR':
      return `Revisión terminada. La afiliación vuelve al estado ${nombre}${desde}.`;
    case 'CERRAR':
      return [
        `Revisión terminada. La afiliación queda cerrada en estado ${nombre}${desde}.`,
        textoArrastre({ beneficiarios }),
        devueltas.length === 0 ? '' : textoDevueltas(devueltas),
      ]
        .filter(Boolean)
        .join(' ');
  }
}

const textoDevueltas = (nombres: readonly string[]): string =>
  `${nombres.length === 1 ? 'Vuelve a sus fechas de antes la afiliación de' : 'Vuelven a sus fechas de antes las afiliaciones de'}: ${nombres.join(', ')}.`;

/** `nombres` names whose affiliations got their dates back. */
export function textoFallecimientoCorregido(nombres: readonly string[]): string {
  const devueltas = nombres.length === 0 ? 'Ninguna afiliación cambia.' : textoDevueltas(nombres);
  return `Fallecimiento corregido: la persona ya no figura como fallecida. ${devueltas}`;
}

export const TEXTO_FALLECIMIENTO_CONFIRMADO =
  'Fallecimiento confirmado: la persona figura como fallecida para todos los entes gestores.';
