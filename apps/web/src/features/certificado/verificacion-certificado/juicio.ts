import { leerCodigo } from '@sgpa/domain/certificado/codigo';
import { selloEsDe } from '@sgpa/domain/certificado/sello';
import { NO_AUTENTICO } from '@sgpa/domain/certificado/verificacion-certificado';
import type { Sello } from './sello.ts';
import type { Consultado, Verificacion } from './verificar.ts';

const VALIDO = 'La firma digital del código QR es válida y corresponde a este certificado.';
const FALSO = 'La firma digital del código QR no es válida: su contenido fue alterado.';
const DE_OTRO = 'El código QR lleva la firma de otro certificado.';
const SIN_SELLO = 'Para comprobar también la firma digital del código QR, léalo con la cámara de su teléfono.';

const ESPERE =
  'Todavía no se verificó: se hicieron muchas consultas seguidas desde su conexión. Inténtelo en un minuto.';

export interface Juicio {
  autentico: boolean | null;
  mensaje: string;
  /** The text says why a call failed, and is told first. */
  falla: string | null;
  fechaConsulta: string | null;
  /** The next three belong to what was issued, and are null where the verdict is that this is not it. */
  persona: Verificacion['persona'];
  certificado: Verificacion['certificado'];
  sha256: string | null;
  firma: { tono: 'bueno' | 'malo' | 'nota'; texto: string } | null;
}

const NADA = { falla: null, fechaConsulta: null, persona: null, certificado: null, sha256: null, firma: null };
const NO: Juicio = { ...NADA, autentico: false, mensaje: NO_AUTENTICO };

export const sinJuicio = (mensaje: string): Juicio => ({ ...NADA, autentico: null, mensaje });

/** Judges it authentic when the register knows its code and the QR code, if one led here, is the printed one. */
export function juzgar(codigo: string, consultado: Consultado, sello: Sello): Juicio {
  if (consultado === 'espere') return sinJuicio(ESPERE);
  const { dicho, falla } = consultado;
  if (dicho === null) return { ...NO, falla };
  const { autentico, mensaje, persona, certificado, sha256, fechaConsulta } = dicho;
  if (!autentico || persona === null) return { ...NO, mensaje, fechaConsulta };
  const no = (texto: string): Juicio => ({ ...NO, fechaConsulta, firma: { tono: 'malo', texto } });
  const si = { ...NADA, autentico, mensaje, persona, certificado, sha256, fechaConsulta };
  if (sello.estado === 'ninguno') return { ...si, firma: { tono: 'nota', texto: SIN_SELLO } };
  if (sello.estado === 'sin comprobar') return { ...si, firma: { tono: 'nota', texto: sello.por } };
  if (sello.estado === 'falso') return no(FALSO);
  const suyo = sello.dicho.jti === leerCodigo(codigo) && selloEsDe(sello.dicho, persona);
  return suyo ? { ...si, firma: { tono: 'bueno', texto: VALIDO } } : no(DE_OTRO);
}
