/** Tells what each insured type does to the employer fields of step 3 (document 2 §4, 6 and 9). */
import { CODIGO_FIJO, ETIQUETA_CODIGO_FIJO, TIPO_CODIGO, type TipoCodigo } from '../shared/codigo-entidad.ts';

/** `nombre` is what the select shows and what a registration sends as `tipo_asegurado`; the code is taken as well. */
export const TIPOS_ASEGURADO = [
  { codigo: 'VOLUNTARIO', nombre: 'VOLUNTARIO', codigoFijo: CODIGO_FIJO.VOLUNTARIO },
  { codigo: 'CONVENIO', nombre: 'CONVENIO', codigoFijo: CODIGO_FIJO.CONVENIO },
  { codigo: 'UNIVERSITARIO', nombre: 'UNIVERSITARIO', codigoFijo: CODIGO_FIJO.UNIVERSITARIO },
  { codigo: 'RENTISTA', nombre: 'RENTISTA - SENASIR', codigoFijo: CODIGO_FIJO.RENTISTA },
  { codigo: 'SSLP', nombre: 'SEGURIDAD SOCIAL LARGO PLAZO (SSLP)', codigoFijo: CODIGO_FIJO.SSLP },
  { codigo: 'TRABAJADOR', nombre: 'TRABAJADOR', codigoFijo: null },
] as const;

export type TipoAsegurado = (typeof TIPOS_ASEGURADO)[number]['codigo'];

export const CODIGOS_TIPO_ASEGURADO = TIPOS_ASEGURADO.map(({ codigo }) => codigo);

export interface ReglaTipoAsegurado {
  /** The type imposes this employer code; null when the user searches for the employer. */
  codigoFijo: string | null;
  tipoCodigo: TipoCodigo | null;
  /** The type of code shows this; null leaves the choice to the user. */
  etiqueta: string | null;
  tipoManualVisible: boolean;
}

export interface SugerenciaAfiliacion {
  tipo: TipoAsegurado;
  tipoCodigo: TipoCodigo;
  numero: string;
}

/** Reads a type from its name on screen or its short code; null when it is neither. */
export function leerTipoAsegurado(texto: string): TipoAsegurado | null {
  const limpio = texto.trim().toUpperCase();
  return TIPOS_ASEGURADO.find((t) => t.nombre === limpio || t.codigo === limpio)?.codigo ?? null;
}

export function nombreTipoAsegurado(tipo: TipoAsegurado): string {
  return filaDe(tipo).nombre;
}

/** All types but TRABAJADOR fill in a fixed code and hide the manual type; TRABAJADOR clears the code and shows it. */
export function reglaTipoAsegurado(tipo: TipoAsegurado): ReglaTipoAsegurado {
  const { codigoFijo } = filaDe(tipo);
  return codigoFijo === null
    ? { codigoFijo: null, tipoCodigo: null, etiqueta: null, tipoManualVisible: true }
    : { codigoFijo, tipoCodigo: TIPO_CODIGO.FIJO, etiqueta: ETIQUETA_CODIGO_FIJO, tipoManualVisible: false };
}

/** Gives the insured type that a role imposes, or null when the user chooses. */
export function tipoForzadoPorRol(codigoRol: string): TipoAsegurado | null {
  return codigoRol === 'CAJA_WEB_SUS' ? 'VOLUNTARIO' : null;
}

/** Tells whether a role may write on affiliations of an insured type (acuerdos §7: CAJA_WEB_SUS, VOLUNTARIO only). */
export function rolAtiende(codigoRol: string, tipoAsegurado: string): boolean {
  const forzado = tipoForzadoPorRol(codigoRol);
  return forzado === null || leerTipoAsegurado(tipoAsegurado) === forzado;
}

/**
 * Tells what step 3 proposes: an employer of the payroll portal makes a TRABAJADOR, by its NIT or else by its commerce
 * registration; without one, a pensioner record makes a RENTISTA; otherwise null and the user fills it in.
 */
export function sugerirAfiliacion(fuentes: {
  ovt: readonly { nit?: string | null; matriculaComercio?: string | null }[];
  esRentista: boolean;
}): SugerenciaAfiliacion | null {
  const nit = primero(fuentes.ovt.map((e) => e.nit));
  if (nit !== null) return { tipo: 'TRABAJADOR', tipoCodigo: TIPO_CODIGO.NIT, numero: nit };
  const matricula = primero(fuentes.ovt.map((e) => e.matriculaComercio));
  if (matricula !== null) return { tipo: 'TRABAJADOR', tipoCodigo: TIPO_CODIGO.RCM, numero: matricula };
  return fuentes.esRentista ? { tipo: 'RENTISTA', tipoCodigo: TIPO_CODIGO.FIJO, numero: CODIGO_FIJO.RENTISTA } : null;
}

function filaDe(tipo: TipoAsegurado): (typeof TIPOS_ASEGURADO)[number] {
  const fila = TIPOS_ASEGURADO.find((t) => t.codigo === tipo);
  if (!fila) throw new RangeError('Unknown insured type');
  return fila;
}

function primero(textos: readonly (string | null | undefined)[]): string | null {
  return textos.map((t) => t?.trim() ?? '').find((t) => t !== '') ?? null;
}
