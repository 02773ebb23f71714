import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { direccionDe, llamar, type Pedido } from './llamar.ts';
import { borrarSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';

describe('llamar.test.ts', () => {
  beforeEach(() => ponerAlmacen());
  afterEach(() => {
    borrarSesion();
    vi.unstubAllGlobals();
  });

  it('llena y codifica los lugares de la dirección y pone en la consulta lo que está dicho', () => {
    expect(direccionDe('busqueda-entidad', { params: { a: '10/20 ñ', b: 3100 } })).toBe(
      '/v1/entidad/find/10%2F20%20%C3%B1/3100',
    );
    const query = { buscar: 'a&b=c', page: 0, limit: undefined };
    expect(direccionDe('busqueda-entidad/ente', { params: { idEnteGestor: 1 }, query })).toBe(
      '/v1/entidad/findByEnteGestor/1?buscar=a%26b%3Dc&page=0',
    );
    expect(direccionDe('perfil', {})).toBe('/v1/findUsuario');
  });

  it('cada lugar de cada ruta se llena', () => {
    for (const [clave, { path }] of Object.entries(RUTAS)) {
      const lugares = [...path.matchAll(/:(\w+)/g)].map(([, nombre]) => [nombre, 'x']);
      // The keys come from the table itself.
      const ruta = clave as keyof typeof RUTAS;
      expect(direccionDe(ruta, { params: Object.fromEntries(lugares) })).not.toMatch(/:|undefined/);
    }
  });

  it('pide con el método de la ruta, el cuerpo y la clave, y entrega lo que responde', async () => {
    const pedido = vi.fn<typeof fetch>(async () => Response.json({ registro: true, mensaje: 'Listo.' }));
    vi.stubGlobal('fetch', pedido);
    const body = { password: 'una', newPassword: 'otra' };
    await expect(llamar('cambio-password', { body }, { clave: 'clave-0001' })).resolves.toEqual({
      registro: true,
      mensaje: 'Listo.',
    });
    const [direccion, opciones] = pedido.mock.calls[0] ?? [];
    expect([direccion, opciones?.method, opciones?.body]).toEqual([
      '/api/v1/usuario/cambiarPassword',
      'POST',
      JSON.stringify(body),
    ]);
    expect(new Headers(opciones?.headers).get('idempotency-key')).toBe('clave-0001');
  });

  it('lo del monitoreo se pide en su dirección base', async () => {
    const pedido = vi.fn<typeof fetch>(async () => Response.json({ data: [] }));
    vi.stubGlobal('fetch', pedido);
    await llamar('declaraciones', { query: { anuladas: 'true' } });
    expect(pedido.mock.calls[0]?.[0]).toBe('/monitoreo/v1/findAllDeclaracion?anuladas=true');
  });

  it('los tipos de lo que se pide y se responde son los del contrato', () => {
    expectTypeOf<Pedido<'registro-titular'>['body']>().toEqualTypeOf<Cuerpo<'registro-titular'>>();
    expectTypeOf<Respuesta<'baja-titular'>>().toEqualTypeOf<RespuestaAccion>();
    expectTypeOf<Pedido<'busqueda-entidad'>['params']>().toEqualTypeOf<{ a: string; b: number }>();
    expectTypeOf<Pedido<'perfil'>>().toExtend<{ params?: undefined; query?: undefined; body?: undefined }>();
  });

  it('la clave es obligatoria donde repetir no debe escribir dos veces, y en otra parte no se admite', () => {
    type Opciones<C extends keyof typeof RUTAS> = Parameters<typeof llamar<C>>[2];
    expectTypeOf<Parameters<typeof llamar<'baja-titular'>>['length']>().toEqualTypeOf<3>();
    expectTypeOf<Opciones<'baja-titular'>>().toHaveProperty('clave').toEqualTypeOf<string>();
    expectTypeOf<Parameters<typeof llamar<'perfil'>>['length']>().toEqualTypeOf<2 | 3>();
    expectTypeOf<NonNullable<Opciones<'perfil'>>>().not.toHaveProperty('clave');
  });
});
