import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { usePorEdad } from './resumen.api.ts';

export function PorEdad({ buscado }: { buscado: Buscado }) {
  const consulta = usePorEdad(filtroDe(buscado));
  return (
    <TarjetaGrafico
      titulo="Distribución por edad"
      deQuien={enTitulo(buscado)}
      detalle="Afiliaciones en todos los estados, por grupos de cinco años cumplidos a la fecha."
      dibujo="area"
      consulta={consulta}
      sinLista="La lista de asegurados no se filtra por edad."
      nombreDe={({ nombre }) => `${nombre} años`}
      nombreCorto={({ nombre }) => nombre}
    />
  );
}
