import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContextoDeComposicion } from '../features/asegurado/composicion.ts';
import { borrarBorradores, reclamarBorradores } from '../lib/borrador.ts';
import { reloj } from '../lib/reloj.ts';
import { boton, presionar } from '../lib/testing/a-mano.ts';
import { crearMarco } from '../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../lib/testing/servidor-grabado.ts';
import { COMPOSICION } from './asegurado/paneles.tsx';
import { FORMULARIOS } from './testing/formularios.tsx';
import type { Formulario } from './testing/formularios-de-otras-paginas.tsx';
import { DE_UNA_PAGINA } from './testing/preguntas-de-pagina.tsx';

vi.mock('../features/asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const DESCARTAR = '¿Desea descartar lo que escribió?';
const RECUPERADO = 'Se recuperó lo que usted escribió antes y no guardó.';
const PERFIL = { acciones_permitidas: ['registro-beneficiario'], elige_ente: false, tipo_asegurado_fijo: null };
const OTROS = { id: 1, codigo: '9', nombre: 'OTROS', sigla: 'OTROS' };
const SENASIR = { id: 1, codigo: 'SIST_RENT-0001', nombre: 'RENTISTA - SENASIR', sigla: 'SENASIR' };

let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
let historia: RouterHistory;

async function ponerServidor() {
  servidor = await ponerServidorGrabado(
    'parametricas',
    'detalle-asegurado',
    'actualizacion-titular',
    'validacion-titular',
    'busqueda-entidad',
    'usuarios',
  );
  const dar = (ruta: string, caso: string, cual: string) =>
    servidor.alResponder('GET', ruta, () => respuestaGrabada(caso, cual));
  dar('/api/v2/afiliado/findByCodigo/1', 'actualizacion-titular', 'el registro completo');
  dar('/api/v2/beneficiario/findByCodigo/2', 'actualizacion-beneficiario', 'el registro completo');
  dar('/api/v1/usuarioSistema/1', 'detalle-usuario', 'de su ente');
  dar('/api/v1/afiliado/revision/1', 'revision-afiliacion', 'lo que se puede decidir de una activa');
  // The recorded person is too old for a child of that holder: here any kin will do.
  servidor.alResponder('POST', '/api/v2/contrastacion/beneficiario', async () => {
    const { data } = await (await respuestaGrabada('validacion-beneficiario', 'se puede registrar')).json();
    const [persona] = data;
    return Response.json({ data: [{ ...persona, estado_titular: { ...persona.estado_titular, impedimento: null } }] });
  });
  for (const [grupo, uno] of [
    ['TIPO_RENTISTA', SENASIR],
    ['PARENTESCO', OTROS],
  ] as const)
    servidor.alResponder('GET', `/api/v1/parametricas/getByGrupo/${grupo}`, () => Response.json({ data: [uno] }));
}

/** Puts the form on a page of its own, with two before it to go back to; what closes it leads to the one before. */
async function abrir({ elemento }: Pick<Formulario, 'elemento'>) {
  const raiz = createRootRoute();
  const cerrar = () => void router.navigate({ to: '/antes' as never });
  const Pagina = () => (
    <ContextoDeComposicion value={COMPOSICION}>
      <Suspense>{elemento(cerrar)}</Suspense>
    </ContextoDeComposicion>
  );
  const ruta = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => raiz, path, component });
  window.history.pushState(null, '', '/mucho-antes');
  historia = createBrowserHistory();
  const router = createRouter({
    routeTree: raiz.addChildren([
      ruta('/mucho-antes', () => <h1>La primera página</h1>),
      ruta('/antes', () => <h1>La página de antes</h1>),
      ruta('/formulario', Pagina),
    ]),
    history: historia,
  });
  const { consultas, wrapper } = crearMarco();
  consultas.setQueryDefaults(['perfil'], { staleTime: Number.POSITIVE_INFINITY });
  consultas.setQueryData(['perfil'], PERFIL);
  render(<RouterProvider router={router as never} />, { wrapper });
  for (const to of ['/antes', '/formulario']) await act(() => router.navigate({ to: to as never }));
  return router;
}

/** Reads what is typed; what is chosen from a list shows in that its question can be asked again. */
const escrito = () =>
  [...document.querySelectorAll<HTMLInputElement>(':is(input[type="text"], textarea):not([aria-hidden])')].map(
    ({ value }) => value,
  );
const preguntas = () =>
  [...document.querySelectorAll('[role="alertdialog"]')].map((una) => una.querySelector('h2')?.textContent);
/** Answers the question that is asked, whatever the form below it has. */
const responder = (cual: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: cual }));
const sinPreguntas = () => waitFor(() => expect(preguntas()).toEqual([]));

/**
 * Presses the browser's Back `veces` times, each as soon as the one before has moved; a form that asks takes them back
 * first, which must not answer what it asks.
 */
async function atras(pasos: number, veces = 1) {
  let vistos = 0;
  const contar = () => {
    vistos += 1;
    if (vistos < veces) window.history.back();
  };
  window.addEventListener('popstate', contar);
  act(() => window.history.back());
  await waitFor(() => expect(vistos).toBe(pasos));
  window.removeEventListener('popstate', contar);
}

/** Goes back, and again to where the form was: by a no to its question, or forward from where it led. */
async function irYVolver({ conserva }: Formulario) {
  await atras(conserva ? 1 : 2);
  if (conserva) {
    await screen.findByRole('heading', { name: 'La página de antes' });
    await sinPreguntas();
    act(() => window.history.forward());
  } else {
    await waitFor(() => expect(preguntas()).toEqual([DESCARTAR]));
    responder('Cancelar');
    await sinPreguntas();
  }
  await waitFor(() => expect(location.pathname).toBe('/formulario'));
}

const igual = (antes: string[]) => waitFor(() => expect(escrito()).toEqual(antes));
const porGuardar = () => Object.keys(sessionStorage).filter((clave) => clave.startsWith('borrador:'));

/** Who signs in again finds it, and the next person does not; then all is as it was. */
async function esDeQuienLoEscribio() {
  await waitFor(() => expect(porGuardar()).not.toEqual([]));
  expect(Object.keys(localStorage).filter((clave) => clave.startsWith('borrador'))).toEqual([]);
  const guardado = { ...sessionStorage };
  reclamarBorradores('ope.afiliaciones');
  expect({ ...sessionStorage }).toEqual(guardado);
  reclamarBorradores('ope.vigencia');
  expect(porGuardar()).toEqual([]);
  for (const [clave, valor] of Object.entries(guardado)) sessionStorage.setItem(clave, valor);
}

/** Goes back and returns, also from the form's own question, which can then be asked again. */
async function tambienConLaPreguntaAbierta(formulario: Formulario, antes: string[]) {
  await irYVolver(formulario);
  await igual(antes);
  const { pregunta } = formulario;
  if (pregunta === undefined) return;
  const preguntar = async () => {
    await waitFor(() => expect(boton(pregunta).disabled).toBe(false));
    fireEvent.click(boton(pregunta));
    await waitFor(() => expect(preguntas()).toHaveLength(1));
    expect(preguntas()).not.toEqual([DESCARTAR]);
  };
  await preguntar();
  await irYVolver(formulario);
  await igual(antes);
  await preguntar();
  responder('Cancelar');
  await sinPreguntas();
}

async function escapeYAtrasDosVeces({ cierra, conserva }: Formulario, antes: string[]) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(preguntas()).toEqual(cierra ? [DESCARTAR] : []));
  if (cierra) responder('Cancelar');
  await sinPreguntas();
  await igual(antes);
  if (conserva) {
    await atras(2, 2);
    await screen.findByRole('heading', { name: 'La primera página' });
    act(() => window.history.go(2));
  } else {
    // Both are taken back in one step.
    await atras(3, 2);
    await waitFor(() => expect(location.pathname).toBe('/formulario'));
    await igual(antes);
    if (preguntas().length > 0) responder('Cancelar');
    await sinPreguntas();
  }
  await waitFor(() => expect(location.pathname).toBe('/formulario'));
  await igual(antes);
}

/** What was typed is there after a reload, until it is discarded: where it is said, or in leaving. */
async function recargado(formulario: Formulario, antes: string[]) {
  const recargar = async () => {
    cleanup();
    historia.destroy();
    await abrir(formulario);
  };
  await recargar();
  await igual(antes);
  if (formulario.busca) return expect(screen.queryByText(RECUPERADO)).toBeNull();
  expect(await screen.findAllByText(RECUPERADO)).toHaveLength(1);
  presionar('Descartar');
  await waitFor(() => expect(screen.queryByText(RECUPERADO)).toBeNull());
  await recargar();
  await screen.findAllByRole('button');
  // In a step where nothing is typed there is nothing to compare.
  if (antes.length > 0) expect(escrito()).not.toEqual(antes);
  expect(screen.queryByText(RECUPERADO)).toBeNull();
  if (formulario.conserva) return;
  await formulario.llenar();
  await atras(2);
  await waitFor(() => expect(preguntas()).toEqual([DESCARTAR]));
  responder('Descartar');
  await sinPreguntas();
  await waitFor(() => expect(porGuardar()).toEqual([]));
}

describe('atras.test.tsx', () => {
  beforeEach(async () => {
    vi.spyOn(reloj, 'ahora').mockReturnValue(new Date('2026-11-20T14:00:00Z'));
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    await ponerServidor();
  });
  afterEach(() => {
    cleanup();
    historia.destroy();
    borrarBorradores();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  // One form is opened and filled for all of these walks: to fill it is what costs.
  it.each(Object.entries(FORMULARIOS))(
    '%s: Atrás y Escape no envían ni pierden nada; lo escrito queda en su pestaña solo para quien lo escribió; tras recargar está, y se dice; descartado, no vuelve',
    async (_nombre, formulario) => {
      reclamarBorradores('ope.afiliaciones');
      await abrir(formulario);
      await formulario.llenar();
      const antes = escrito();
      const hechos = servidor.pedidos.length;
      if (!formulario.busca) await esDeQuienLoEscribio();
      await tambienConLaPreguntaAbierta(formulario, antes);
      await escapeYAtrasDosVeces(formulario, antes);
      expect(servidor.pedidos.slice(hechos).filter(({ metodo }) => metodo !== 'GET')).toEqual([]);
      await recargado(formulario, antes);
    },
  );

  it.each(Object.entries(DE_UNA_PAGINA))(
    '%s: Atrás que solo cambia la búsqueda contesta que no, y el botón vuelve a preguntar',
    async (_nombre, { elemento, pregunta }) => {
      const router = await abrir({ elemento });
      await act(() => router.navigate({ to: '/formulario' as never, search: { pagina: 2 } as never }));
      const preguntar = async () => {
        fireEvent.click(boton(pregunta));
        await waitFor(() => expect(preguntas()).toHaveLength(1));
      };
      await preguntar();
      act(() => window.history.back());
      await waitFor(() => expect(location.search).toBe(''));
      await sinPreguntas();
      await preguntar();
      expect(servidor.pedidos.filter(({ metodo }) => metodo !== 'GET')).toEqual([]);
    },
  );
});
