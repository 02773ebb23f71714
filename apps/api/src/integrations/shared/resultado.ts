/** A source was too slow (tiempo), out of reach (conexion), gave no answer (respuesta), or too many ask (ocupado). */
export type MotivoNoDisponible = 'tiempo' | 'conexion' | 'respuesta' | 'ocupado';

/** The source did not answer. It says nothing about the person, and must never be read as "no". */
export interface NoDisponible {
  disponible: false;
  motivo: MotivoNoDisponible;
}

export interface ConsultaPersona {
  numero: string;
  complemento: string | null;
  /** The day is written 'YYYY-MM-DD'. */
  fechaNacimiento?: string | null;
}

export interface PersonaDicha {
  numero: string;
  complemento: string | null;
  nombres: string;
  primerApellido: string;
  segundoApellido: string;
  fechaNacimiento: string;
}

/** An attempt failed; only adapters see it. Its text holds no personal data. */
export class FalloFuente extends Error {
  override readonly name = 'FalloFuente';
  readonly motivo: MotivoNoDisponible;
  /** After a passing failure another attempt may go better. */
  readonly pasajero: boolean;

  constructor(motivo: MotivoNoDisponible, pasajero: boolean) {
    super(`La fuente externa no respondió: ${motivo}`);
    this.motivo = motivo;
    this.pasajero = pasajero;
  }
}
