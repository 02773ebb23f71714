import { delEnte } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { usePorEstado } from './resumen.api.ts';

const DETALLE = 'Según el estado que cada afiliación tiene hoy.';

/** The same totals twice: side by side, and as parts of the whole. */
export function PorEstado({ idEnteGestor }: { idEnteGestor: number | null }) {
  const consulta = usePorEstado({ idEnteGestor });
  const comun = {
    detalle: DETALLE,
    consulta,
    enlace: ({ nombre }: { nombre: string }) => ({ ...delEnte(idEnteGestor), estado: nombre }),
  };
  return (
    <>
      <TarjetaGrafico titulo="Asegurados por estado" dibujo="columnas" {...comun} />
      <TarjetaGrafico titulo="Proporción por estado" dibujo="torta" {...comun} />
    </>
  );
}
