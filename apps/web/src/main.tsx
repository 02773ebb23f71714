import { createRoot } from 'react-dom/client';
import { destinoDeIngreso } from './features/sesion/ingreso/destino.ts';
import { esRutaPublica, puedePasar } from './lib/guardia.ts';
import { recordarPedida } from './lib/pagina-pedida.ts';
import { PieDePagina } from './routes/marco/PieDePagina.tsx';
import { ponerTemaInicial } from './ui/tema-inicial.ts';
import { withTimeLimit } from './ui/with-time-limit.ts';

ponerTemaInicial();

const contenedor = document.getElementById('raiz');
if (contenedor === null) throw new Error('the page has no #raiz');
const raiz = createRoot(contenedor);

const traerIngreso = withTimeLimit(() => import('./features/sesion/ingreso/RaizIngreso.tsx'));
const cargarAplicacion = withTimeLimit(() => import('./aplicacion.tsx'));

async function mostrarAplicacion(): Promise<void> {
  const { Aplicacion } = await cargarAplicacion();
  raiz.render(<Aplicacion />);
}

/** The sign-in page comes without router, forms or queries; they arrive while the person types. */
async function mostrarIngreso(): Promise<void> {
  const { RaizIngreso } = await traerIngreso();
  raiz.render(
    <RaizIngreso
      pie={<PieDePagina />}
      alEscribir={() => void cargarAplicacion()}
      alEntrar={(sesion) => {
        const volver = new URLSearchParams(location.search).get('volver');
        const destino = destinoDeIngreso(location.pathname, volver, sesion);
        recordarPedida(destino);
        history.replaceState(null, '', destino);
        void mostrarAplicacion();
      }}
    />,
  );
}

const { pathname, search } = location;
if (!puedePasar(pathname)) {
  history.replaceState(null, '', `/login?volver=${encodeURIComponent(pathname + search)}`);
  void mostrarIngreso();
} else if (esRutaPublica(pathname)) {
  void mostrarIngreso();
} else {
  void mostrarAplicacion();
}
