/** Tells what the payment sources decide in the list flow (document 2 §4 'New holder wizard'). */
import { CODIGO_FIJO } from '../shared/codigo-entidad.ts';
import { reglaTipoAsegurado, type TipoAsegurado } from './tipo-asegurado.ts';

/** This flow offers these types of code; the employer's code is the type, a hyphen and the number. */
export const TIPOS_CODIGO_LISTA = ['NIT', 'MATRICULA_COMERCIO'] as const;
export type TipoCodigoLista = (typeof TIPOS_CODIGO_LISTA)[number];

export interface FuenteDeLista {
  /** A source that did not answer says nothing of the person. */
  disponible?: boolean | undefined;
  razon_social?: string | null | undefined;
  nit?: string | null | undefined;
  matriculaComercio?: string | null | undefined;
  descripcion?: string | null | undefined;
}

export interface EntidadDeFuente {
  codigo: string;
  razonSocial: string;
  tipoAsegurado: Extract<TipoAsegurado, 'TRABAJADOR' | 'RENTISTA'>;
}

export type EntidadesDeFuentes =
  /** The user chooses the type of code and writes the number. */
  | { modo: 'MANUAL' }
  /** The employer is taken from the source; another NIT or matrícula may be chosen instead. */
  | { modo: 'UNICA'; entidad: EntidadDeFuente }
  | { modo: 'VARIAS'; entidades: readonly EntidadDeFuente[] };

/** Writes 'NIT-1020304050', 'MATRICULA_COMERCIO-00012345'; null while there is no number. */
export function codigoDeLista(tipo: TipoCodigoLista, numero: string): string | null {
  const limpio = numero.trim().toUpperCase();
  return limpio === '' ? null : `${tipo}-${limpio}`;
}

/** Each employer counts once, however many months or sources name it; a source without a code to take does not count. */
export function entidadesDeFuentes(fuentes: readonly FuenteDeLista[]): EntidadesDeFuentes {
  const porCodigo = new Map<string, EntidadDeFuente>();
  for (const fuente of fuentes) {
    const entidad = fuente.disponible === false ? null : leerFuente(fuente);
    if (entidad && !porCodigo.has(entidad.codigo)) porCodigo.set(entidad.codigo, entidad);
  }
  const entidades = [...porCodigo.values()];
  const [entidad] = entidades;
  if (!entidad) return { modo: 'MANUAL' };
  return entidades.length === 1 ? { modo: 'UNICA', entidad } : { modo: 'VARIAS', entidades };
}

export function entidadesDe(fuentes: EntidadesDeFuentes): readonly EntidadDeFuente[] {
  if (fuentes.modo === 'MANUAL') return [];
  return fuentes.modo === 'UNICA' ? [fuentes.entidad] : fuentes.entidades;
}

/**
 * Tells what choosing an insured type does to the code: the fixed ones lock it; TRABAJADOR and CONVENIO clear and
 * unlock it (in the wizard of step 3 CONVENIO is fixed: that is `reglaTipoAsegurado`).
 */
export function codigoPorTipoEnLista(tipo: TipoAsegurado): { codigo: string; bloqueado: boolean } {
  const fijo = tipo === 'CONVENIO' ? null : reglaTipoAsegurado(tipo).codigoFijo;
  return { codigo: fijo ?? '', bloqueado: fijo !== null };
}

function leerFuente({ razon_social, nit, matriculaComercio, descripcion }: FuenteDeLista): EntidadDeFuente | null {
  const razonSocial = razon_social?.trim() ?? '';
  if ((descripcion ?? '').toUpperCase().includes('SENASIR')) {
    return { codigo: CODIGO_FIJO.RENTISTA, razonSocial: razonSocial || 'SENASIR', tipoAsegurado: 'RENTISTA' };
  }
  const codigo = codigoDeLista('NIT', nit ?? '') ?? codigoDeLista('MATRICULA_COMERCIO', matriculaComercio ?? '');
  return codigo === null ? null : { codigo, razonSocial, tipoAsegurado: 'TRABAJADOR' };
}
