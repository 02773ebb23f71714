import { createRoot } from 'react-dom/client';
import { rutaDePrimeraPagina } from './features/asegurado/lista-asegurados/tamano-de-pagina.ts';
import { destinoDeIngreso } from './features/sesion/ingreso/destino.ts';
import { adelantar } from './lib/adelanto.ts';
import { esRutaPublica, puedePasar, RECUPERACION } from './lib/guardia.ts';
import { direccionDe } from './lib/llamar.ts';
import { atenderPestanas, pedirSesion } from './lib/otras-pestanas.ts';
import { recordarPedida } from './lib/pagina-pedida.ts';
import { ponerRelojInicial } from './lib/reloj.ts';
import { guardarSesion } from './lib/sesion.ts';
import { PieDePagina } from './routes/marco/PieDePagina.tsx';
import { ponerTemaInicial } from './ui/tema-inicial.ts';
import { withTimeLimit } from './ui/with-time-limit.ts';

ponerRelojInicial();
ponerTemaInicial();
// The letter waits for the first script: on a slow network it would share the line with those that draw.
void document.fonts.load('1em Letra').catch(() => undefined);

const contenedor = document.getElementById('raiz');
if (contenedor === null) throw new Error('the page has no #raiz');
const raiz = createRoot(contenedor);

const traerIngreso = withTimeLimit(() => import('./features/sesion/ingreso/RaizIngreso.tsx'));
const traerRecuperacion = withTimeLimit(() => import('./routes/RaizRecuperacion.tsx'));
const cargarAplicacion = withTimeLimit(() => import('./aplicacion.tsx'));

async function mostrarAplicacion(): Promise<void> {
  const { Aplicacion, preparar } = await cargarAplicacion();
  await preparar();
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

/** The secret of a link is taken out of the address before anything else can see it. */
async function mostrarRecuperacion(): Promise<void> {
  const token = pathname === RECUPERACION.enlace ? location.hash.slice(1) : null;
  if (token !== null) history.replaceState(null, '', pathname);
  // Another link, opened in the same tab, changes only what stands behind the '#'.
  addEventListener('hashchange', () => location.reload());
  const { RaizRecuperacion } = await traerRecuperacion().catch((error: unknown) => {
    // The page did not come: loaded again, it finds its link.
    if (token !== null) history.replaceState(null, '', `${pathname}#${token}`);
    throw error;
  });
  raiz.render(<RaizRecuperacion token={token} pie={<PieDePagina />} />);
}

/** Tells whether the page may be shown: with this tab's session, or with that of another tab of this browser. */
async function tienePaso(): Promise<boolean> {
  if (puedePasar(pathname)) return true;
  const token = await pedirSesion();
  if (token === null) return false;
  guardarSesion(token);
  return puedePasar(pathname);
}

/** Asks, beside the scripts of the page, for what it reads first. */
function adelantarLecturas(): void {
  adelantar(direccionDe('perfil', {}));
  if (pathname === '/asegurado' && search === '') adelantar(rutaDePrimeraPagina());
}

async function arrancar(): Promise<void> {
  if (pathname === RECUPERACION.solicitud || pathname === RECUPERACION.enlace) return mostrarRecuperacion();
  // What another tab says may be of another version of the program: then one signs in here.
  const pasa = await tienePaso().catch(() => false);
  atenderPestanas();
  if (!pasa) history.replaceState(null, '', `/login?volver=${encodeURIComponent(pathname + search)}`);
  if (!pasa || esRutaPublica(pathname)) return mostrarIngreso();
  adelantarLecturas();
  await mostrarAplicacion();
}

void arrancar();
