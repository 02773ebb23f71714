import { comparar } from './comparar.ts';
import { parte } from './partes.ts';

/**
 * A file may be chosen, or dropped anywhere on the page: the browser would open it instead. Of two in a row the last one
 * is told of, however long the first takes to read.
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
