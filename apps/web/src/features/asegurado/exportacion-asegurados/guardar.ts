import type { Archivo } from '../../../lib/descargar.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';

/** TypeScript's own library lacks this part of the File System Access API. */
declare global {
  interface Window {
    showSaveFilePicker?: (opciones: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

const esDe = (error: unknown, nombre: string): boolean => error instanceof DOMException && error.name === nombre;

/** The file dialog was closed without a choice, or the saving was called off. */
export const esAbandono = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Null where the browser has no file dialog, or does not let it open now. */
async function elegirLugar(nombre: string): Promise<FileSystemFileHandle | null> {
  try {
    return (await window.showSaveFilePicker?.({ suggestedName: nombre })) ?? null;
  } catch (error) {
    // The click that asked for the dialog was too long ago.
    if (esDe(error, 'SecurityError') || esDe(error, 'NotAllowedError')) return null;
    throw error;
  }
}

function conCuenta({ cuerpo }: Archivo, alAvanzar: (bytes: number) => void) {
  let bytes = 0;
  return cuerpo.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(trozo, control) {
        bytes += trozo.byteLength;
        alAvanzar(bytes);
        control.enqueue(trozo);
      },
    }),
  );
}

/** Writes straight onto the disk where the browser can; elsewhere the browser gathers the file and then saves it. */
export async function guardar(archivo: Archivo, alAvanzar: (bytes: number) => void, senal: AbortSignal): Promise<void> {
  const lugar = await elegirLugar(archivo.nombre);
  const contado = conCuenta(archivo, alAvanzar);
  if (lugar !== null) return contado.pipeTo(await lugar.createWritable(), { signal: senal });
  const contenido = await new Response(contado).blob();
  senal.throwIfAborted();
  ofrecerArchivo(archivo.nombre, contenido);
}
