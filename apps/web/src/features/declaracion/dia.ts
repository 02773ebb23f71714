import type { EstadoDeclaracion, PartesDelDia } from '@sgpa/domain/declaracion/remision-declaracion';
import { diaDeclarado, seDeclara, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { hoy } from '../../lib/reloj.ts';

/** The day travels in parts, and is shown as DD/MM/YYYY. */
export function mostrarDia(partes: PartesDelDia): string {
  const dia = diaDeclarado(partes);
  return dia === null ? '' : mostrarFecha(dia);
}

export const YA_REMITIDOS = 'Los dos últimos cierres de mes ya fueron remitidos: corríjalos con Editar.';

/** Tells whether totals of its day are still sent and corrected. */
export function seDeclaraAun(partes: PartesDelDia): boolean {
  const dia = diaDeclarado(partes);
  return dia !== null && seDeclara(dia, hoy());
}

/** Lists the last month-ends of which none of these is in force. */
export function porRemitir(suyas: readonly (PartesDelDia & { estado: EstadoDeclaracion })[]): FechaCivil[] {
  const vigentes = suyas.filter(({ estado }) => estado === 'REMITIDO').map(diaDeclarado);
  return ultimosCierres(hoy()).filter((cierre) => !vigentes.includes(cierre));
}
