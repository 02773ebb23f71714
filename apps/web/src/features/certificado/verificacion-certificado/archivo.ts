import { parte } from './partes.ts';

const COINCIDE = 'El archivo es el que se emitió, byte por byte.';
const NO_COINCIDE = 'El archivo NO es el que se emitió: fue modificado, o es otro documento.';
const SIN_EMITIDO = 'No hay con qué compararlo: la dirección no es la de un certificado auténtico.';
const SIN_CRIPTOGRAFIA =
  'Su navegador no puede comparar archivos aquí: abra esta página por su dirección segura (https).';
const NO_SE_LEE = 'No se pudo leer el archivo. Elíjalo otra vez.';

/** The limit is many times the longest certificate: a telephone need not read a film to know that it is none. */
const BYTES_MAX = 20_000_000;

const enHexadecimal = (huella: ArrayBuffer): string =>
  Array.from(new Uint8Array(huella), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Comparado {
  igual: boolean;
  texto: string;
}
const no = (texto: string): Comparado => ({ igual: false, texto });

/** Tells whether the file has this SHA-256; the file is read here and sent nowhere. */
export async function comparar(archivo: Blob, sha256: string | null): Promise<Comparado> {
  if (sha256 === null) return no(SIN_EMITIDO);
  if (archivo.size > BYTES_MAX) return no(NO_COINCIDE);
  // A page without a safe connection has no cryptography.
  if (!crypto.subtle) return no(SIN_CRIPTOGRAFIA);
  try {
    // Old browsers can read a file only so.
    const bytes = await new Response(archivo).arrayBuffer();
    const huella = enHexadecimal(await crypto.subtle.digest('SHA-256', bytes));
    return huella === sha256 ? { igual: true, texto: COINCIDE } : no(NO_COINCIDE);
  } catch {
    return no(NO_SE_LEE);
  }
}

/**
 * Takes a file that is chosen or dropped anywhere on the page: the browser would open it instead. Of two in a row the
 * last one is told of, however long the first takes to read.
 */
export function compararArchivos(sha256: string | null): void {
  const seccion = parte('archivo', HTMLElement);
  const aviso = parte('comparacion', HTMLElement);
  let ultimo: File | undefined;
  const mirar = async (archivo: File | undefined) => {
    if (archivo === undefined) return;
    ultimo = archivo;
    seccion.hidden = false;
    seccion.classList.remove('nada-comparado');
    aviso.textContent = '';
    const { igual, texto } = await comparar(archivo, sha256);
    if (archivo !== ultimo) return;
    aviso.textContent = `${archivo.name}: ${texto}`;
    aviso.className = igual ? 'bueno' : 'malo';
  };
  seccion.hidden = sha256 === null;
  const elegido = parte('pdf', HTMLInputElement);
  elegido.addEventListener('change', () => void mirar(elegido.files?.[0]));
  addEventListener('dragover', (evento) => evento.preventDefault());
  addEventListener('drop', (evento) => {
    evento.preventDefault();
    void mirar(evento.dataTransfer?.files[0]);
  });
}
