import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { USUAL } from '../features/asegurado/lista-asegurados/tamano-de-pagina.ts';
import { useBusqueda } from '../features/asegurado/lista-asegurados/use-busqueda.ts';
import { DIRECCION_DE_NOVEDADES } from '../features/novedad/novedades/busqueda.ts';
import { DIRECCION_DE_PARAMETROS } from '../features/parametro/parametros/busqueda.ts';
import { DIRECCION_DE_TERMINOS } from '../features/terminos/versiones-terminos/busqueda.ts';
import { DIRECCION_DE_USUARIOS } from '../features/usuario/usuarios/busqueda.ts';
import { escribirConsulta, leerConsulta } from '../lib/consulta-de-direccion.ts';
import { montar } from '../lib/testing/marco.tsx';
import { useBusquedaDeLista, useBusqueda as useLaBusqueda } from '../lib/use-busqueda.ts';
import { PaginaDeDeclaraciones } from './PaginaDeDeclaraciones.tsx';

interface Pagina {
  desde: string;
  /** The presses follow each other before the page is drawn again. */
  usePulsar: () => () => void;
  queda: string;
}

const PAGINAS: Pagina[] = [
  {
    desde: '/admin?usuario=7&panel=editar',
    usePulsar() {
      const { verPagina, cerrar } = useBusquedaDeLista('admin', DIRECCION_DE_USUARIOS);
      return () => [verPagina(2), cerrar()];
    },
    queda: '?pagina=3',
  },
  {
    desde: '/parametros?valor=21&panel=vigencia',
    usePulsar() {
      const { buscar, cerrar } = useBusquedaDeLista('parametros', DIRECCION_DE_PARAMETROS);
      return () => [buscar({ lista: 'GENERO', buscar: '', vigencia: '', ente: '' }), cerrar()];
    },
    queda: '?lista=GENERO',
  },
  {
    desde: '/novedades?novedad=5',
    usePulsar() {
      const { verPagina, elegir } = useBusquedaDeLista('novedades', DIRECCION_DE_NOVEDADES);
      return () => [verPagina(1), elegir(9)];
    },
    queda: '?pagina=2&novedad=9',
  },
  {
    desde: '/asegurado?pagina=4',
    usePulsar() {
      const { buscar, corregirPagina } = useBusqueda(USUAL);
      return () => [buscar({ tipoAfiliado: 'BENEFICIARIO' }), corregirPagina(0)];
    },
    queda: '?tipoAfiliado=BENEFICIARIO',
  },
  {
    desde: '/monitoreoView?declaracion=4',
    usePulsar() {
      const { ir } = PaginaDeDeclaraciones().props;
      return () => [ir({ anuladas: true }), ir({ abierta: null })];
    },
    queda: '?anuladas=si',
  },
  {
    desde: '/terminos?version=2026-1&panel=texto',
    usePulsar() {
      const { ir } = useLaBusqueda('terminos', DIRECCION_DE_TERMINOS);
      return () => [ir({ version: '2026-2' }), ir({ panel: null })];
    },
    queda: '?version=2026-2',
  },
];

/** Opens a page of the application, drawn by `usar` alone. */
function abrir(entradas: string[], usar: () => void) {
  const raiz = createRootRoute();
  const marco = createRoute({ getParentRoute: () => raiz, id: 'marco' });
  const paginas = [...new Set(entradas.map((una) => una.split('?')[0] ?? ''))].map((path) =>
    createRoute({
      getParentRoute: () => marco,
      path,
      component: function Pagina() {
        usar();
        return null;
      },
    }),
  );
  const router = createRouter({
    routeTree: raiz.addChildren([marco.addChildren(paginas)]),
    history: createMemoryHistory({ initialEntries: entradas }),
    parseSearch: leerConsulta,
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
  return router;
}

describe('direccion-de-entonces.test.tsx', () => {
  afterEach(cleanup);

  it.each(PAGINAS)(
    '$desde: lo que se elige mientras algo se cierra no se pierde',
    async ({ desde, usePulsar, queda }) => {
      let pulsar: (() => void) | undefined;
      const router = abrir([desde], () => {
        pulsar = usePulsar();
      });
      await waitFor(() => expect(pulsar).toBeDefined());
      act(() => pulsar?.());
      await waitFor(() => expect(router.state.location.searchStr).toBe(queda));
    },
  );

  it('volver de las personas a la comparación no añade un paso: el siguiente sale de ella', async () => {
    let volver: (() => void) | undefined;
    const router = abrir(['/monitoreoView', '/monitoreoView?declaracion=4'], () => {
      volver = PaginaDeDeclaraciones().props.volver;
    });
    const direccion = () => router.state.location.searchStr;
    await waitFor(() => expect(volver).toBeDefined());
    const personas = { declaracion: '4', cifra: 'titularesValidos' };
    const ir = (state: object) =>
      act(() => router.navigate({ to: '/monitoreoView', search: personas, state } as never));
    await ir({ abiertoAqui: true });
    expect(direccion()).toBe('?declaracion=4&cifra=titularesValidos');
    act(() => volver?.());
    await waitFor(() => expect(direccion()).toBe('?declaracion=4'));
    act(() => router.history.back());
    await waitFor(() => expect(direccion()).toBe(''));
    // The page was opened from a shared address.
    await ir({});
    act(() => volver?.());
    await waitFor(() => expect(direccion()).toBe('?declaracion=4'));
    act(() => router.history.back());
    await waitFor(() => expect(direccion()).toBe(''));
  });
});
