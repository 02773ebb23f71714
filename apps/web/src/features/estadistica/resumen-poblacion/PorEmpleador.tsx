import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cifra } from '../../../lib/cifras.ts';
import { llamar } from '../../../lib/llamar.ts';
import { TablePages } from '../../../ui/TablePages.tsx';
import { laMayor, leerCifras } from '../grafico/datos.ts';
import { type DeQuien, listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { suNombre } from '../grafico/tarjeta.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';

/** A page has five rows, and the first is page zero. */
const usePorEmpleador = ({ idEnteGestor, idEnteEmpleador }: DeQuien, page: number) =>
  useQuery({
    queryKey: ['resumen-poblacion/empleadores', idEnteGestor, idEnteEmpleador, page],
    queryFn: ({ signal }) => {
      const query = idEnteEmpleador === null ? {} : { idEnteEmpleador };
      const params = { idEnteGestor: idEnteGestor ?? 0, page };
      return llamar('resumen-poblacion/empleadores', { params, query }, { senal: signal });
    },
    select: (respuesta) => ({ ...leerCifras(respuesta), paginas: respuesta.nroPages, empleadores: respuesta.total }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Shows pages of five, the largest first (document 1 §9 sets the size). Its key begins another search at page one. */
export function PorEmpleador({ buscado }: { buscado: Buscado }) {
  const filtro = filtroDe(buscado);
  const [pagina, setPagina] = useState(0);
  const consulta = usePorEmpleador(filtro, pagina);
  const { paginas = 1, empleadores } = consulta.data ?? {};
  const cuantas = empleadores === undefined ? 'las' : cifra(empleadores);
  const titulo = 'Afiliaciones por entidad empleadora';
  return (
    <TarjetaGrafico
      titulo={titulo}
      deQuien={enTitulo(buscado)}
      detalle={
        buscado.empleador === null
          ? `De mayor a menor, de cinco en cinco: ${cuantas} entidades empleadoras.`
          : 'La entidad empleadora buscada.'
      }
      dibujo="barras"
      consulta={consulta}
      frase={(filas) => (filas.length > 0 ? `Página ${pagina + 1}; la mayor, ${laMayor(filas, suNombre)}.` : '')}
      sinDatos="No hay entidades empleadoras para mostrar."
      enlace={({ clave }) => (clave === null ? null : { ...listaDe(filtro), entidades: String(clave) })}
      pie={
        <TablePages label={titulo} neighbours={2} paging={{ page: pagina, pageCount: paginas, onChange: setPagina }} />
      }
    />
  );
}
