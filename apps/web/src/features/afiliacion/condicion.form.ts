import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { type CampoCondicion, NOMBRE_DE_CONDICION, revisarCondicion } from '@sgpa/domain/beneficiario/condicion';
import { CONDICIONES } from '@sgpa/domain/cobertura/edad';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import type { UseFormReturn } from 'react-hook-form';
import { leerFecha } from '../../lib/escrito.ts';

export const SIN_CONDICION = {
  /** The condition is one of `CONDICIONES`; empty means none. */
  condicion: '',
  /** The last day is typed as DD/MM/YYYY, and only a student has one. */
  condicion_hasta: '',
  /** The certificate is a PDF as base64; empty means none. */
  certificado_condicion: '',
  archivo_condicion: '',
};

export type CamposCondicion = typeof SIN_CONDICION;

/** Empties all four fields, so that a condition out of sight is not sent. */
export function olvidarCondicion({ setValue }: UseFormReturn<CamposCondicion>): void {
  setValue('condicion', '', { shouldDirty: true });
  setValue('condicion_hasta', '');
  setValue('certificado_condicion', '');
  setValue('archivo_condicion', '');
}

export const OPCIONES_DE_CONDICION = CONDICIONES.map((value) => ({ value, label: NOMBRE_DE_CONDICION[value] }));

export function situacionPorEdad({
  fin_por_edad,
  condicion,
}: Pick<BeneficiarioDetalle, 'fin_por_edad' | 'condicion'>): string {
  const de = condicion === null ? '' : ` (${NOMBRE_DE_CONDICION[condicion]})`;
  return fin_por_edad === null ? `Sin límite de edad${de}.` : `Último día: ${mostrarFecha(fin_por_edad)}${de}.`;
}

type Pedida = Pick<Cuerpo<'renovacion-condicion'>, CampoCondicion>;

/** Writes the condition for the wire; a date that is not on the screen is not sent. */
export function condicionEscrita({ condicion, condicion_hasta, certificado_condicion }: CamposCondicion): Pedida {
  const elegida = CONDICIONES.find((una) => una === condicion);
  if (elegida === undefined) return {};
  return {
    condicion: elegida,
    condicion_hasta: elegida === 'ESTUDIANTE' ? leerFecha(condicion_hasta) : null,
    certificado_condicion,
  };
}

/** Tells the condition as a confirmation question does; empty means none. */
export function condicionDicha({ condicion, condicion_hasta }: Pedida): string {
  if (!condicion) return '';
  const nombre = NOMBRE_DE_CONDICION[condicion];
  return condicion_hasta ? `${nombre}, hasta el ${mostrarFecha(condicion_hasta)}.` : `${nombre}.`;
}

export function revisarCondicionEscrita(
  form: CamposCondicion,
  hoy: FechaCivil,
): Partial<Record<CampoCondicion, string>> {
  const problemas = revisarCondicion(condicionEscrita(form), hoy);
  const escrita = form.condicion === 'ESTUDIANTE' ? revisarFechaEscrita(form.condicion_hasta) : null;
  return textosDe({ ...problemas, ...(escrita === null ? {} : { condicion_hasta: escrita }) });
}
