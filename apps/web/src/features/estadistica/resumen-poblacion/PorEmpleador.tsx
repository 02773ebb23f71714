import { useState } from 'react';
import { cifra } from '../../../lib/cifras.ts';
import { TablePages } from '../../../ui/TablePages.tsx';
import { type Cifra, laMayor } from '../grafico/datos.ts';
import { listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { usePorEmpleador } from './resumen.api.ts';

const suNombre = ({ nombre }: Cifra): string => nombre;

/** Pages of five, the largest first; document 1 §9 says how many. Another search begins at its first page (its key). */
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
