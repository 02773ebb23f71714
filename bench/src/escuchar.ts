import type pg from 'pg';

export interface Sentencia {
  name?: string | undefined;
  text: string;
  values: readonly unknown[];
}

const sentencia = (pregunta: string | Sentencia): Sentencia =>
  typeof pregunta === 'string' ? { text: pregunta, values: [] } : pregunta;

/** Tells what goes out on the connections of a pool, with what is asked in one turn together, as it travels. */
export function escuchar(pool: pg.Pool, alEnviar: (sentencias: readonly Sentencia[]) => void): void {
  pool.on('connect', (cliente) => {
    const preguntar = cliente.query;
    let pedidas: Sentencia[] = [];
    const query = (...que: [string | Sentencia, ...unknown[]]) => {
      if (pedidas.length === 0)
        setImmediate(() => {
          alEnviar(pedidas);
          pedidas = [];
        });
      pedidas.push(sentencia(que[0]));
      return Reflect.apply(preguntar, cliente, que);
    };
    Object.assign(cliente, { query });
  });
}
