import { useState } from 'react';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../lib/borrador.ts';

/** A heavier one would leave no room for the other drafts: it stays while the page does, and is asked for again. */
const BORRADOR_MAX = 1_500_000;

/** The certificate in base64, kept as a draft under `clave` where it fits. */
export function useCertificado(clave: string): [string | null, (base64: string) => void] {
  const [certificado, setCertificado] = useState<string | null>(() => {
    const guardado = leerBorrador(clave);
    return typeof guardado === 'string' ? guardado : null;
  });
  function poner(base64: string) {
    setCertificado(base64);
    borrarBorrador(clave);
    if (base64.length <= BORRADOR_MAX) guardarBorrador(clave, base64);
  }
  return [certificado, poner];
}
