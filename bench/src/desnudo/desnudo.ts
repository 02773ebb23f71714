import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cargarHttp } from '../carga-http.ts';
import type { Resumen } from '../percentiles.ts';
import type { Mensajes } from '../sql-desnudo.ts';

const SERVIDOR = path.join(import.meta.dirname, 'servidor.ts');
const CALENTAMIENTO_S = 1;

export interface Desnudo {
  pid: number;
  /** Puts the same load on the same data, with the statements of each request of a page, which go at once. */
  cargar(muestras: readonly (readonly Mensajes[])[], conexiones: number, segundos: number): Promise<Resumen>;
  cerrar(): void;
}

/** @param url is the owner's, whom row security does not bind */
export async function levantarDesnudo(url: string, conexiones: number): Promise<Desnudo> {
  const proceso = fork(SERVIDOR, [url, String(conexiones)]);
  const [puerto] = await once(proceso, 'message');
  return {
    pid: proceso.pid ?? 0,
    async cargar(muestras, cuantas, segundos) {
      // Values travel as JSON; a date is the only one that is not the same afterwards, and no read has one.
      proceso.send(muestras.flat());
      await once(proceso, 'message');
      let siguiente = 0;
      const paginas = muestras.map((pagina) => pagina.map(() => ({ method: 'GET' as const, path: `/${siguiente++}` })));
      let orden = 0;
      const cargar = (duracion: number) =>
        cargarHttp({
          url: `http://127.0.0.1:${puerto}`,
          conexiones: cuantas,
          segundos: duracion,
          siguiente: () => paginas[orden++ % paginas.length] ?? [],
        });
      await cargar(CALENTAMIENTO_S);
      return cargar(segundos);
    },
    cerrar: () => proceso.disconnect(),
  };
}
