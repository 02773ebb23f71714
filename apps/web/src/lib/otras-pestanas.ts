import { alCambiarSesion, estaVencida, leerSesion, type Sesion } from './sesion.ts';
import { terminarSesion } from './sesion-terminada.ts';

/**
 * A tab opened from a link is signed in through another tab of the same browser (ADR 22). Each
 * tab keeps its session in its own session storage; only here does one travel, to a tab of this origin that has just
 * opened and has none.
 */
const CANAL = 'sgpa-sesion';
/** With `hay` somebody is there, loading or in the background; with `quizas` nobody can tell. */
const ESPERA_MS = { hay: 3000, quizas: 1000 };
/** The tab waits so long after the first answer: another tab may be somebody else's. */
const OTRAS_MS = 60;

/** Every tab that has a session shares this lock for as long as it lives: it tells that somebody may answer. */
const CANDADO = 'sgpa-sesion';

type Mensaje = { pide: string } | { para: string; token: string; username: string } | { cierra: string };

const texto = (dato: object, clave: string): string | null => {
  const valor: unknown = Reflect.get(dato, clave);
  return typeof valor === 'string' && valor !== '' ? valor : null;
};

/** Takes only objects of this origin: anything else on the channel is nobody's concern. */
const datoDe = ({ origin, data }: MessageEvent<unknown>): object | null =>
  origin === location.origin && typeof data === 'object' ? data : null;

/** A page that came over plain HTTP has no locks. */
const candados = (): LockManager | undefined => navigator.locks;

function hacersePresente(): void {
  let irse: (() => void) | null = null;
  const alDia = () => {
    const hay = leerSesion() !== null;
    if (hay === (irse !== null)) return;
    irse?.();
    irse = null;
    if (!hay) return;
    const fin = Promise.withResolvers<void>();
    irse = fin.resolve;
    void candados()?.request(CANDADO, { mode: 'shared' }, () => fin.promise);
  };
  alCambiarSesion(alDia);
  alDia();
}

/** Tells how long to wait for another tab that has a session; null where there is none. */
async function espera(): Promise<number | null> {
  const { held } = (await candados()?.query()) ?? {};
  if (held === undefined) return ESPERA_MS.quizas;
  return held.some(({ name }) => name === CANDADO) ? ESPERA_MS.hay : null;
}

const decir = (canal: BroadcastChannel, mensaje: Mensaje): void => canal.postMessage(mensaje);

/** Answers who asks while this tab has a session that holds, and ends this tab's when it was closed in another one. */
export function atenderPestanas(): void {
  hacersePresente();
  const canal = new BroadcastChannel(CANAL);
  canal.onmessage = (evento) => {
    const dato = datoDe(evento);
    const sesion = leerSesion();
    if (dato === null || sesion === null) return;
    const pide = texto(dato, 'pide');
    if (pide !== null && !estaVencida(sesion))
      decir(canal, { para: pide, token: sesion.token, username: sesion.username });
    if (texto(dato, 'cierra') === sesion.id) terminarSesion();
  };
}

/** Gives the token of the person who is signed in in other tabs; null when nobody is, or more than one. */
export async function pedirSesion(): Promise<string | null> {
  const limite = await espera();
  if (limite === null) return null;
  const canal = new BroadcastChannel(CANAL);
  // getRandomValues also works where the page came over plain HTTP; randomUUID does not.
  const yo = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const tokens = new Map<string, string>();
  return new Promise((resolve) => {
    const terminar = () => {
      canal.close();
      const [unico] = tokens.values();
      resolve(tokens.size === 1 && unico !== undefined ? unico : null);
    };
    setTimeout(terminar, limite);
    canal.onmessage = (evento) => {
      const dato = datoDe(evento);
      if (dato === null || texto(dato, 'para') !== yo) return;
      const token = texto(dato, 'token');
      const username = texto(dato, 'username');
      if (token === null || username === null) return;
      if (tokens.size === 0) setTimeout(terminar, OTRAS_MS);
      tokens.set(username, token);
    };
    decir(canal, { pide: yo });
  });
}

/** The person closed this session: the tabs that have the same one say so at once. */
export function avisarCierre({ id }: Sesion): void {
  const canal = new BroadcastChannel(CANAL);
  decir(canal, { cierra: id });
  canal.close();
}
