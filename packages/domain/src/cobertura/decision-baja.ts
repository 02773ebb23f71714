/**
 * Decides a baja as the server is asked for it: the reason gives the mode (modo-baja.ts), the mode and the date give the
 * facts (baja.ts). The form previews by the same two; only the server knows the holder's limit (`limite`), and
 * looks for a later job (`trasElEmpleoNuevo`).
 */
import { CATALOGO } from '../errors/catalogo.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { aplicarBaja, bajaDe, rechazarSinCobertura } from './baja.ts';
import type { OpcionBaja } from './baja-beneficiario.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { FALTA_FECHA_BAJA } from './formulario-baja.ts';
import { modoDeBaja, modoNombrado, panelDeBaja } from './modo-baja.ts';
import { alDia, type Rechazado, type RechazoDeTransicion } from './transicion.ts';

export interface BajaPedida {
  idMotivo: number;
  opcion?: OpcionBaja | null;
  fecha_baja: FechaCivil | null;
}

export type CodigoRechazoDeBaja =
  | RechazoDeTransicion
  /** The reason is not one that the panel offers there. */
  | 'MOTIVO'
  /** The baja needs a date and has none. */
  | 'FALTA_FECHA';

export type DecisionDeBaja = { ok: true; hechos: HechosAfiliacion } | Rechazado<CodigoRechazoDeBaja>;

/** `limite` is the last day that the holder's right leaves to a beneficiary; null for a holder. */
export function decidirBaja(
  hechos: HechosAfiliacion,
  codigoEntidad: string,
  { idMotivo, opcion, fecha_baja }: BajaPedida,
  hoy: FechaCivil,
  limite: FechaCivil | null = null,
): DecisionDeBaja {
  const h = alDia(hechos, hoy);
  const contexto = { estado: h.estado, codigoEntidad, tipo: h.tipo };
  const modo = modoDeBaja({ ...contexto, idMotivo, opcion });
  // Where a baja is possible the reason is wrong; elsewhere the state is.
  if (modo === null) {
    return panelDeBaja(contexto) === null ? rechazarSinCobertura(h, modoNombrado({ idMotivo, opcion })) : MOTIVO_AJENO;
  }
  const baja = bajaDe(modo, fecha_baja);
  return baja === null ? SIN_FECHA : aplicarBaja(h, baja, hoy, limite);
}

const MOTIVO_AJENO: DecisionDeBaja = { ok: false, codigo: 'MOTIVO', texto: CATALOGO.MOTIVO_INVALIDO.mensaje };
const SIN_FECHA: DecisionDeBaja = { ok: false, codigo: 'FALTA_FECHA', texto: FALTA_FECHA_BAJA };
