import autocannon from 'autocannon';
import { type Resumen, resumir } from './percentiles.ts';

export interface Peticion {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Opciones {
  url: string;
  conexiones: number;
  segundos: number;
  /** Called for each request. */
  siguiente: () => Peticion;
  /** Where a refusal comes with status 200: what the body of a good answer contains. */
  contiene?: string | undefined;
}

/** A closed loop: each connection sends its next request when the last one was answered. */
export async function cargarHttp({ url, conexiones, segundos, siguiente, contiene = '' }: Opciones): Promise<Resumen> {
  const tiempos: number[] = [];
  let malas = 0;
  const instancia = autocannon({
    url,
    connections: conexiones,
    duration: segundos,
    timeout: 30,
    requests: [
      {
        setupRequest: (peticion) => ({ ...peticion, ...siguiente() }),
        onResponse: (_estado, cuerpo) => {
          if (!cuerpo.includes(contiene)) malas += 1;
        },
      },
    ],
  });
  instancia.on('response', (_cliente, estado, _bytes, milisegundos) => {
    if (estado >= 200 && estado < 300) tiempos.push(milisegundos);
    else malas += 1;
  });
  const inicio = performance.now();
  const { errors, timeouts } = await instancia;
  return resumir(tiempos, (performance.now() - inicio) / 1000, malas + errors + timeouts);
}
