import { diaDeclarado, type PartesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

/** DD/MM/YYYY as everywhere, though it travels in parts. */
export function mostrarDia(partes: PartesDelDia): string {
  const dia = diaDeclarado(partes);
  return dia === null ? '' : mostrarFecha(dia);
}
