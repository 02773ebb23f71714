import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel';

interface Opciones {
  aLaVez: number;
  /** When so many wait, the next one is told at once. */
  enEspera: number;
  esperaMs: number;
  codigo:
    | 'FOTO_EN_ESPERA'
    | 'ARCHIVO_EN_ESPERA'
    | 'CERTIFICADO_EN_ESPERA'
    | 'SOLICITUDES_EN_CURSO'
    | 'INGRESOS_EN_CURSO'
    | 'EXPORTACIONES_EN_CURSO';
}

type Turnos = <T>(trabajo: () => Promise<T>) => Promise<T>;

/** Lets only so many works run at once; who waits too long for a turn is told to try again. */
export function crearTurnos({ aLaVez, enEspera, esperaMs, codigo }: Opciones): Turnos {
  const turnos = bulkhead(aLaVez, enEspera);
  return (trabajo) =>
    new Promise((resolve, reject) => {
      const espera = new AbortController();
      const negar = () => reject(new Rechazo(codigo));
      const reloj = setTimeout(() => {
        espera.abort();
        negar();
      }, esperaMs);
      const empezar = () => {
        clearTimeout(reloj);
        return trabajo();
      };
      turnos.execute(empezar, espera.signal).then(resolve, (error) => {
        clearTimeout(reloj);
        if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError) negar();
        else reject(error);
      });
    });
}

/** Gives each owner turns of their own: what one has under way keeps only their own next work waiting. */
export function crearTurnosPorDueno<K>(opciones: Opciones): <T>(dueno: K, trabajo: () => Promise<T>) => Promise<T> {
  const filas = new Map<K, { enTurno: Turnos; cuantos: number }>();
  return async (dueno, trabajo) => {
    const fila = filas.get(dueno) ?? { enTurno: crearTurnos(opciones), cuantos: 0 };
    filas.set(dueno, fila);
    fila.cuantos += 1;
    try {
      return await fila.enTurno(trabajo);
    } finally {
      fila.cuantos -= 1;
      if (fila.cuantos === 0) filas.delete(dueno);
    }
  };
}
