import { useLocation, useRouter } from '@tanstack/react-router';
import { destinoDeIngreso } from '../features/sesion/ingreso/destino.ts';
import { PaginaIngreso } from '../features/sesion/ingreso/PaginaIngreso.tsx';

/** The sign-in page when the application is already there (after signing out). */
export function PaginaIngresoEnrutada() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  return (
    <PaginaIngreso
      key={pathname}
      alEntrar={(sesion) => {
        const volver = new URLSearchParams(searchStr).get('volver');
        router.history.replace(destinoDeIngreso(pathname, volver, sesion));
      }}
    />
  );
}
