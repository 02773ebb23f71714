import { leerCodigo } from '@sgpa/domain/certificado/codigo';
import { selloEsDe } from '@sgpa/domain/certificado/sello';
import { NO_AUTENTICO } from '@sgpa/domain/certificado/verificacion-certificado';
import type { Dicho, Sello } from './sello.ts';
import type { Consultado, Verificacion } from './verificar.ts';

const VALIDO = 'La firma digital del código QR es válida y corresponde a este certificado.';
const FALSO = 'La firma digital del código QR no es válida: su contenido fue alterado.';
const DE_OTRO = 'El código QR lleva la firma de otro certificado.';
const SIN_SELLO = 'Para comprobar también la firma digital del código QR, léalo con la cámara de su teléfono.';

/** What the page says of a certificate. */
export interface Juicio {
  autentico: boolean;
  mensaje: string;
  /** Why it could not be asked. */
  falla: string | null;
  fechaConsulta: string | null;
  /** Of what was issued: nothing where the verdict is that this is not it. */
  persona: Verificacion['persona'];
  sha256: string | null;
  /** What the signature's check came to. */
  firma: { tono: 'bueno' | 'malo' | 'nota'; texto: string } | null;
  dicho: Dicho | null;
}

const NADA = { falla: null, fechaConsulta: null, persona: null, sha256: null, firma: null, dicho: null };
const NO: Juicio = { ...NADA, autentico: false, mensaje: NO_AUTENTICO };

/** The register knows the code, and the QR code that led here, if one did, is the one that was printed. */
export function juzgar(codigo: string, { dicho, falla }: Consultado, sello: Sello): Juicio {
  if (dicho === null) return { ...NO, falla };
  const { autentico, mensaje, persona, sha256, fechaConsulta } = dicho;
  if (!autentico || persona === null) return { ...NO, mensaje, fechaConsulta };
  const no = (texto: string): Juicio => ({ ...NO, fechaConsulta, firma: { tono: 'malo', texto } });
  const si = { ...NADA, autentico, mensaje, persona, sha256, fechaConsulta };
  if (sello.estado === 'ninguno') return { ...si, firma: { tono: 'nota', texto: SIN_SELLO } };
  if (sello.estado === 'sin comprobar') return { ...si, firma: { tono: 'nota', texto: sello.por } };
  if (sello.estado === 'falso') return no(FALSO);
  const suyo = sello.dicho.jti === leerCodigo(codigo) && selloEsDe(sello.dicho, persona);
  return suyo ? { ...si, firma: { tono: 'bueno', texto: VALIDO }, dicho: sello.dicho } : no(DE_OTRO);
}
