import type { MotivoNoDisponible } from './resultado.ts';

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
