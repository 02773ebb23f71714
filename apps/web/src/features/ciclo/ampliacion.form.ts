/** The form serves a holder and a beneficiary (document 2 §5 Ampliación). */

import type { Cuerpo } from '@sgpa/contract/envios';
import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import {
  AVISO_AMPLIACION,
  FALTA_FECHA_AMPLIACION,
  MOTIVOS_AMPLIACION,
  revisarAmpliacion as revisarCampos,
} from '@sgpa/domain/cobertura/ampliacion';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { Resultado } from '@sgpa/domain/cobertura/transicion';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';

export interface FormularioAmpliacion {
  /** The date is the last covered day, as DD/MM/YYYY. */
  fecha_fin_ampliacion: string;
  /** The reason is a code of the list MOTIVO_AMPLIACION. */
  motivo: string;
  descripcion_motivo: string;
}

export const FORMULARIO_VACIO: FormularioAmpliacion = { fecha_fin_ampliacion: '', motivo: '', descripcion_motivo: '' };

/** The holder's panel names the reasons by their codes, the beneficiary's in words (document 2 §5). */
export const MOTIVOS = {
  TITULAR: MOTIVOS_AMPLIACION.map(({ sigla }) => ({ value: sigla, label: sigla })),
  BENEFICIARIO: MOTIVOS_AMPLIACION.map(({ sigla, nombre }) => ({ value: sigla, label: nombre })),
};

type Problemas = Partial<Record<keyof FormularioAmpliacion, string>>;

export function revisarAmpliacion(form: FormularioAmpliacion, hechos: HechosAfiliacion, hoy: FechaCivil): Problemas {
  const { motivo, fecha_ampliacion: falta } = revisarCampos({ motivo: form.motivo, fecha_ampliacion: hastaDe(form) });
  const resultado = resultadoDe(form, hechos, hoy);
  const refutada = resultado === null || resultado.ok ? undefined : resultado.texto;
  const mal = revisarFechaEscrita(form.fecha_fin_ampliacion) ?? falta;
  return { motivo: motivo?.texto, fecha_fin_ampliacion: mal?.texto ?? refutada };
}

/** Says over the form once it was sent that something is missing, and names the date itself (document 2 §5). */
export const faltaEn = (form: FormularioAmpliacion): readonly string[] =>
  hastaDe(form) === null ? [AVISO_AMPLIACION, FALTA_FECHA_AMPLIACION] : [AVISO_AMPLIACION];

/** Foretells what the state machine would answer; null while there is no whole date. */
export function resultadoDe(form: FormularioAmpliacion, hechos: HechosAfiliacion, hoy: FechaCivil): Resultado | null {
  const fecha_ampliacion = hastaDe(form);
  if (fecha_ampliacion === null) return null;
  return aplicarAccion(hechos, { tipo: 'ampliacion', fecha_ampliacion }, hoy);
}

type Pedido = Pick<Cuerpo<'ampliacion-titular'>, 'fecha_fin_ampliacion' | 'tipo_motivo' | 'descripcion_motivo'>;

export const pedidoDe = (form: FormularioAmpliacion): Pedido => ({
  fecha_fin_ampliacion: hastaDe(form),
  tipo_motivo: form.motivo,
  descripcion_motivo: form.descripcion_motivo.trim() || null,
});

const hastaDe = (form: FormularioAmpliacion): FechaCivil | null => leerFechaEscrita(form.fecha_fin_ampliacion);
