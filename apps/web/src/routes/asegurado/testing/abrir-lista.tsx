/** The server of these tests answers as the recorded ones do: rows by number, by state, by page. */
import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { type CodigoEstado, ESTADO, estadoDe } from '@sgpa/domain/cobertura/estados';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, type Rol, veAlPersonal } from '@sgpa/domain/cuenta/roles';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { enLaLista } from '../../../features/asegurado/lista-asegurados/direccion.ts';
import { FILA } from '../../../features/asegurado/testing/fila.ts';
import { escribirConsulta, leerConsulta } from '../../../lib/consulta-de-direccion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { PaginaDeLista } from '../PaginaDeLista.tsx';

const CODIGOS: readonly CodigoEstado[] = [ESTADO.ACTIVO, ESTADO.CESANTIA, ESTADO.INACTIVO];

/**
 * The rows are few, of three states in turn: a document without a browser looks through all of them for each button.
 */
export const FILAS = Array.from({ length: 12 }, (_nada, lugar) => {
  const codigo = CODIGOS[lugar % CODIGOS.length] ?? ESTADO.ACTIVO;
  return {
    ...FILA,
    idAfiliadoEnteGestor: lugar + 1,
    numero_documento: numeroDocumento(String(1_000_100 + lugar)),
    complemento_documento: '',
    estado: { ...FILA.estado, codigo, descripcion: estadoDe(codigo).nombre },
    acciones_permitidas: accionesDeFila({
      rol: 'OPE_AFILIACION',
      tipo: 'TITULAR',
      estado: codigo,
      tipoAsegurado: FILA.tipo_asegurado,
    }),
  };
});

const ENTES = [
  { id: 0, value: 'TODOS LOS ENTES GESTORES' },
  { id: 1, value: 'Caja Nacional de Salud' },
  { id: 2, value: 'Caja Petrolera de Salud' },
];

function lista(consulta: URLSearchParams) {
  const [numero, estados] = [consulta.get('numeroDocumento'), consulta.get('estado')?.split(',')];
  const de = (nombre: string) => Number(consulta.get(nombre));
  const halladas = FILAS.filter(
    (fila) =>
      (numero === null || fila.numero_documento === numero) &&
      (estados === undefined || estados.includes(fila.estado.descripcion)),
  );
  const datos = halladas.slice(de('page') * de('limit'), (de('page') + 1) * de('limit'));
  return { total: halladas.length, nroPages: Math.ceil(halladas.length / de('limit')), datos };
}

/** The list was asked these queries, without their page. */
export const pedidas: Record<string, string>[] = [];
export const falla: { respuesta: { status: number; mensaje: string } | null } = { respuesta: null };

const perfilDe = (rol: Rol) => ({
  usuario: 'usuario.ficticio',
  acciones_permitidas: accionesPermitidas(rol),
  elige_ente: esRolAutoridad(rol),
  ve_al_personal: veAlPersonal(rol),
  idEnteGestor: 1,
  enteGestor: ENTES[1]?.value,
});

function contestar(rol: Rol, url: string): Response {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.endsWith('/findUsuario')) return Response.json(perfilDe(rol));
  if (/\/(afiliado|beneficiario)\/ente-gestor-all$/.test(pathname)) {
    const { page, limit, ...filtros } = Object.fromEntries(searchParams);
    pedidas.push({ ...filtros, page: `${page}/${limit}` });
    if (falla.respuesta) return Response.json({ codigo: 'X', ...falla.respuesta }, { status: falla.respuesta.status });
    const { total, nroPages, datos } = lista(searchParams);
    return Response.json(
      pathname.includes('beneficiario') ? { totalElement: 0, pages: 0, content: [] } : { total, nroPages, datos },
    );
  }
  if (pathname.endsWith('/enteGestor/findAll')) return Response.json(ENTES);
  return Response.json({ total: 0, datos: [], data: [] });
}

export async function abrirLista(direccion = '/asegurado', rol: Rol = 'OPE_AFILIACION') {
  pedidas.length = 0;
  falla.respuesta = null;
  vi.stubGlobal('fetch', async (url: string) => contestar(rol, url));
  const raiz = createRootRoute();
  const marco = createRoute({
    getParentRoute: () => raiz,
    id: 'marco',
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  });
  const ruta = createRoute({
    getParentRoute: () => marco,
    path: '/asegurado',
    validateSearch: enLaLista().validar,
    component: PaginaDeLista,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([marco.addChildren([ruta])]),
    history: createMemoryHistory({ initialEntries: [direccion] }),
    parseSearch: leerConsulta,
    stringifySearch: escribirConsulta,
  });
  montar(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: /^Lista de asegurados/ });
  return { router, donde: () => router.state.location.searchStr };
}
