import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adelantar } from './adelanto.ts';
import { pedir } from './api.ts';
import { borrarSesion, guardarSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const token = tokenFalso({ exp: 4_000_000_000, jti: 'una' });
const pedido = vi.fn<typeof fetch>();
const leer = (ruta = '/v1/x') => pedir('GET', ruta, undefined);

describe('adelanto.test.ts', () => {
  beforeEach(() => {
    ponerAlmacen();
    guardarSesion(token);
    let vez = 0;
    pedido.mockReset();
    pedido.mockImplementation(async () => Response.json(++vez));
    vi.stubGlobal('fetch', pedido);
  });
  afterEach(() => {
    borrarSesion();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('lo adelantado se pide igual que después, y lo toma una sola vez quien lo lee', async () => {
    adelantar('/v1/x');
    expect(await leer()).toBe(1);
    expect(pedido).toHaveBeenCalledOnce();
    expect(await leer()).toBe(2);
    const [adelantado, pedida] = pedido.mock.calls.map(([direccion, opciones]) => ({
      direccion,
      encabezados: Object.fromEntries(new Headers(opciones?.headers)),
      credentials: opciones?.credentials,
    }));
    expect(adelantado).toEqual(pedida);
  });

  it.each([
    ['otra dirección', () => undefined, '/v1/otra'],
    ['otra sesión', () => guardarSesion(tokenFalso({ exp: 4_000_000_001, jti: 'otra' })), '/v1/x'],
    ['si pasó el tiempo', () => vi.spyOn(performance, 'now').mockReturnValue(1e9), '/v1/x'],
  ])('no vale para %s', async (_caso, cambiar, ruta) => {
    adelantar('/v1/x');
    cambiar();
    expect(await leer(ruta)).toBe(2);
  });

  it('si no llegó se pide otra vez; si el servidor lo rechazó, eso es lo que dijo', async () => {
    pedido.mockRejectedValueOnce(new TypeError('network'));
    adelantar('/v1/x');
    expect(await leer()).toBe(1);
    pedido.mockResolvedValueOnce(Response.json({ codigo: 'SIN_PERMISO', mensaje: 'No.' }, { status: 403 }));
    adelantar('/v1/x');
    await expect(leer()).rejects.toMatchObject({ status: 403, codigo: 'SIN_PERMISO' });
  });

  it('quien se fue antes de que llegara no la recibe, y sin sesión no se pide nada', async () => {
    adelantar('/v1/x');
    const fin = new AbortController();
    const espera = pedir('GET', '/v1/x', undefined, { senal: fin.signal });
    fin.abort();
    await expect(espera).rejects.toMatchObject({ name: 'AbortError' });
    pedido.mockClear();
    borrarSesion();
    adelantar('/v1/x');
    expect(pedido).not.toHaveBeenCalled();
  });
});
