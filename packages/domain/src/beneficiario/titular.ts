/**
 * Says whose beneficiaries there may be. Every covered holder may have them, since a child born in the cesantía is
 * covered as long as the holder (ADR 16). The list shows the way to the beneficiaries of an
 * INHABILITADO too (document 2 §2 'Button visibility', `cuenta/acciones.ts`), where 'Nuevo Beneficiario' says why it
 * can't be.
 */
import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { estadoDe } from '../cobertura/estados.ts';
import { registrarBeneficiario } from '../cobertura/registro.ts';
import { alDia } from '../cobertura/transicion.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { leerTipoAsegurado } from '../titular/tipo-asegurado.ts';

/** `tipoAsegurado` is a name or a code. */
export const tipoConBeneficiarios = (tipoAsegurado: string): boolean =>
  leerTipoAsegurado(tipoAsegurado) !== 'UNIVERSITARIO';

/**
 * Tells why a holder can have no new beneficiary on `hoy`; null when it can. An ampliación is the holder's alone: once
 * the cesantía is over it leaves a beneficiary no day.
 */
export function impideBeneficiarios(
  titular: HechosAfiliacion & { tipo_asegurado: string },
  hoy: FechaCivil,
): string | null {
  if (!tipoConBeneficiarios(titular.tipo_asegurado)) return 'Un titular UNIVERSITARIO no puede tener beneficiarios.';
  const { nombre } = estadoDe(alDia(titular, hoy).estado);
  if (!estaCubierto(titular, hoy)) return `El titular está ${nombre}: no puede registrar beneficiarios.`;
  const alta = registrarBeneficiario(titular, hoy, hoy);
  return alta.ok ? null : `El titular está en ${nombre}. ${alta.texto}`;
}
