import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { InstanciaAbierta } from './instancia.ts';

type Abrir = () => Promise<InstanciaAbierta>;

async function leerJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let texto = '';
  for await (const trozo of request.setEncoding('utf8')) texto += trozo;
  const valor: unknown = texto === '' ? {} : JSON.parse(texto);
  return typeof valor === 'object' && valor !== null ? { ...valor } : {};
}

function responder(response: ServerResponse, status: number, cuerpo: unknown = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(cuerpo));
}

/**
 * Serves POST /instancias → {id, url, simuladoresAdmin} · PUT /instancias/:id/reloj {ahora} · POST
 * /instancias/:id/correos · POST /instancias/:id/conteos · DELETE /instancias/:id
 */
export async function servirControl(abrir: Abrir): Promise<{ url: string; cerrar(): Promise<void> }> {
  const abiertas = new Map<string, InstanciaAbierta>();
  let siguiente = 1;
  const enCierre = new Set<Promise<void>>();
  const fallas: unknown[] = [];

  /** An instance is opened while the tests before it run, so that whoever asks for one does not wait. */
  let lista: Promise<InstanciaAbierta> | null = null;
  function tomar(): Promise<InstanciaAbierta> {
    const tomada = lista ?? abrir();
    lista = tomada.then(abrir, abrir);
    // Whoever takes it learns of the failure.
    lista.catch(() => undefined);
    return tomada;
  }

  /** Nobody waits for that either; what went wrong is told at the end. */
  function soltar(instancia: InstanciaAbierta): void {
    const cierre = instancia
      .cerrar()
      .catch((error: unknown) => void fallas.push(error))
      .finally(() => enCierre.delete(cierre));
    enCierre.add(cierre);
  }

  async function crear(response: ServerResponse): Promise<void> {
    const instancia = await tomar();
    const id = String(siguiente++);
    abiertas.set(id, instancia);
    responder(response, 201, { id, url: instancia.url, simuladoresAdmin: instancia.simuladoresAdmin });
  }

  async function atender(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, recurso, id = '', parte] = (request.url ?? '').split('/');
    const instancia = abiertas.get(id);
    const orden = [request.method, recurso, parte].filter(Boolean).join(' ');
    if (orden === 'POST instancias') return crear(response);
    if (orden === 'PUT instancias reloj' && instancia) {
      instancia.ponerReloj(new Date(String((await leerJson(request)).ahora)));
      return responder(response, 200);
    }
    if (orden === 'POST instancias correos' && instancia) {
      await instancia.enviarCorreos();
      return responder(response, 200);
    }
    if (orden === 'POST instancias conteos' && instancia) {
      await instancia.contarRegistro();
      return responder(response, 200);
    }
    if (orden === 'DELETE instancias' && instancia) {
      abiertas.delete(id);
      soltar(instancia);
      return responder(response, 200);
    }
    responder(response, 404);
  }

  const servidor = createServer((request, response) => {
    atender(request, response).catch((error: unknown) => {
      responder(response, 500, { mensaje: error instanceof Error ? error.stack : String(error) });
    });
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const direccion = servidor.address();
  const puerto = typeof direccion === 'object' && direccion !== null ? direccion.port : 0;
  return {
    url: `http://127.0.0.1:${puerto}`,
    async cerrar() {
      servidor.close();
      servidor.closeAllConnections();
      const ultima = await lista?.catch(() => null);
      for (const instancia of [...abiertas.values(), ...(ultima ? [ultima] : [])]) soltar(instancia);
      await Promise.all(enCierre);
      if (fallas.length > 0) throw new AggregateError(fallas, 'Some products did not close.');
    },
  };
}
