import { crearApp } from '@sgpa/api/app';
import { type Config, leerConfig } from '@sgpa/api/config';
import { crearAnotador } from '@sgpa/api/db/anotador';
import type { Deps } from '@sgpa/api/deps';
import { crearGestora } from '@sgpa/api/integrations/gestora/http';
import { crearOvt } from '@sgpa/api/integrations/ovt/http';
import { crearSegip } from '@sgpa/api/integrations/segip/http';
import { crearSenasir } from '@sgpa/api/integrations/senasir/http';
import type { Metricas } from '@sgpa/api/plugins/metricas';
import { vigilarReloj } from '@sgpa/api/reloj';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { iniciarSimuladores } from '@sgpa/simulators/simulators';
import type { FastifyBaseLogger } from 'fastify';
import { crearBase, PASSWORD_APP } from './base.ts';
import { conCausas } from './causas.ts';
import { COFRE_DE_PRUEBA } from './cofre.ts';
import { crearTallerDePrueba } from './firmas.ts';
import { relojFijo } from './reloj.ts';

/** The waits are short for whoever never answers, and long enough for a busy machine; the breaker stays closed. */
const TIEMPOS = { conexion: 2500, respuesta: 2500, total: 5500, pausa: 4, minimo: 1, volumen: 1_000_000 };

const SIN_LIMITE = 1_000_000;

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every refusal has this shape (acuerdos §6, last line). */
export interface CuerpoError {
  codigo: string;
  mensaje: string;
  detalle?: { campo: string; mensaje: string }[];
}

export interface Respuesta<T> {
  status: number;
  body: T;
  cabeceras: Headers;
}

interface Opciones {
  reloj?: ReturnType<typeof relojFijo>;
  config?: Partial<Config>;
  /** These sources are used instead of the simulators over HTTP. */
  fuentes?: Partial<Pick<Deps, 'segip' | 'ovt' | 'senasir' | 'gestora'>>;
  atendiendo?: () => boolean;
  log?: FastifyBaseLogger;
  metricas?: Metricas;
  /** The test asks how a breakdown is answered; without it the request that meets one fails with its cause. */
  fallas?: true;
  /** A request has to arrive within this deadline, shorter than the product's. */
  llegadaMs?: number;
}

export type ApiDePrueba = Awaited<ReturnType<typeof crearApiDePrueba>>;

async function leerCuerpo<T>(respuesta: Response): Promise<T> {
  const texto = await respuesta.text();
  const esJson = respuesta.headers.get('content-type')?.includes('json');
  return (esJson ? JSON.parse(texto) : texto) as T;
}

/** Starts the server on a free port, with a demo database of its own and simulated registries, all over real HTTP. */
export async function crearApiDePrueba(opciones: Opciones = {}) {
  const {
    reloj = relojFijo(),
    fuentes = {},
    atendiendo = () => true,
    log,
    metricas,
    fallas = false,
    llegadaMs,
  } = opciones;
  const base = await crearBase({ demo: true });
  const simuladores = await iniciarSimuladores({ reloj });
  const { urls } = simuladores;
  const config: Config = {
    ...leerConfig({ DATABASE_URL: base.owner.url, SGPA_DB_APP_PASSWORD: PASSWORD_APP, SGPA_WEB_DIR: '/no-hay' }),
    limites: { porMinuto: SIN_LIMITE, ingresosPorMinuto: SIN_LIMITE, verificacionesPorMinuto: SIN_LIMITE },
    ...opciones.config,
  };
  const registros = {
    segip: crearSegip({ url: urls.segip, tiempos: TIEMPOS }),
    ovt: crearOvt({ url: urls.ovt, tiempos: TIEMPOS }),
    senasir: crearSenasir({ url: urls.senasir, tiempos: TIEMPOS }),
    gestora: crearGestora({ url: urls.gestora, tiempos: TIEMPOS }),
  };
  const taller = await crearTallerDePrueba(config, base.owner.db);
  const deps: Deps = {
    config,
    clock: reloj,
    reloj: vigilarReloj(reloj, log),
    db: base.app.db,
    anotador: crearAnotador(base.anotaciones.db),
    dbIngreso: base.ingreso.db,
    cofre: COFRE_DE_PRUEBA,
    ...registros,
    ...fuentes,
    taller,
    servicios: { fueraDeAlcance: () => [] },
    atendiendo,
  };
  const { creado: app, causas } = await conCausas(() => crearApp(deps, { version: '0.0.0', log, metricas, llegadaMs }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  /** A text travels as it is; anything else as JSON. */
  const pedido = (token: string | null, cuerpo: unknown, cabeceras: Record<string, string>) => ({
    headers: {
      ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...cabeceras,
    },
    texto: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo),
  });

  function conCausa<T>(respuesta: Respuesta<T>, que: string, marca: string): Respuesta<T> {
    const causa = causas.de(marca);
    if (respuesta.status < 500 || !causa || fallas) return respuesta;
    throw new Error(`${que} answered ${respuesta.status}: ${causa.message}`, { cause: causa });
  }

  async function pedir<T = CuerpoError>(
    token: string | null,
    metodo: Metodo,
    ruta: string,
    cuerpo?: unknown,
    cabeceras: Record<string, string> = {},
  ): Promise<Respuesta<T>> {
    const marcado = causas.marcar();
    const { headers, texto } = pedido(token, cuerpo, { ...marcado.cabeceras, ...cabeceras });
    const respuesta = await fetch(`${url}${ruta}`, { method: metodo, headers, body: texto });
    const leida = { status: respuesta.status, body: await leerCuerpo<T>(respuesta), cabeceras: respuesta.headers };
    return conCausa(leida, `${metodo} ${ruta}`, marcado.marca);
  }

  /** Asks without a connection, for a test that asks thousands of times. */
  async function inyectar<T = CuerpoError>(
    token: string | null,
    metodo: Metodo,
    ruta: string,
    cuerpo?: unknown,
    cabeceras: Record<string, string> = {},
  ): Promise<Respuesta<T>> {
    const marcado = causas.marcar();
    const { headers, texto } = pedido(token, cuerpo, { ...marcado.cabeceras, ...cabeceras });
    const respuesta = await app.inject({ method: metodo, url: ruta, headers, payload: texto });
    const { statusCode: status, payload } = respuesta;
    const body: T = String(respuesta.headers['content-type']).includes('json') ? JSON.parse(payload) : payload;
    const dichas = Object.entries(respuesta.headers).flatMap(([nombre, valor]) =>
      [valor ?? []].flat().map((uno): [string, string] => [nombre, String(uno)]),
    );
    return conCausa({ status, body, cabeceras: new Headers(dichas) }, `${metodo} ${ruta}`, marcado.marca);
  }

  async function ingresar(username: string, password = PASSWORD_DEMO): Promise<string> {
    const { status, body } = await pedir<{ token: string }>(null, 'POST', '/api/v1/login_app', { username, password });
    if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(body)}`);
    return body.token;
  }

  return {
    url,
    app,
    base,
    reloj,
    config,
    deps,
    simuladores,
    pedir,
    inyectar,
    ingresar,
    async cerrar() {
      await app.close();
      await Promise.all([taller, ...Object.values(registros)].map((uno) => uno.cerrar()));
      await simuladores.cerrar();
      await base.cerrar();
    },
  };
}
