import { getRouteApi } from '@tanstack/react-router';
import { escribirDireccion, leerDireccion } from '../features/declaracion/declaraciones/direccion.ts';
import { PaginaMonitoreo } from '../features/declaracion/declaraciones/PaginaMonitoreo.tsx';
import { sobreLaDireccion } from '../lib/sobre-la-direccion.ts';

const ruta = getRouteApi('/marco/monitoreoView');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeMonitoreo() {
  const busqueda = leerDireccion({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  return (
    <PaginaMonitoreo
      busqueda={busqueda}
      alCambiar={(cambios) => void navegar({ search: con(cambios), resetScroll: false })}
    />
  );
}
