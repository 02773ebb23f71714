import { useNavigate } from '@tanstack/react-router';
import { escribirBusqueda, leerBusqueda } from '../features/asegurado/lista-asegurados/direccion.ts';
import { PaginaNovedades } from '../features/novedad/novedades/PaginaNovedades.tsx';

/** From a novedad one goes on to the person in the list, and closing that comes back here. */
export function PaginaDeNovedades() {
  const navegar = useNavigate();
  return (
    <PaginaNovedades
      alVerAsegurado={({ tipoAfiliado, documentoIdentidad, idAfiliadoEnteGestor }) =>
        void navegar({
          to: '/asegurado',
          search: escribirBusqueda({
            ...leerBusqueda({}),
            tipoAfiliado,
            numeroDocumento: documentoIdentidad,
            accion: 'detalle-asegurado',
            detalle: idAfiliadoEnteGestor,
          }),
          state: (previo) => ({ ...previo, abiertoAqui: true }),
        })
      }
    />
  );
}
