import { getRouteApi } from '@tanstack/react-router';
import { escribirDireccion, leerDireccion } from '../features/terminos/versiones-terminos/direccion.ts';
import { PaginaTerminos } from '../features/terminos/versiones-terminos/PaginaTerminos.tsx';
import { sobreLaDireccion } from '../lib/sobre-la-direccion.ts';

const ruta = getRouteApi('/marco/terminos');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeTerminos() {
  const busqueda = leerDireccion({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  return (
    <PaginaTerminos
      busqueda={busqueda}
      alCambiar={(cambios) => void navegar({ search: con(cambios), resetScroll: false })}
    />
  );
}
