import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { atenderPestanas, avisarCierre, pedirSesion } from './otras-pestanas.ts';
import { borrarSesion, guardarSesion, leerSesion } from './sesion.ts';
import { leerSesionTerminada, olvidarSesionTerminada } from './sesion-terminada.ts';
import { tokenFalso } from './testing/token-falso.ts';

/** Every open channel of the browser hears what another one says, as from the page of `origen`. */
let origen = location.origin;
const abiertos = new Set<CanalFalso>();
class CanalFalso {
  onmessage: ((evento: MessageEvent) => void) | null = null;
  constructor() {
    abiertos.add(this);
  }
  postMessage(data: unknown) {
    const evento = new MessageEvent('message', { data, origin: origen });
    for (const otro of abiertos) if (otro !== this) queueMicrotask(() => otro.onmessage?.(evento));
  }
  close() {
    abiertos.delete(this);
  }
}

const VIVE = 9_999_999_999;
const sesionDe = (usuario: string, exp = VIVE) => tokenFalso({ exp, usuario, jti: `sesion de ${usuario}` });

function otraPestana(usuario: string) {
  candados.tomados.push('sgpa-sesion');
  const canal = new CanalFalso();
  canal.onmessage = ({ data }) => {
    if (data.pide !== undefined) canal.postMessage({ para: data.pide, token: sesionDe(usuario), username: usuario });
  };
}

async function preguntar(): Promise<unknown[]> {
  const canal = new CanalFalso();
  const oido: unknown[] = [];
  canal.onmessage = ({ data }) => oido.push(data);
  canal.postMessage({ pide: 'una' });
  await vi.advanceTimersByTimeAsync(1000);
  canal.close();
  return oido;
}

class CandadosFalsos {
  readonly tomados: string[] = [];
  async request(name: string, _modo: { mode: string }, mientras: () => Promise<void>) {
    this.tomados.push(name);
    await mientras();
    this.tomados.splice(this.tomados.indexOf(name), 1);
  }
  async query() {
    return { held: this.tomados.map((name) => ({ name })), pending: [] };
  }
}
const candados = new CandadosFalsos();
const conCandados = (locks: CandadosFalsos | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

async function pedir(): Promise<string | null> {
  const pedida = pedirSesion();
  await vi.advanceTimersByTimeAsync(3000);
  return pedida;
}

describe('otras-pestanas.test.tsx', () => {
  let propio: CanalFalso | undefined;
  beforeAll(() => {
    vi.stubGlobal('BroadcastChannel', CanalFalso);
    conCandados(candados);
    atenderPestanas();
    [propio] = abiertos;
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    origen = location.origin;
    borrarSesion();
    olvidarSesionTerminada();
  });
  afterEach(() => {
    vi.useRealTimers();
    conCandados(candados);
    candados.tomados.length = 0;
    abiertos.clear();
    if (propio) abiertos.add(propio);
  });

  it('quien abre otra pestaña recibe la sesión de la primera', async () => {
    otraPestana('ope.afiliaciones');
    expect(await pedir()).toBe(sesionDe('ope.afiliaciones'));
  });

  it('de dos pestañas de la misma persona da igual cuál contesta; de dos personas, ninguna', async () => {
    otraPestana('ope.afiliaciones');
    otraPestana('ope.afiliaciones');
    expect(await pedir()).toBe(sesionDe('ope.afiliaciones'));
    otraPestana('ope.petrolera');
    expect(await pedir()).toBeNull();
  });

  it('sin otra pestaña con sesión no se pregunta ni se espera nada', async () => {
    otraPestana('ope.afiliaciones');
    candados.tomados.length = 0;
    expect(await pedirSesion()).toBeNull();
  });

  it.each([
    ['otra pestaña vive y no contesta', candados, 3000],
    ['donde el navegador no tiene candados', undefined, 1000],
  ])('%s: se espera un momento, y no más', async (_caso, locks, limite) => {
    candados.tomados.push('sgpa-sesion');
    conCandados(locks);
    const fin = vi.fn();
    void pedirSesion().then(fin);
    await vi.advanceTimersByTimeAsync(limite - 1);
    expect(fin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fin).toHaveBeenCalledWith(null);
  });

  it('una pestaña con sesión lo hace saber mientras la tiene', async () => {
    expect(candados.tomados).toEqual([]);
    guardarSesion(sesionDe('ope.afiliaciones'));
    guardarSesion(sesionDe('ope.petrolera'));
    expect(candados.tomados).toEqual(['sgpa-sesion']);
    borrarSesion();
    await vi.advanceTimersByTimeAsync(0);
    expect(candados.tomados).toEqual([]);
  });

  it('lo que viene de otro origen no se cree ni se contesta', async () => {
    guardarSesion(sesionDe('ope.afiliaciones'));
    otraPestana('ope.afiliaciones');
    origen = 'https://otro.example';
    expect(await pedir()).toBeNull();
    const [suyo] = (await preguntar()).filter((dato) => JSON.stringify(dato).includes('sesion de'));
    expect(suyo).toBeUndefined();
  });

  it('contesta solo a quien pregunta, y solo mientras la sesión vale', async () => {
    expect(await preguntar()).toEqual([]);
    const token = sesionDe('ope.afiliaciones');
    guardarSesion(token);
    expect(await preguntar()).toEqual([{ para: 'una', token, username: 'ope.afiliaciones' }]);
    guardarSesion(sesionDe('ope.afiliaciones', 1));
    expect(await preguntar()).toEqual([]);
  });

  it('la sesión que se cerró en otra pestaña termina aquí; otra de la misma persona sigue', async () => {
    const token = sesionDe('ope.afiliaciones');
    const sesion = guardarSesion(token);
    avisarCierre({ ...sesion, id: 'otra sesión' });
    await vi.advanceTimersByTimeAsync(0);
    expect(leerSesion()?.token).toBe(token);
    avisarCierre(sesion);
    await vi.advanceTimersByTimeAsync(0);
    expect([leerSesion(), leerSesionTerminada()]).toEqual([null, { username: 'ope.afiliaciones' }]);
  });
});
