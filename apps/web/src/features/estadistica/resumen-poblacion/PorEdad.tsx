import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { usePorEdad } from './resumen.api.ts';

export function PorEdad({ idEnteGestor }: { idEnteGestor: number | null }) {
  const consulta = usePorEdad({ idEnteGestor });
  return (
    <TarjetaGrafico
      titulo="Distribución por edad"
      detalle="Grupos de cinco años cumplidos a la fecha, en todos los estados."
      dibujo="area"
      consulta={consulta}
      sinLista="La lista de asegurados no se filtra por edad."
      nombreDe={({ nombre }) => `${nombre} años`}
      nombreCorto={({ nombre }) => nombre}
    />
  );
}
