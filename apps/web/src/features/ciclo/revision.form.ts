/** Both reviews of the authority ask why, and on which paper. */
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export interface Fundamento {
  descripcion_motivo: string;
  /** The paper is a PDF as base64; empty means none. */
  evidencia: string;
  archivo: string;
}

export const SIN_FUNDAMENTO: Fundamento = { descripcion_motivo: '', evidencia: '', archivo: '' };

export const revisarFundamento = ({ descripcion_motivo }: Fundamento): { descripcion_motivo?: string } =>
  descripcion_motivo.trim() === '' ? { descripcion_motivo: 'Debe escribir el motivo.' } : {};

export const fundamentoDe = ({ descripcion_motivo, evidencia }: Fundamento) => ({
  motivo: descripcion_motivo.trim(),
  evidencia: evidencia === '' ? null : evidencia,
});

export const dia = (fecha: FechaCivil | null): string => (fecha === null ? '—' : mostrarFecha(fecha));
