import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TEXTO_SIN_PERMISO } from '@sgpa/domain/errors/sin-permiso';
import { Link, Navigate, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { TerminosPendientes } from '../../features/cuenta/aceptacion-terminos/TerminosPendientes.tsx';
import { TerminosPorRegir } from '../../features/cuenta/aceptacion-terminos/TerminosPorRegir.tsx';
import { FactorPendiente } from '../../features/cuenta/segundo-factor/FactorPendiente.tsx';
import { useCerrarSesion } from '../../features/sesion/cierre-sesion/use-cerrar-sesion.ts';
import { inicioDe } from '../../lib/inicio.ts';
import { fuePedida, olvidarPedida } from '../../lib/pagina-pedida.ts';
import { permite } from '../../lib/permisos.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { withTimeLimit } from '../../ui/with-time-limit.ts';
import { Atajos } from './Atajos.tsx';
import { BarraSuperior } from './BarraSuperior.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import { PieDePagina } from './PieDePagina.tsx';
import { VigilanteSesion } from './VigilanteSesion.tsx';

const SinPermiso = () => (
  <>
    <PageHeader title="Sin permiso" />
    <EmptyState
      text={TEXTO_SIN_PERMISO}
      action={
        <Button component={Link} to={inicioDe(leerSesion()?.codigoRol ?? '')} variant="outlined">
          Ir al inicio
        </Button>
      }
    />
  </>
);

/** The page asked for at the sign-in is not for this role: the list is for all (acuerdos §10 'Ways out'). */
function HaciaLaLista() {
  useEffect(olvidarPedida, []);
  return <Navigate to="/asegurado" replace />;
}

/** Shows the page in view once it is known that the person in session may use it. */
export function PaginaPermitida() {
  const permiso = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.permiso });
  const larga = useMatches({ select: (rutas) => rutas.at(-1)?.staticData.larga });
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const { data, isPending, failureCount, errorUpdateCount } = usePerfil();
  // Only the first try waits: a page that is there asks again by itself, and must not go away meanwhile.
  const esperaPerfil = permiso !== undefined && isPending && failureCount + errorUpdateCount === 0;
  // The frame is painted first; the page is drawn after it, a little at a time, so that nobody waits for a long task.
  const seDibuja = useDeferredValue(!esperaPerfil, false);
  if (esperaPerfil || !seDibuja) return <PageSkeleton tall={larga} />;
  if (permite(data, permiso)) return <Outlet />;
  return fuePedida(ruta) ? <HaciaLaLista /> : <SinPermiso />;
}

/** The keyboard first stops here, to pass over the menu; it is seen only while it has the focus. */
const SaltarAlContenido = ({ alSaltar }: { alSaltar: () => void }) => (
  <Button
    variant="contained"
    onClick={alSaltar}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
  >
    Saltar al contenido
  </Button>
);

const MENU_OCULTO = 'menu-oculto';

/** On a wide screen the menu stays as the person left it; on a narrow one it opens over the page and starts closed. */
function useMenuVisible(ancho: boolean) {
  const [fijo, setFijo] = useState(() => localStorage.getItem(MENU_OCULTO) !== '1');
  const [encima, setEncima] = useState(false);

  function alternar() {
    if (!ancho) return setEncima(!encima);
    localStorage.setItem(MENU_OCULTO, fijo ? '1' : '0');
    setFijo(!fijo);
  }

  return { visible: ancho ? fijo : encima, alternar, ocultar: () => setEncima(false) };
}

const PanelOperaciones = lazy(
  withTimeLimit(() => import('../../features/cuenta/operaciones-realizadas/PanelOperaciones.tsx')),
);

const traerImpresion = withTimeLimit(() => import('./impresion.ts'));

const ANCHO_MENU = 300;

export function Marco() {
  const ancho = useMediaQuery('(min-width: 900px)');
  const menu = useMenuVisible(ancho);
  const [operaciones, setOperaciones] = useState(false);
  const [busquedas, setBusquedas] = useState(0);
  const { cerrar: cerrarSesion, rechazar, dejar } = useCerrarSesion();
  const contenido = useRef<HTMLElement>(null);
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const anterior = useRef(ruta);

  useEffect(() => void traerImpresion().catch(() => undefined), []);

  // After a change of page the reading starts at its beginning, as it would after a full load.
  useEffect(() => {
    if (anterior.current === ruta) return;
    anterior.current = ruta;
    // A page that knows its first field has put the focus there (ui/use-first-focus.ts).
    if (document.activeElement?.hasAttribute('data-first-focus')) return;
    contenido.current?.focus({ preventScroll: true });
  }, [ruta]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SaltarAlContenido alSaltar={() => contenido.current?.focus()} />
      <Drawer
        variant={ancho ? 'persistent' : 'temporary'}
        open={menu.visible}
        onClose={menu.ocultar}
        sx={{ width: ancho && menu.visible ? ANCHO_MENU : 0, flexShrink: 0 }}
        slotProps={{ paper: { 'aria-label': ancho ? undefined : 'Menú', sx: { width: ANCHO_MENU, maxWidth: '90vw' } } }}
      >
        <MenuLateral alCerrarSesion={cerrarSesion} alElegir={ancho ? undefined : menu.ocultar} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <BarraSuperior
          menuAbierto={menu.visible}
          alAlternarMenu={menu.alternar}
          alBuscar={() => setBusquedas(busquedas + 1)}
          alVerOperaciones={() => setOperaciones(true)}
          alCerrarSesion={cerrarSesion}
        />
        <Box
          component="main"
          ref={contenido}
          tabIndex={-1}
          sx={{ flexGrow: 1, p: { xs: 1.5, sm: 2 }, width: '100%', maxWidth: 1600, mx: 'auto', outline: 'none' }}
        >
          <VigilanteSesion alSalir={dejar} />
          <TerminosPorRegir />
          <PaginaPermitida />
        </Box>
        <PieDePagina />
      </Box>
      {operaciones ? (
        <Suspense>
          <PanelOperaciones alCerrar={() => setOperaciones(false)} />
        </Suspense>
      ) : null}
      <Atajos abrir={busquedas} />
      <FactorPendiente alSalir={cerrarSesion} />
      <TerminosPendientes alRechazar={rechazar} />
    </Box>
  );
}
