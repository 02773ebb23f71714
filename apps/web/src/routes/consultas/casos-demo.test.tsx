import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import grabadas from '../../../../../docs/api/casos-demo.json';
import { borrarBorradores } from '../../lib/borrador.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { sinEstilos } from '../../lib/testing/sin-estilos.ts';
import { borradorDe, PESTANAS } from './pestanas.ts';
import { EMPRESAS, EN_PESTANAS, nacimientoDe, PERSONAS, type Visto } from './testing/personas-demo.ts';

vi.mock('@tanstack/react-router', () => ({
  getRouteApi: () => ({ useSearch: () => ({}) }),
  useNavigate: () => vi.fn(),
}));

const SIN_EMPRESA = 'No se encuentra una empresa con los parámetros enviados';
/** The authority sees everybody's list and registers like an entity, so that each way on from an answer is seen. */
const PERFIL = { acciones_permitidas: accionesPermitidas('ADM_SGPA'), elige_ente: true, enteGestor: '' };

/** The server answers as it did in `casos-demo.test.ts` of apps/api: to that very question, and to no other. */
const servidor = vi.fn(async (url: string, pedido?: RequestInit) => {
  if (url.endsWith('/v1/findUsuario')) return Response.json(PERFIL);
  const camino = url.slice(url.lastIndexOf('/') + 1);
  const grabada = grabadas.find((una) => una.camino === camino && JSON.stringify(una.pedido) === pedido?.body);
  if (grabada === undefined) throw new Error(`not recorded: ${camino} ${String(pedido?.body)}`);
  return Response.json(grabada.respuesta, { status: grabada.estado });
});
const preguntas = () => servidor.mock.calls.filter(([url]) => !url.endsWith('/v1/findUsuario'));

/** Reads all that the answer shows: nothing more may stand there either. */
function leer(respuesta: Element): Visto {
  const tablas = [...respuesta.querySelectorAll('tbody')].map((cuerpo) =>
    [...cuerpo.rows].map((fila) => [...fila.cells].map((celda) => celda.textContent)),
  );
  const textos = document.createTreeWalker(respuesta, NodeFilter.SHOW_TEXT);
  const dice = [];
  while (textos.nextNode())
    if (!textos.currentNode.parentElement?.closest('table, button')) dice.push(textos.currentNode.nodeValue ?? '');
  return { tablas, dice, botones: [...respuesta.querySelectorAll('button')].map((boton) => boton.textContent) };
}

async function abrir(slug: string) {
  const pestana = PESTANAS.find((una) => una.slug === slug);
  if (!pestana) throw new Error(slug);
  vi.stubGlobal('fetch', servidor);
  const { container, consultas } = montar(<pestana.Consulta borrador={borradorDe(pestana.slug)} />);
  const respuesta = container.querySelector('[aria-live]');
  if (!respuesta) throw new Error('no place for an answer');
  const formulario = container.querySelector('form') ?? container;
  await consultas.ensureQueryData({ queryKey: ['perfil'], queryFn: () => PERFIL });
  return async (campos: Record<string, string>, camino: string, pide: object, esperado: Visto) => {
    servidor.mockClear();
    for (const [name, value] of Object.entries(campos))
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.submit(formulario);
    await waitFor(() => expect(leer(respuesta), JSON.stringify(campos)).toEqual(esperado));
    expect(preguntas().map(([url, pedido]) => [url, JSON.parse(String(pedido?.body))])).toEqual([
      [expect.stringMatching(`${camino}$`), pide],
    ]);
  };
}

describe('casos-demo.test.tsx', () => {
  sinEstilos();
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it.each(EN_PESTANAS)('$slug con cada persona de la demostración: lo que pide, y todo lo que muestra', async (una) => {
    const preguntar = await abrir(una.slug);
    for (const persona of PERSONAS) {
      const { ci, complemento = '' } = persona;
      const campos = {
        Complemento: complemento,
        ...(una.slug === 'consulta-certificacion' ? {} : { 'Fecha de nacimiento': nacimientoDe(persona) }),
        'Número de documento': ci,
      };
      await preguntar(campos, una.camino, una.pide(persona), una.muestra(persona));
    }
  });

  it('consulta-empresa por NIT, por matrícula y por ambos: lo que pide, y todo lo que muestra', async () => {
    const preguntar = await abrir('consulta-empresa');
    for (const [nit, matricula, fila] of EMPRESAS) {
      const muestra = fila ? { tablas: [[fila]], dice: [] } : { tablas: [[]], dice: [SIN_EMPRESA] };
      const pide = { nitEmpresa: nit, matriculaEmpresa: matricula };
      const campos = { NIT: nit, 'Matrícula de comercio': matricula };
      await preguntar(campos, '/v1/getInfoEmpresaOvt', pide, { ...muestra, botones: [] });
    }
  });
});
