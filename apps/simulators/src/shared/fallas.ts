import { z } from 'zod';

export const REGISTROS = ['segip', 'ovt', 'senasir', 'gestora'] as const;
export type Registro = (typeof REGISTROS)[number];

export const falla = z.object({
  /** lento = waits demora_ms first; error = HTTP 500; basura = HTTP 200 that is no answer; corte = drops the connection. */
  modo: z.enum(['normal', 'lento', 'error', 'basura', 'corte']),
  demora_ms: z.number().int().min(0).max(120_000).default(3000),
  /** The failure comes only when this document number is asked for. */
  solo: z.number().int().optional(),
  /** The failure lasts for that many calls, then all is normal again. */
  veces: z.number().int().min(1).optional(),
});
export type Falla = z.infer<typeof falla>;
export type FallaDescrita = z.input<typeof falla>;

const NORMAL: Falla = { modo: 'normal', demora_ms: 0 };

/** Holds what one registry does wrong at present, and how often it was called. */
export interface EstadoRegistro {
  llamadas(): number;
  olvidarLlamadas(): void;
  fallar(nueva: FallaDescrita): void;
  sanar(): void;
  /** Counts one call about that number and tells how it shall go. */
  alLlamar(numero: string): Falla;
}

export function crearEstado(): EstadoRegistro {
  let llamadas = 0;
  let actual = NORMAL;
  return {
    llamadas: () => llamadas,
    olvidarLlamadas() {
      llamadas = 0;
    },
    fallar(nueva) {
      actual = falla.parse(nueva);
    },
    sanar() {
      actual = NORMAL;
    },
    alLlamar(numero) {
      llamadas += 1;
      const toca = actual;
      if (toca.solo !== undefined && String(toca.solo) !== numero) return NORMAL;
      if (toca.veces !== undefined) actual = toca.veces > 1 ? { ...toca, veces: toca.veces - 1 } : NORMAL;
      return toca;
    },
  };
}
