import { useLocation, useRouter } from '@tanstack/react-router';
import { destinoDeIngreso } from '../features/sesion/ingreso/destino.ts';
import { PaginaIngreso } from '../features/sesion/ingreso/PaginaIngreso.tsx';
import { recordarPedida } from '../lib/pagina-pedida.ts';
import { PieDePagina } from './marco/PieDePagina.tsx';

/** Shows the sign-in page when the application is already there (after signing out). */
export function PaginaIngresoEnrutada() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  return (
    <PaginaIngreso
      key={pathname}
      pie={<PieDePagina />}
      alEntrar={(sesion) => {
        const volver = new URLSearchParams(searchStr).get('volver');
        const destino = destinoDeIngreso(pathname, volver, sesion);
        recordarPedida(destino);
        router.history.replace(destino);
      }}
    />
  );
}
