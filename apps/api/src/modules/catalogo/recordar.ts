import type { Db, Trx } from '../../db/pool.ts';
import { versionVista } from './frescura.ts';

const RECORDADOS = 5000;

interface Recuerdo<R> {
  version: number;
  porClave: Map<string, R>;
}

/** Asks the database for what a key stands for until it says something; what was found stays so until catalogues change. */
export function recordado<A extends readonly unknown[], R>(
  leer: (db: Db | Trx, ...argumentos: A) => Promise<R>,
  hallado: (respuesta: R, ...argumentos: A) => boolean,
): (db: Db | Trx, ...argumentos: A) => Promise<R> {
  const porBase = new WeakMap<object, Recuerdo<R>>();
  return async (db, ...argumentos) => {
    const version = versionVista(db);
    const guardado = porBase.get(db);
    const conocidos = guardado?.version === version ? guardado.porClave : new Map<string, R>();
    porBase.set(db, { version, porClave: conocidos });
    const clave = JSON.stringify(argumentos);
    const conocido = conocidos.get(clave);
    if (conocido !== undefined) return conocido;
    const respuesta = await leer(db, ...argumentos);
    if (hallado(respuesta, ...argumentos)) {
      const [masViejo] = conocidos.keys();
      if (conocidos.size >= RECORDADOS && masViejo !== undefined) conocidos.delete(masViejo);
      conocidos.set(clave, respuesta);
    }
    return respuesta;
  };
}
