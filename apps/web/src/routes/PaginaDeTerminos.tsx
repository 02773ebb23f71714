import { getRouteApi } from '@tanstack/react-router';
import { escribirDireccion, leerDireccion } from '../features/terminos/versiones-terminos/direccion.ts';
import { PaginaTerminos } from '../features/terminos/versiones-terminos/PaginaTerminos.tsx';

const ruta = getRouteApi('/marco/terminos');

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeTerminos() {
  const busqueda = leerDireccion({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  return (
    <PaginaTerminos
      busqueda={busqueda}
      alCambiar={(cambios) =>
        void navegar({ search: escribirDireccion({ ...busqueda, ...cambios }), resetScroll: false })
      }
    />
  );
}
