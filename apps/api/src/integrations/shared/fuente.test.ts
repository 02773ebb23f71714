import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { gestoraRespuesta } from '@sgpa/registry-wire/gestora/schema';
import { segipRespuesta } from '@sgpa/registry-wire/segip/schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conSimuladores, TIEMPOS_PRUEBA } from './contrato-fuente.test-util.ts';
import { crearFuente, type Fuente } from './fuente.ts';
import { TIEMPOS, type Tiempos } from './tiempos.ts';

describe('fuente.test.ts', () => {
  const simuladores = conSimuladores();
  let abierta: Fuente | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await abierta?.cerrar();
  });

  const crear = (tiempos: Partial<Tiempos>) => {
    const fuente = crearFuente({ url: simuladores().urls.gestora, tiempos: { ...TIEMPOS_PRUEBA, ...tiempos } });
    abierta = fuente;
    return () => fuente.preguntar('/consulta', { ci: '1000004' }, gestoraRespuesta);
  };
  const llamadas = () => simuladores().control.llamadas().gestora;

  it('los plazos de fábrica caben en los 6 s de la pantalla', () => {
    expect(TIEMPOS).toMatchObject({ conexion: 2000, respuesta: 5000, total: 5500, reintentos: 2 });
  });

  it('dos intentos fallidos de un operador no cierran el paso a nadie', async () => {
    const preguntar = crear({});
    simuladores().control.fallar('gestora', { modo: 'error' });
    await preguntar();
    await preguntar();
    simuladores().control.sanar();
    expect(await preguntar()).toMatchObject({ disponible: true });
  });

  it('tras muchas fallas responde enseguida sin preguntar, y se recupera sola', async () => {
    // The breaker reads the clock, which the test moves: no busy machine reopens it early.
    vi.useFakeTimers({ toFake: ['Date'] });
    const preguntar = crear({ reintentos: 0, volumen: 4, reapertura: 50 });
    const { control } = simuladores();
    control.fallar('gestora', { modo: 'error' });
    for (let i = 0; i < 4; i += 1) await preguntar();
    expect(llamadas()).toBe(4);
    const seguidas = await Promise.all([preguntar(), preguntar(), preguntar()]);
    expect(seguidas).toEqual(seguidas.map(() => ({ disponible: false, motivo: 'respuesta' })));
    expect(llamadas()).toBe(4);

    control.sanar();
    vi.setSystemTime(Date.now() + 50);
    expect(await preguntar()).toMatchObject({ disponible: true });
    const juntas = await Promise.all([preguntar(), preguntar(), preguntar()]);
    expect(juntas.map((r) => r.disponible)).toEqual([true, true, true]);
  });

  it('mientras la fuente sigue mal, la prueba de reapertura la mantiene cerrada', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const preguntar = crear({ reintentos: 0, volumen: 2, reapertura: 20 });
    simuladores().control.fallar('gestora', { modo: 'corte' });
    await preguntar();
    await preguntar();
    for (const hechas of [3, 4]) {
      vi.setSystemTime(Date.now() + 20);
      expect(await preguntar()).toEqual({ disponible: false, motivo: 'conexion' });
      expect(await preguntar()).toEqual({ disponible: false, motivo: 'conexion' });
      expect(llamadas()).toBe(hechas);
    }
    simuladores().control.sanar();
    vi.setSystemTime(Date.now() + 20);
    expect(await preguntar()).toMatchObject({ disponible: true });
  });

  it('pasado el límite de preguntas simultáneas dice ocupado, sin culpar a la fuente', async () => {
    const preguntar = crear({ simultaneas: 2, volumen: 1, respuesta: 5000, total: 5000 });
    simuladores().control.fallar('gestora', { modo: 'lento', demora_ms: 100 });
    const [primera, segunda, tercera] = await Promise.all([preguntar(), preguntar(), preguntar()]);
    expect([primera?.disponible, segunda?.disponible]).toEqual([true, true]);
    expect(tercera).toEqual({ disponible: false, motivo: 'ocupado' });
    expect(await preguntar()).toMatchObject({ disponible: true });
  });

  it('una respuesta correcta de otra fuente no pasa por buena', async () => {
    const fuente = crearFuente({ url: simuladores().urls.gestora });
    abierta = fuente;
    expect(await fuente.preguntar('/consulta', { ci: '1000004' }, segipRespuesta)).toEqual({
      disponible: false,
      motivo: 'respuesta',
    });
  });

  it('una ruta que la fuente no tiene no se reintenta ni se lee como "no"', async () => {
    const fuente = crearFuente({ url: `${simuladores().urls.gestora}/base/` });
    abierta = fuente;
    expect(await fuente.preguntar('/consulta', { ci: '1000004' }, gestoraRespuesta)).toEqual({
      disponible: false,
      motivo: 'respuesta',
    });
  });

  it('una conexión que no termina de abrirse se abandona en su plazo', async () => {
    const entrantes: Socket[] = [];
    // The server accepts TCP but never answers the TLS handshake.
    const mudo = createServer((socket) => entrantes.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(mudo, 'listening');
    const direccion = mudo.address();
    const puerto = typeof direccion === 'object' ? direccion?.port : undefined;
    const tiempos = { ...TIEMPOS_PRUEBA, conexion: 30, respuesta: 20_000, total: 20_000, reintentos: 0 };
    const fuente = crearFuente({ url: `https://127.0.0.1:${puerto}`, tiempos });
    abierta = fuente;
    expect(await fuente.preguntar('/consulta', { ci: '1000004' }, gestoraRespuesta)).toEqual({
      disponible: false,
      motivo: 'conexion',
    });
    expect(entrantes).toHaveLength(1);
    for (const socket of entrantes) socket.destroy();
    mudo.close();
  });

  it('cerrada, dice no disponible', async () => {
    const fuente = crearFuente({ url: simuladores().urls.gestora });
    await fuente.cerrar();
    expect(await fuente.preguntar('/consulta', { ci: '1000004' }, gestoraRespuesta)).toEqual({
      disponible: false,
      motivo: 'conexion',
    });
  });
});
