import {
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  halfJitterGenerator,
  handleAll,
  handleWhen,
  retry,
  SamplingBreaker,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { FalloFuente } from './resultado.ts';
import type { Tiempos } from './tiempos.ts';

/** A closed breaker lets questions pass, a half-open one lets one try the source, an open one none. */
export type EstadoCorte = 'cerrado' | 'semiabierto' | 'abierto';

type Intento<T> = (plazo: AbortSignal) => Promise<T>;

/** The signal tells an attempt to stop, and its own failure is what counts. */
const COOPERATIVO = TimeoutStrategy.Cooperative;

/** A breaker that was isolated by hand lets nobody through either, though nothing here does that. */
const ESTADOS: Readonly<Record<CircuitState, EstadoCorte>> = {
  [CircuitState.Closed]: 'cerrado',
  [CircuitState.HalfOpen]: 'semiabierto',
  [CircuitState.Open]: 'abierto',
  [CircuitState.Isolated]: 'abierto',
};

/** Tries again after a passing failure while enough time is left; only for questions that change nothing. */
function conReintentos<T>(tiempos: Tiempos, plazo: AbortSignal, intento: Intento<T>): Promise<T> {
  const fin = performance.now() + tiempos.total;
  const { pausa, reintentos, respuesta } = tiempos;
  const ultimaPausa = pausa * 2 ** Math.max(0, reintentos - 1);
  const alcanza = () => fin - performance.now() >= ultimaPausa + tiempos.minimo;
  const vale = handleWhen((error) => error instanceof FalloFuente && error.pasajero && alcanza());
  const backoff = new ExponentialBackoff({
    initialDelay: pausa,
    maxDelay: ultimaPausa,
    generator: halfJitterGenerator,
  });
  const cadaUno = wrap(retry(vale, { maxAttempts: reintentos, backoff }), timeout(respuesta, COOPERATIVO));
  return cadaUno.execute(({ signal }) => intento(signal), plazo);
}

export interface Politica {
  /** Runs one question; throws its last failure, or `BulkheadRejectedError` or `BrokenCircuitError` if not asked. */
  preguntar<T>(intento: Intento<T>): Promise<T>;
  ultimoFallo(): unknown;
}

/**
 * Guards one source: the limit of questions at once, the breaker, and each question's total time with the retries in
 * it. The breaker counts questions, not attempts.
 */
export function crearPolitica(tiempos: Tiempos, alCambiar: (estado: EstadoCorte) => void = () => {}): Politica {
  const { ventana, volumen, porcentajeFallas, reapertura } = tiempos;
  const cortacircuitos = circuitBreaker(handleAll, {
    breaker: new SamplingBreaker({
      duration: ventana,
      threshold: porcentajeFallas / 100,
      // Half a question less is set: the library multiplies it with the window again, and fractions must not cost a
      // whole one.
      minimumRps: (volumen - 0.5) / (ventana / 1000),
    }),
    halfOpenAfter: reapertura,
  });
  cortacircuitos.onStateChange((estado) => alCambiar(ESTADOS[estado]));
  const politica = wrap(bulkhead(tiempos.simultaneas), cortacircuitos, timeout(tiempos.total, COOPERATIVO));
  return {
    async preguntar(intento) {
      // The library would let everybody wait for the one question that tries the source again; a clerk is told at once.
      if (cortacircuitos.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return politica.execute(({ signal }) => conReintentos(tiempos, signal, intento));
    },
    ultimoFallo: () => {
      const ultimo = cortacircuitos.lastFailure;
      return ultimo && 'error' in ultimo ? ultimo.error : undefined;
    },
  };
}
