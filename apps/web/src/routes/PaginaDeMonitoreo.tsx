import { getRouteApi, useRouter } from '@tanstack/react-router';
import { escribirDireccion, leerDireccion } from '../features/declaracion/declaraciones/direccion.ts';
import { PaginaMonitoreo } from '../features/declaracion/declaraciones/PaginaMonitoreo.tsx';
import { sobreLaDireccion } from '../lib/sobre-la-direccion.ts';

const ruta = getRouteApi('/marco/monitoreoView');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeMonitoreo() {
  const busqueda = leerDireccion({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  const { history } = useRouter();
  // Opened from the comparison, it goes back to it; from a shared address, there is nowhere to go back to.
  const volver = () =>
    history.location.state.abiertoAqui
      ? history.back()
      : void navegar({ search: con({ cifra: null }), resetScroll: false, replace: true });
  return (
    <PaginaMonitoreo
      busqueda={busqueda}
      alCambiar={(cambios) => void navegar({ search: con(cambios), resetScroll: false })}
      alVolver={volver}
    />
  );
}
