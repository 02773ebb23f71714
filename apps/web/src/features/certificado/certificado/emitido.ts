import { numeroDeCertificado } from '@sgpa/domain/certificado/certificado';
import type { Emision } from './certificado.api.ts';

export interface Emitido {
  numero: number;
  nombre: string;
  pdf: Blob;
}

/** Gives null where nothing was issued. */
export function leerEmitido({ certificado_pdf: base64, secuencialCorrelativo: numero }: Emision): Emitido | null {
  if (base64 === null || numero === null) return null;
  const bytes = Uint8Array.from(atob(base64), (signo) => signo.charCodeAt(0));
  return {
    numero,
    nombre: `certificado-${numeroDeCertificado(numero)}.pdf`,
    pdf: new Blob([bytes], { type: 'application/pdf' }),
  };
}
