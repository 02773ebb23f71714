import { describe, expect, it, vi } from 'vitest';
import { supervised } from './supervisor.mjs';

/** A service whose life the test decides. */
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

describe('supervisor.test.mjs', () => {
  it('starts a service again that ended on its own, and stops the one that runs', async () => {
    const { lives, launch } = fakeService();
    const service = supervised({ name: 'prueba', launch, onFatal: vi.fn() });
    await service.start();
    lives[0].end({ how: 'señal SIGKILL' });
    await vi.waitFor(() => expect(launch).toHaveBeenCalledTimes(2));
    await service.stop();
    expect(lives[1].stop).toHaveBeenCalled();
    expect(launch).toHaveBeenCalledTimes(2);
  });

  it('leaves the first failure to who asked', async () => {
    const launch = async () => {
      throw new Error('sin disco');
    };
    const onFatal = vi.fn();
    await expect(supervised({ name: 'prueba', launch, onFatal }).start()).rejects.toThrow('sin disco');
    expect(onFatal).not.toHaveBeenCalled();
  });

  it('gives up after too many ends in a row', async () => {
    const { launch } = fakeService();
    const onFatal = vi.fn();
    const broken = async () => ({ ...(await launch()), ended: Promise.resolve({ how: 'código 1' }) });
    await supervised({ name: 'prueba', launch: broken, onFatal, pause: async () => {} }).start();
    await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce());
    expect(launch).toHaveBeenCalledTimes(8);
  });
});
