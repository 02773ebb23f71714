/**
 * The Idempotency-Key of the form's present intention. It is the intention's own random part, kept in the draft, and a
 * fingerprint of what is sent: the same content has the same key after a lost answer, a reload or a duplicated tab,
 * and other content has another key.
 */
import { guardarBorrador, leerBorrador } from '../../lib/borrador.ts';
import { nuevaClave } from '../../lib/idempotencia.ts';
import type { Borrador } from '../asistente/asistente.ts';

export function claveDe(borrador: Borrador, cuerpo: unknown): string {
  return `${intencion(borrador)}-${huella(JSON.stringify(cuerpo))}`;
}

/** After a final answer: asking again, even for the same, is another intention. */
export function renovarClave(borrador: Borrador): void {
  guardarBorrador(borrador.clave, nuevaClave());
}

function intencion(borrador: Borrador): string {
  const guardada = leerBorrador(borrador.clave);
  if (typeof guardada === 'string') return guardada;
  const nueva = nuevaClave();
  guardarBorrador(borrador.clave, nueva);
  return nueva;
}

/** 64 bits of FNV-1a in two halves: the browser's own digests exist on secure origins only. */
function huella(texto: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < texto.length; i++) {
    const codigo = texto.charCodeAt(i);
    a = Math.imul(a ^ codigo, 0x01000193);
    b = Math.imul(b ^ codigo, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b].map((mitad) => (mitad >>> 0).toString(16).padStart(8, '0')).join('');
}
