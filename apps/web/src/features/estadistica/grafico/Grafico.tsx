import type { Cuerpo } from '@sgpa/contract/envios';
import type { Perfil } from '@sgpa/contract/v1/perfil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { type Cifra, type Cifras, leerCifras } from './datos.ts';
import type { Busqueda, DeQuien } from './enlaces.ts';
import { TarjetaGrafico } from './TarjetaGrafico.tsx';
import type { Tarjeta } from './tarjeta.ts';

type RutaDeCifras =
  | `resumen-poblacion${'' | '/entes' | '/tipos' | '/edades' | '/dias' | '/fechas'}`
  | `resumen-usuarios/${'registro' | 'actualizacion'}`;

/** Asks for a chart's figures: the former ones stay in view until the new ones come, and are soon asked again. */
export function useCifras<C extends RutaDeCifras>(ruta: C, body: Cuerpo<C> & DeQuien) {
  const pedida: RutaDeCifras = ruta;
  return useQuery({
    queryKey: [ruta, body],
    queryFn: ({ signal }) => llamar(pedida, { body }, { senal: signal }),
    select: leerCifras,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Fijo = 'titulo' | 'detalle' | 'dibujo' | 'sinLista' | 'nombreDe' | 'nombreCorto';

/** A chart that depends only on the page's search is one row of a table. */
export interface UnGrafico extends Pick<Tarjeta, Fijo> {
  ruta: RutaDeCifras;
  ademas?: object;
  orden?: (cifras: Cifras) => Cifras;
  /** The link leads to the list that counts a row; absent where none does. */
  enlace?: (fila: Cifra, filtro: DeQuien, perfil: Perfil | undefined) => Busqueda | null;
}

interface Props {
  de: UnGrafico;
  filtro: DeQuien;
  deQuien: string | undefined;
  perfil: Perfil | undefined;
}

export function Grafico({ de, filtro, deQuien, perfil }: Props) {
  const { ruta, ademas, orden, enlace, ...fijo } = de;
  const consulta = useCifras(ruta, { ...filtro, ...ademas });
  const data = consulta.data && orden ? orden(consulta.data) : consulta.data;
  return (
    <TarjetaGrafico
      {...fijo}
      deQuien={deQuien}
      consulta={{ ...consulta, data }}
      enlace={enlace && ((fila) => enlace(fila, filtro, perfil))}
    />
  );
}
