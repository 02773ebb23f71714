import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pedir } from './api.ts';
import { borrarSesion, guardarSesion, leerSesion } from './sesion.ts';
import { leerFinal, olvidarFinal } from './sesion-terminada.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const token = tokenFalso({ exp: 4_000_000_000 });
const responder = (status: number, cuerpo: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(cuerpo, { status }));

describe('api.test.ts', () => {
  beforeEach(() => {
    ponerAlmacen();
    guardarSesion(token);
  });
  afterEach(() => {
    olvidarFinal();
    borrarSesion();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('sends JSON with the bearer token and the idempotency key, and no cookies', async () => {
    const pedido = responder(200, { ok: true });
    vi.stubGlobal('fetch', pedido);
    await expect(pedir('POST', '/v1/algo', { a: 1 }, { clave: 'k1' })).resolves.toEqual({ ok: true });
    const [direccion, opciones] = pedido.mock.calls[0] ?? [];
    expect(direccion).toBe('/api/v1/algo');
    expect(Object.fromEntries(new Headers(opciones?.headers))).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': 'k1',
    });
    expect(opciones).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'omit' });
  });

  test('rejects with what the server said', async () => {
    const detalle = [{ campo: 'a', mensaje: 'mal' }];
    vi.stubGlobal('fetch', responder(422, { codigo: 'FOTO_INVALIDA', mensaje: 'No es una foto.', detalle }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({
      status: 422,
      codigo: 'FOTO_INVALIDA',
      mensaje: 'No es una foto.',
      detalle,
    });
  });

  test('gives a text that can be shown when the answer is not ours', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({
      status: 502,
      codigo: 'HTTP_502',
      mensaje: expect.stringMatching(/./),
    });
  });

  test('a write with a key waits for its turn with the same key; one without fails at once', async () => {
    vi.useFakeTimers();
    const pedido = responder(200, { ok: true });
    pedido.mockImplementationOnce(async () => Response.json({ codigo: 'EN_CURSO' }, { status: 409 }));
    vi.stubGlobal('fetch', pedido);
    const respuesta = pedir('POST', '/v1/x', {}, { clave: 'k1' });
    await vi.runAllTimersAsync();
    await expect(respuesta).resolves.toEqual({ ok: true });
    expect(pedido.mock.calls.map(([, opciones]) => new Headers(opciones?.headers).get('idempotency-key'))).toEqual([
      'k1',
      'k1',
    ]);
    pedido.mockImplementationOnce(async () => Response.json({ codigo: 'EN_CURSO' }, { status: 409 }));
    await expect(pedir('POST', '/v1/x', {})).rejects.toMatchObject({ codigo: 'EN_CURSO' });
  });

  test('calls a network failure SIN_CONEXION', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 0, codigo: 'SIN_CONEXION' });
  });

  test('lets an abort of the caller through as it is', async () => {
    const control = new AbortController();
    vi.stubGlobal('fetch', async () => {
      control.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(pedir('GET', '/v1/x', undefined, { senal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('a 401 ends the session and remembers whose it was', async () => {
    vi.stubGlobal('fetch', responder(401, { codigo: 'SESION_TERMINADA', mensaje: 'Su sesión terminó.' }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 401 });
    expect(leerSesion()).toBeNull();
    expect(leerFinal()).toEqual({ username: 'ope.afiliaciones' });
  });

  test('a 401 that answers an older token leaves the new session alone', async () => {
    vi.stubGlobal('fetch', async () => {
      guardarSesion(tokenFalso({ exp: 4_000_000_001 }));
      return Response.json({}, { status: 401 });
    });
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 401 });
    expect(leerSesion()).not.toBeNull();
    expect(leerFinal()).toBeNull();
  });

  test('a public call sends no token and its 401 ends nothing', async () => {
    const pedido = responder(401, {});
    vi.stubGlobal('fetch', pedido);
    await expect(pedir('POST', '/v1/login_app', {}, { publica: true })).rejects.toMatchObject({ status: 401 });
    expect(new Headers(pedido.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(leerSesion()).not.toBeNull();
  });
});
