import { BulkheadRejectedError } from 'cockatiel';
import type { z } from 'zod';
import { crearClienteHttp } from './http.ts';
import { crearPolitica, type EstadoCorte } from './politica.ts';
import { FalloFuente, type MotivoNoDisponible, type NoDisponible } from './resultado.ts';
import { TIEMPOS, type Tiempos } from './tiempos.ts';

export interface OpcionesFuente {
  url: string;
  tiempos?: Partial<Tiempos>;
  /** Each question that got no answer is reported, without whom it was about. */
  alFallar?: (motivo: MotivoNoDisponible) => void;
  /** The breaker reports when it opens, tries again or closes. */
  alCambiarCorte?: (estado: EstadoCorte) => void;
}

/** An external source has its time-outs, retries, breaker and concurrency limit. */
export interface Fuente {
  /** Asks without ever throwing. An answer that does not fit `esquema` counts as no answer. */
  preguntar<T>(
    ruta: string,
    cuerpo: unknown,
    esquema: z.ZodType<T>,
  ): Promise<{ disponible: true; datos: T } | NoDisponible>;
  cerrar(): Promise<void>;
}

export function crearFuente({ url, tiempos: parcial, alFallar = () => {}, alCambiarCorte }: OpcionesFuente): Fuente {
  const tiempos = { ...TIEMPOS, ...parcial };
  const http = crearClienteHttp(url, tiempos);
  const politica = crearPolitica(tiempos, alCambiarCorte);

  const motivoDe = (error: unknown): MotivoNoDisponible => {
    if (error instanceof BulkheadRejectedError) return 'ocupado';
    // An open breaker repeats why the source failed last.
    const fallo = error instanceof FalloFuente ? error : politica.ultimoFallo();
    return fallo instanceof FalloFuente ? fallo.motivo : 'conexion';
  };

  return {
    async preguntar<T>(ruta: string, cuerpo: unknown, esquema: z.ZodType<T>) {
      try {
        const datos = await politica.preguntar(async (plazo) => {
          const leido = esquema.safeParse(await http.post(ruta, cuerpo, plazo));
          // The error of zod is dropped: it could quote personal data.
          if (!leido.success) throw new FalloFuente('respuesta', false);
          return leido.data;
        });
        return { disponible: true, datos };
      } catch (error) {
        const motivo = motivoDe(error);
        alFallar(motivo);
        return { disponible: false, motivo };
      }
    },
    cerrar: () => http.cerrar(),
  };
}
