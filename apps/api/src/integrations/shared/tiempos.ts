/** The limits hold towards one source; times are in milliseconds. */
export interface Tiempos {
  conexion: number;
  /** One attempt may take so long, from the first byte sent to the last received. */
  respuesta: number;
  /** A whole question may take so long with its retries: a screen tells of an outage within 6 s. */
  total: number;
  /** The pause before the first retry doubles before the second; the real one is between half of it and all of it. */
  pausa: number;
  /** When less than this is left of the total, there is no retry. */
  minimo: number;
  /** One question has so many retries at most. */
  reintentos: number;
  /** So many questions are under way at once; one more is refused as busy. */
  simultaneas: number;
  /** The breaker opens only after so many questions in `ventana`, so that one clerk's bad luck locks nobody out. */
  volumen: number;
  /** The breaker opens when more than this percentage of them failed. */
  porcentajeFallas: number;
  ventana: number;
  /** An open breaker lets one question through after this time; when it is answered, all is normal again. */
  reapertura: number;
}

export const TIEMPOS: Tiempos = {
  conexion: 2000,
  respuesta: 5000,
  total: 5500,
  pausa: 200,
  minimo: 250,
  reintentos: 2,
  simultaneas: 64,
  volumen: 10,
  porcentajeFallas: 50,
  ventana: 10_000,
  reapertura: 1000,
};
