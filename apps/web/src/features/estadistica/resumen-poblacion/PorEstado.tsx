import { deMayorAMenor } from '../grafico/datos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { usePorEstado } from './resumen.api.ts';

const DETALLE = 'Según el estado que cada afiliación tiene hoy.';

/** The same totals twice: side by side, and as parts of the whole. */
export function PorEstado({ buscado }: { buscado: Buscado }) {
  const filtro = filtroDe(buscado);
  const consulta = usePorEstado(filtro);
  const comun = {
    deQuien: enTitulo(buscado),
    detalle: DETALLE,
    consulta: { ...consulta, data: consulta.data && deMayorAMenor(consulta.data) },
    enlace: ({ nombre }: { nombre: string }) => ({ ...listaDe(filtro), estado: nombre }),
  };
  return (
    <>
      <TarjetaGrafico titulo="Afiliaciones por estado" dibujo="columnas" {...comun} />
      <TarjetaGrafico titulo="Proporción por estado" dibujo="torta" {...comun} />
    </>
  );
}
