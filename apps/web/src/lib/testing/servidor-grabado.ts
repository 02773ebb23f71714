import { vi } from 'vitest';

interface Grabada {
  caso: string;
  pedido: { metodo: string; ruta: string };
  respuesta: { estado: number; cuerpo: unknown };
}

const ARCHIVOS = import.meta.glob<Grabada[]>('../../../../../docs/api/respuestas/*.json', { import: 'default' });

async function grabadasDe(caso: string): Promise<Grabada[]> {
  const traer = ARCHIVOS[`../../../../../docs/api/respuestas/${caso}.json`];
  if (traer === undefined) throw new Error(`Nothing was recorded of ${caso}.`);
  return traer();
}

export async function respuestaGrabada(casoDeUso: string, caso: string): Promise<Response> {
  const grabada = (await grabadasDe(casoDeUso)).find((una) => una.caso === caso);
  if (grabada === undefined) throw new Error(`«${caso}» was not recorded of ${casoDeUso}.`);
  return Response.json(grabada.respuesta.cuerpo, { status: grabada.respuesta.estado });
}

interface PedidoHecho {
  metodo: string;
  ruta: string;
  cuerpo: string;
  clave: string | null;
  senal: AbortSignal | null | undefined;
}

type Respondedor = (pedido: PedidoHecho) => Response | Promise<Response>;

const camino = (ruta: string): string => ruta.replace(/\?.*$/, '');
const LISTAS = '/api/v1/parametricas/';

/**
 * Replaces the server by its recorded answers (docs/api/respuestas) of these use cases: each path gives the first that
 * was recorded with 200. A code list that was not recorded is empty; `alResponder` puts something else in an answer's
 * place.
 */
export async function ponerServidorGrabado(...casosDeUso: string[]) {
  const grabadas = (await Promise.all(casosDeUso.map(grabadasDe))).flat();
  const propias = new Map<string, Respondedor>();
  const pedidos: PedidoHecho[] = [];

  async function responder(pedido: PedidoHecho): Promise<Response> {
    const propia = propias.get(`${pedido.metodo} ${camino(pedido.ruta)}`);
    if (propia !== undefined) return propia(pedido);
    const grabada = grabadas.find(
      ({ pedido: { metodo, ruta }, respuesta }) =>
        metodo === pedido.metodo && camino(ruta) === camino(pedido.ruta) && respuesta.estado === 200,
    );
    if (grabada !== undefined) return Response.json(grabada.respuesta.cuerpo);
    if (pedido.ruta.startsWith(LISTAS)) return Response.json({ data: [] });
    throw new Error(`${pedido.metodo} ${pedido.ruta}: nobody answers that here.`);
  }

  vi.stubGlobal('fetch', (ruta: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    const clave = new Headers(headers).get('Idempotency-Key');
    const pedido = { metodo: method, ruta, cuerpo: String(body ?? ''), clave, senal: signal };
    pedidos.push(pedido);
    return responder(pedido);
  });
  return {
    pedidos,
    enviados: (metodo: string, ruta: string): unknown[] =>
      pedidos.filter((p) => p.metodo === metodo && camino(p.ruta) === ruta).map((p) => JSON.parse(p.cuerpo)),
    alResponder: (metodo: string, ruta: string, respondedor: Respondedor) =>
      void propias.set(`${metodo} ${ruta}`, respondedor),
  };
}
