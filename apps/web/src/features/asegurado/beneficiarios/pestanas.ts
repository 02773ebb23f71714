import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import type { AccionDeFila } from '@sgpa/domain/asegurado/acciones-fila';

interface Pestana {
  id: 'detalle' | 'baja' | 'ampliacion' | 'derechohabiente';
  nombre: string;
  /** Its name among the beneficiary's `acciones_permitidas`; null for what everybody who sees the panel may read. */
  permiso: AccionDeFila | null;
}

/** Tabs of the chosen beneficiary (document 2 §2 Beneficiaries panel). */
export const PESTANAS: readonly Pestana[] = [
  { id: 'detalle', nombre: 'Detalle', permiso: null },
  { id: 'baja', nombre: 'Baja', permiso: 'baja-beneficiario' },
  { id: 'ampliacion', nombre: 'Ampliación', permiso: 'ampliacion-beneficiario' },
  { id: 'derechohabiente', nombre: 'Derechohabiente', permiso: 'habilitacion-derechohabiente' },
];

export type IdPestana = Pestana['id'];

export function pestanasAbiertas({ acciones_permitidas }: BeneficiarioDetalle): readonly IdPestana[] {
  return PESTANAS.filter(({ permiso }) => permiso === null || acciones_permitidas.includes(permiso)).map(
    ({ id }) => id,
  );
}

/** Where the registration of a beneficiary begins, with its holder filled in. */
export function rutaDeNuevoBeneficiario(titular: { documento: string; nacimiento: string; entidad: string }): string {
  const { documento, nacimiento, entidad } = titular;
  return `/afiliacionBeneficiario?${new URLSearchParams({ titular: documento, nacimiento, entidad })}`;
}
