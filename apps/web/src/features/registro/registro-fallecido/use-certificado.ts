import { useState } from 'react';
import { borrarBorrador, guardarBorrador, guardarEnMemoria, leerBorrador } from '../../../lib/borrador.ts';

/** A heavier one would leave no room for the other drafts: it stays while the page does, and is asked for again. */
const BORRADOR_MAX = 1_500_000;

export interface Certificado {
  /** Null until there is one. */
  base64: string | null;
  /** False when a reload would lose it. */
  conservado: boolean;
}

/** The certificate in base64, kept as a draft under `clave` where it fits. */
export function useCertificado(clave: string): [Certificado, (base64: string) => void] {
  const [certificado, setCertificado] = useState<Certificado>(() => {
    const guardado = leerBorrador(clave);
    return typeof guardado === 'string'
      ? { base64: guardado, conservado: guardado.length <= BORRADOR_MAX }
      : { base64: null, conservado: true };
  });
  function poner(base64: string) {
    borrarBorrador(clave);
    const cabe = base64.length <= BORRADOR_MAX;
    if (!cabe) guardarEnMemoria(clave, base64);
    setCertificado({ base64, conservado: cabe && guardarBorrador(clave, base64) });
  }
  return [certificado, poner];
}
