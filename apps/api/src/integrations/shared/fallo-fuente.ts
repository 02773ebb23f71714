import type { MotivoNoDisponible } from './resultado.ts';

/** A failed attempt, inside the adapters only. Its text holds no personal data. */
export class FalloFuente extends Error {
  override readonly name = 'FalloFuente';
  readonly motivo: MotivoNoDisponible;
  /** Another attempt may go better. */
  readonly pasajero: boolean;

  constructor(motivo: MotivoNoDisponible, pasajero: boolean) {
    super(`La fuente externa no respondió: ${motivo}`);
    this.motivo = motivo;
    this.pasajero = pasajero;
  }
}
