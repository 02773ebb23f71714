import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pedir } from './api.ts';
import { borrarSesion, guardarSesion, leerSesion } from './sesion.ts';
import { leerSesionTerminada, olvidarSesionTerminada } from './sesion-terminada.ts';
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
    olvidarSesionTerminada();
    borrarSesion();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('envía JSON con el token y la clave de idempotencia, y sin cookies', async () => {
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

  test('rechaza con lo que el servidor dijo', async () => {
    const detalle = [{ campo: 'a', mensaje: 'mal' }];
    vi.stubGlobal('fetch', responder(422, { codigo: 'FOTO_INVALIDA', mensaje: 'No es una foto.', detalle }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({
      status: 422,
      codigo: 'FOTO_INVALIDA',
      mensaje: 'No es una foto.',
      detalle,
    });
  });

  test('da un texto que se puede mostrar cuando la respuesta no es nuestra', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({
      status: 502,
      codigo: 'HTTP_502',
      mensaje: expect.stringMatching(/./),
    });
  });

  test('una escritura con clave espera su turno con la misma clave; una sin clave falla enseguida', async () => {
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

  test('llama SIN_CONEXION a un fallo de la red', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 0, codigo: 'SIN_CONEXION' });
  });

  test('deja pasar tal cual una cancelación de quien llama', async () => {
    const control = new AbortController();
    vi.stubGlobal('fetch', async () => {
      control.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(pedir('GET', '/v1/x', undefined, { senal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('un 401 termina la sesión y recuerda de quién era', async () => {
    vi.stubGlobal('fetch', responder(401, { codigo: 'SESION_TERMINADA', mensaje: 'Su sesión terminó.' }));
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 401 });
    expect(leerSesion()).toBeNull();
    expect(leerSesionTerminada()).toEqual({ username: 'ope.afiliaciones' });
  });

  test('un 401 que responde a un token anterior deja en paz la sesión nueva', async () => {
    vi.stubGlobal('fetch', async () => {
      guardarSesion(tokenFalso({ exp: 4_000_000_001 }));
      return Response.json({}, { status: 401 });
    });
    await expect(pedir('GET', '/v1/x', undefined)).rejects.toMatchObject({ status: 401 });
    expect(leerSesion()).not.toBeNull();
    expect(leerSesionTerminada()).toBeNull();
  });

  test('una llamada pública no envía token y su 401 no termina nada', async () => {
    const pedido = responder(401, {});
    vi.stubGlobal('fetch', pedido);
    await expect(pedir('POST', '/v1/login_app', {}, { publica: true })).rejects.toMatchObject({ status: 401 });
    expect(new Headers(pedido.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
    expect(leerSesion()).not.toBeNull();
  });
});
