import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { conectarToasts } from '../../../ui/toast.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { useTitular } from './use-titular.ts';

const NO_HALLADO = 'No se pudo encontrar información de la persona.';
const OTRA: TitularEncontrado = { ...TITULAR, idAfiliadoEnteGestor: 2, codigo_entidad: 'NIT-1020310037' };

/** Draws the least of step 1: the holder's number, who was found, and the way on. */
function Paso() {
  const { form, halladas, elegido, elegir, mensajeNoHallado, sinPaso, buscar, obtener } = useTitular();
  return (
    <form onSubmit={form.handleSubmit(buscar)}>
      <input aria-label="Número" {...form.register('numero_documento_titular')} />
      <input aria-label="Fecha" {...form.register('fecha_nacimiento_titular')} />
      <button type="submit">Buscar</button>
      <button type="button" onClick={() => void obtener().then((t) => seguir(t?.idAfiliadoEnteGestor ?? null))}>
        Seguir
      </button>
      {halladas.map(({ idAfiliadoEnteGestor: id, codigo_entidad }) => (
        <button key={id} type="button" onClick={() => elegir(id)}>
          {codigo_entidad}
        </button>
      ))}
      <output>{`${elegido?.codigo_entidad ?? 'nadie'}; ${sinPaso ? 'sin paso' : 'con paso'}`}</output>
      <p>{mensajeNoHallado}</p>
    </form>
  );
}

const seguir = vi.fn<(id: number | null) => void>();

describe('use-titular.test.tsx', () => {
  const pedido = vi.fn<typeof fetch>();
  const avisos = vi.fn();
  const responder = (data: TitularEncontrado[]) =>
    pedido.mockImplementation(async () =>
      Response.json({
        codigo: data.length > 0 ? 100 : 102,
        mensaje: data.length > 0 ? 'Se encontró.' : NO_HALLADO,
        data,
      }),
    );
  beforeEach(() => {
    pedido.mockReset();
    seguir.mockReset();
    avisos.mockReset();
    conectarToasts(avisos);
    vi.stubGlobal('fetch', pedido);
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  async function abrir(consulta = '') {
    const router = createRouter({
      routeTree: createRootRoute({ component: Paso }),
      history: createMemoryHistory({ initialEntries: [`/${consulta}`] }),
    });
    const { unmount } = montar(<RouterProvider router={router} />);
    await screen.findByRole('button', { name: 'Buscar' });
    return unmount;
  }
  const dice = (texto: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(texto));
  async function escribir(numero: string) {
    await userEvent.clear(screen.getByLabelText('Número'));
    await userEvent.type(screen.getByLabelText('Número'), numero);
    await userEvent.clear(screen.getByLabelText('Fecha'));
    await userEvent.type(screen.getByLabelText('Fecha'), '14/03/1985');
  }
  const pulsar = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));

  it('halla al titular y, si tiene una sola afiliación, es esa', async () => {
    responder([TITULAR]);
    await abrir();
    await escribir('1000100');
    await pulsar('Buscar');
    await dice(`${TITULAR.codigo_entidad}; con paso`);
    // A late request of an earlier test has no body.
    const [cuerpo] = pedido.mock.calls.flatMap(([, { body } = {}]) => (body ? [String(body)] : []));
    expect(JSON.parse(cuerpo ?? '')).toEqual({
      data: [
        { tipo_documento_titular: 'CI', numero_documento_titular: '1000100', fecha_nacimiento_titular: '1985-03-14' },
      ],
    });
  });

  it('entre varias afiliaciones espera a que se elija una', async () => {
    responder([TITULAR, OTRA]);
    await abrir();
    await escribir('1000100');
    await pulsar('Buscar');
    await screen.findByRole('button', { name: OTRA.codigo_entidad });
    await dice('nadie; con paso');
    await pulsar(OTRA.codigo_entidad);
    await dice(`${OTRA.codigo_entidad}; con paso`);
  });

  it('con otro documento escrito, lo hallado antes ya no cuenta', async () => {
    responder([TITULAR]);
    await abrir();
    await escribir('1000100');
    await pulsar('Buscar');
    await dice(`${TITULAR.codigo_entidad}; con paso`);
    await userEvent.type(screen.getByLabelText('Número'), '9');
    await dice('nadie; con paso');
  });

  it('si no hay nadie lo dice con las palabras del servidor, y no hay paso', async () => {
    responder([]);
    await abrir();
    await escribir('9999999');
    await pulsar('Buscar');
    await dice('nadie; sin paso');
    expect(screen.getByText(NO_HALLADO)).toBeTruthy();
  });

  it('si la búsqueda falla avisa, no hay paso, y se puede buscar otra vez', async () => {
    pedido.mockRejectedValue(new TypeError('sin red'));
    await abrir();
    await escribir('1000100');
    await pulsar('Buscar');
    await dice('nadie; sin paso');
    expect(avisos).toHaveBeenCalled();
    responder([TITULAR]);
    await pulsar('Buscar');
    await dice(`${TITULAR.codigo_entidad}; con paso`);
  });

  it('seguir sin haber buscado busca primero; con datos que faltan no pregunta a nadie', async () => {
    responder([TITULAR]);
    await abrir();
    await pulsar('Seguir');
    await waitFor(() => expect(seguir).toHaveBeenLastCalledWith(null));
    expect(pedido).not.toHaveBeenCalled();
    await escribir('1000100');
    await pulsar('Seguir');
    await waitFor(() => expect(seguir).toHaveBeenLastCalledWith(TITULAR.idAfiliadoEnteGestor));
  });

  it('el titular de la dirección se busca solo, y manda el empleador que ella dice', async () => {
    responder([TITULAR, OTRA]);
    await abrir(`?titular=1000100&nacimiento=1985-03-14&entidad=${OTRA.codigo_entidad}`);
    await dice(`${OTRA.codigo_entidad}; con paso`);
  });

  it('después de cargar la página otra vez queda lo escrito y lo elegido', async () => {
    responder([TITULAR, OTRA]);
    const cerrar = await abrir();
    await escribir('1000100');
    await pulsar('Buscar');
    await screen.findByRole('button', { name: OTRA.codigo_entidad });
    await pulsar(OTRA.codigo_entidad);
    await dice(`${OTRA.codigo_entidad}; con paso`);
    cerrar();
    await abrir();
    await dice(`${OTRA.codigo_entidad}; con paso`);
    expect(screen.getByLabelText<HTMLInputElement>('Número').value).toBe('1000100');
  });
});
