import type { Archivo } from '../../../lib/descargar.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';

/** Of the File System Access API, where there is one: what is not in TypeScript's own library. */
declare global {
  interface Window {
    showSaveFilePicker?: (opciones: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

const esDe = (error: unknown, nombre: string): boolean => error instanceof DOMException && error.name === nombre;

/** Null where the browser has no such thing, or does not let it open now. */
async function elegirLugar(nombre: string): Promise<FileSystemFileHandle | null> {
  try {
    return (await window.showSaveFilePicker?.({ suggestedName: nombre })) ?? null;
  } catch (error) {
    // The click that asked for it was too long ago.
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

/** Straight onto the disk where the browser can do that, byte by byte; else gathered by the browser and then saved. */
export async function guardar(archivo: Archivo, alAvanzar: (bytes: number) => void, senal: AbortSignal): Promise<void> {
  const lugar = await elegirLugar(archivo.nombre);
  const contado = conCuenta(archivo, alAvanzar);
  if (lugar !== null) return contado.pipeTo(await lugar.createWritable(), { signal: senal });
  const contenido = await new Response(contado).blob();
  senal.throwIfAborted();
  ofrecerArchivo(archivo.nombre, contenido);
}
