// The part of autocannon that is used here; the package brings no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Peticion {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (peticion: Peticion) => Peticion;
    onResponse?: (estado: number, cuerpo: string) => void;
  }
  interface Opciones {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    timeout: number;
    requests: Peticion[];
  }
  interface Instancia extends EventEmitter, PromiseLike<{ errors: number; timeouts: number; non2xx: number }> {
    on(
      evento: 'response',
      oyente: (cliente: unknown, estado: number, bytes: number, milisegundos: number) => void,
    ): this;
  }
  export default function autocannon(opciones: Opciones): Instancia;
}
