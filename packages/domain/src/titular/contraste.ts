import { limpiarComplemento } from '../shared/documento.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { mismoNombre } from '../shared/nombres.ts';

/** The verdict of the comparison with the identity service; no `codigo_respuesta`. */
export const ESTADO_RESPUESTA = {
  COINCIDE: 100,
  /** The person was found, but a field that was given differs; the flags say which. */
  NO_COINCIDE: 101,
  /** The code is answered also when several people share the number and the data given do not tell them apart. */
  NO_ENCONTRADO: 102,
  FALLECIDO: 103,
  SIN_SERVICIO: 503,
} as const;

/** SIN_RESPUESTA says that none was found, and at least one of the sources was not asked or did not answer. */
export const ESTADO_FUENTE_PAGO = { PRESENTE: 300, NINGUNA: 301, SIN_RESPUESTA: 302 } as const;

/** `fuentes`: who pays, as found, and each source that could not be asked (`disponible: false`); none found nobody. */
export function estadoFuentePago(fuentes: readonly { disponible: boolean }[]) {
  if (fuentes.some(({ disponible }) => disponible)) return ESTADO_FUENTE_PAGO.PRESENTE;
  return fuentes.length > 0 ? ESTADO_FUENTE_PAGO.SIN_RESPUESTA : ESTADO_FUENTE_PAGO.NINGUNA;
}

/**
 * NO_CONSULTADO says that the person was not identified, so the register was not asked; only who was looked for is
 * NUNCA_REGISTRADO.
 */
export const ESTADO_ASEGURADO = { CUBIERTO: 400, NO_CUBIERTO: 401, NUNCA_REGISTRADO: 402, NO_CONSULTADO: 403 } as const;

export const ESTADO_ALMACENAMIENTO = {
  /** The answer's detail says why. */
  NO_GUARDADO: 0,
  GUARDADO: 500,
  /** The item was saved, with something to observe: another cover or job, a file in doubt, a doubtful first day. */
  GUARDADO_CON_OBSERVACION: 501,
  YA_EXISTE: 502,
  SIN_SERVICIO: 503,
} as const;

type Opcional<T> = T | null | undefined;

export interface DatosContraste {
  numero_documento: string;
  complemento_documento?: Opcional<string>;
  fecha_nacimiento?: Opcional<FechaCivil>;
  nombres?: Opcional<string>;
  primer_apellido?: Opcional<string>;
  segundo_apellido?: Opcional<string>;
}

export interface ResultadoContraste {
  numero_documento_correcto: boolean;
  complemento_documento_correcto: boolean;
  fecha_nacimiento_correcto: boolean;
  nombres_correcto: boolean;
  primer_apellido_correcto: boolean;
  segundo_apellido_correcto: boolean;
  /** All of the above are right. */
  coincide: boolean;
}

/** Compares what was asked with what the identity service holds; a field left out or blank counts as correct. */
export function contrastar(pedido: DatosContraste, encontrado: DatosContraste): ResultadoContraste {
  const complemento = limpiarComplemento(pedido.complemento_documento);
  const fecha = pedido.fecha_nacimiento ?? '';
  const campos = {
    numero_documento_correcto: pedido.numero_documento.trim() === encontrado.numero_documento.trim(),
    complemento_documento_correcto:
      complemento === '' || complemento === limpiarComplemento(encontrado.complemento_documento),
    fecha_nacimiento_correcto: fecha === '' || fecha === encontrado.fecha_nacimiento,
    nombres_correcto: nombreCorrecto(pedido.nombres, encontrado.nombres),
    primer_apellido_correcto: nombreCorrecto(pedido.primer_apellido, encontrado.primer_apellido),
    segundo_apellido_correcto: nombreCorrecto(pedido.segundo_apellido, encontrado.segundo_apellido),
  };
  return { ...campos, coincide: Object.values(campos).every(Boolean) };
}

function nombreCorrecto(pedido: Opcional<string>, encontrado: Opcional<string>): boolean {
  return mismoNombre(pedido, '') || mismoNombre(pedido, encontrado);
}
