import { describe, expect, it, vi } from 'vitest';
import { supervised } from './supervisor.mjs';

/** Makes a service whose life the test decides. */
function fakeService() {
  const lives = [];
  const launch = vi.fn(async () => {
    let end;
    const ended = new Promise((resolve) => {
      end = resolve;
    });
    const life = { ended, end, stop: vi.fn(async () => end({ how: 'pedido' })) };
    lives.push(life);
    return life;
  });
  return { lives, launch };
}

const WAIT = { timeout: 50_000, interval: 1 };

describe('supervisor.test.mjs', () => {
  it('arranca otra vez un servicio que terminó solo, y para el que corre', async () => {
    const { lives, launch } = fakeService();
    const service = supervised({ name: 'prueba', launch, onFatal: vi.fn() });
    await service.start();
    lives[0].end({ how: 'señal SIGKILL' });
    await vi.waitFor(() => expect(launch).toHaveBeenCalledTimes(2), WAIT);
    await service.stop();
    expect(lives[1].stop).toHaveBeenCalled();
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it('deja el primer fallo a quien preguntó', async () => {
    const launch = async () => {
      throw new Error('sin disco');
    };
    const onFatal = vi.fn();
    await expect(supervised({ name: 'prueba', launch, onFatal }).start()).rejects.toThrow('sin disco');
    expect(onFatal).not.toHaveBeenCalled();
  });

  it('arranca otra vez uno que alguien mató antes de que estuviera listo', async () => {
    const { lives, launch } = fakeService();
    const killedOnce = vi.fn(async () => {
      if (killedOnce.mock.calls.length === 1) throw Object.assign(new Error('señal SIGKILL'), { killed: true });
      return launch();
    });
    const onFatal = vi.fn();
    const service = supervised({ name: 'prueba', launch: killedOnce, onFatal, pause: async () => {} });
    await service.start();
    expect(lives).toHaveLength(1);
    expect(onFatal).not.toHaveBeenCalled();
    await service.stop();
  });

  it('se rinde tras demasiados arranques seguidos que no llegaron a nada', async () => {
    const { lives, launch } = fakeService();
    const onFatal = vi.fn();
    let starts = 0;
    const breaksLater = async () => {
      starts += 1;
      if (starts > 1) throw new Error('sin disco');
      return launch();
    };
    await supervised({ name: 'prueba', launch: breaksLater, onFatal, pause: async () => {} }).start();
    lives[0].end({ how: 'código 1' });
    await vi.waitFor(() => expect(onFatal).toHaveBeenCalledWith(new Error('sin disco')), WAIT);
    expect(starts).toBe(1 + 8);
  });

  it('arranca otra vez, por más que lo maten, uno que cada vez llega a estar listo', async () => {
    const { lives, launch } = fakeService();
    const onFatal = vi.fn();
    const service = supervised({ name: 'prueba', launch, onFatal, pause: async () => {} });
    await service.start();
    for (let kills = 1; kills <= 30; kills += 1) {
      lives[kills - 1].end({ how: 'señal SIGKILL' });
      await vi.waitFor(() => expect(lives).toHaveLength(kills + 1), WAIT);
    }
    expect(onFatal).not.toHaveBeenCalled();
    await service.stop();
  });
});
