import CircuitBreaker from 'opossum';
import type { z } from 'zod';
import { FalloFuente } from './fallo-fuente.ts';
import { crearClienteHttp } from './http.ts';
import { conReintentos } from './reintentos.ts';
import type { MotivoNoDisponible, NoDisponible } from './resultado.ts';
import { TIEMPOS, type Tiempos } from './tiempos.ts';

export interface OpcionesFuente {
  url: string;
  tiempos?: Partial<Tiempos>;
  /** Told of each question that got no answer, without whom it was about. */
  alFallar?: (motivo: MotivoNoDisponible) => void;
}

/** One external source with its time-outs, retries, breaker and concurrency limit. */
export interface Fuente {
  /** Never throws. An answer that does not fit `esquema` counts as no answer. */
  preguntar<T>(
    ruta: string,
    cuerpo: unknown,
    esquema: z.ZodType<T>,
  ): Promise<{ disponible: true; datos: T } | NoDisponible>;
  close(): Promise<void>;
}

export function crearFuente({ url, tiempos: parcial, alFallar = () => {} }: OpcionesFuente): Fuente {
  const tiempos = { ...TIEMPOS, ...parcial };
  const http = crearClienteHttp(url, tiempos);
  let ultimoMotivo: MotivoNoDisponible = 'conexion';

  // One fire = one question with its retries, so that the volume counts questions. Our own deadline ends each one.
  const cortacircuitos = new CircuitBreaker(async (pregunta: () => Promise<void>) => pregunta(), {
    timeout: false,
    capacity: tiempos.simultaneas,
    volumeThreshold: tiempos.volumen,
    errorThresholdPercentage: tiempos.porcentajeFallas,
    rollingCountTimeout: tiempos.ventana,
    resetTimeout: tiempos.reapertura,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    // Being busy here says nothing about the source.
    errorFilter: (error: unknown) => codigoDe(error) === 'ESEMLOCKED',
  });

  const motivoDe = (error: unknown): MotivoNoDisponible => {
    if (error instanceof FalloFuente) {
      ultimoMotivo = error.motivo;
      return error.motivo;
    }
    // An open breaker repeats why the source failed last.
    return codigoDe(error) === 'ESEMLOCKED' ? 'ocupado' : ultimoMotivo;
  };

  return {
    async preguntar<T>(ruta: string, cuerpo: unknown, esquema: z.ZodType<T>) {
      const recibido: { datos?: { valor: T } } = {};
      try {
        await cortacircuitos.fire(async () => {
          const json = await conReintentos(tiempos, (limite) => http.post(ruta, cuerpo, limite));
          const leido = esquema.safeParse(json);
          // The error of zod is dropped: it could quote personal data.
          if (!leido.success) throw new FalloFuente('respuesta', false);
          recibido.datos = { valor: leido.data };
        });
      } catch (error) {
        const motivo = motivoDe(error);
        alFallar(motivo);
        return { disponible: false, motivo };
      }
      if (!recibido.datos) return { disponible: false, motivo: 'respuesta' };
      return { disponible: true, datos: recibido.datos.valor };
    },
    async close() {
      cortacircuitos.shutdown();
      await http.close();
    },
  };
}

function codigoDe(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
