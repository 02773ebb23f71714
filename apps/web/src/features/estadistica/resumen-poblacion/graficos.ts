import { deMayorAMenor } from '../grafico/datos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import type { UnGrafico } from '../grafico/Grafico.tsx';

/** The same totals twice: side by side, and as parts of the whole. */
const POR_ESTADO = {
  detalle: 'Según el estado que cada afiliación tiene hoy.',
  ruta: 'resumen-poblacion',
  ademas: { fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null },
  orden: deMayorAMenor,
  enlace: ({ nombre }, filtro) => ({ ...listaDe(filtro), estado: nombre }),
} satisfies Partial<UnGrafico>;

export const GRAFICOS: readonly UnGrafico[] = [
  { titulo: 'Afiliaciones por estado', dibujo: 'columnas', ...POR_ESTADO },
  { titulo: 'Proporción por estado', dibujo: 'torta', ...POR_ESTADO },
  {
    titulo: 'Distribución por edad',
    detalle: 'Afiliaciones en todos los estados, por grupos de cinco años cumplidos a la fecha.',
    dibujo: 'area',
    ruta: 'resumen-poblacion/edades',
    sinLista: 'La lista de asegurados no se filtra por edad.',
    nombreDe: ({ nombre }) => `${nombre} años`,
    nombreCorto: ({ nombre }) => nombre,
  },
];
