/** Limits towards one source; times in milliseconds. */
export interface Tiempos {
  /** To open a connection. */
  conexion: number;
  /** One attempt, from the first byte sent to the last received. */
  respuesta: number;
  /** A whole question with its retries: a screen tells of an outage within 6 s. */
  total: number;
  /** Before the first retry, doubled before the second; the real pause is between half of it and all of it. */
  pausa: number;
  /** No retry when less than this is left of the total. */
  minimo: number;
  /** Retries of one question at most. */
  reintentos: number;
  /** Questions under way at once; one more is refused as busy. */
  simultaneas: number;
  /** The breaker opens only after so many questions in `ventana`, so that one clerk's bad luck locks nobody out… */
  volumen: number;
  /** …and when more than this percentage of them failed. */
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
