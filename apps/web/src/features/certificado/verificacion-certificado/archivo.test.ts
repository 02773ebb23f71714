import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { comparar } from './archivo.ts';

const PDF = Buffer.from('%PDF-1.7 un certificado');
const HUELLA = createHash('sha256').update(PDF).digest('hex');
const archivo = (bytes: Uint8Array = PDF) => new Blob([new Uint8Array(bytes)]);
const NO = 'El archivo NO es el que se emitió: fue modificado, o es otro documento.';

describe('archivo.test.ts', () => {
  it('el mismo, byte por byte; con cualquier bit cambiado, o uno más o menos, otro', async () => {
    expect(await comparar(archivo(), HUELLA)).toEqual({
      igual: true,
      texto: 'El archivo es el que se emitió, byte por byte.',
    });
    const alterado = Buffer.from(PDF);
    alterado[8] = (alterado[8] ?? 0) ^ 1;
    for (const otro of [alterado, PDF.subarray(1), Buffer.concat([PDF, Buffer.from('\n')]), Buffer.alloc(0)])
      expect(await comparar(archivo(otro), HUELLA)).toEqual({ igual: false, texto: NO });
  });

  it('uno enorme no puede ser, y no se lee', async () => {
    const enorme = archivo();
    Object.defineProperty(enorme, 'size', { value: 20_000_001 });
    const leer = vi.spyOn(crypto.subtle, 'digest');
    expect(await comparar(enorme, HUELLA)).toEqual({ igual: false, texto: NO });
    expect(leer).not.toHaveBeenCalled();
  });

  it('lo que no se puede leer, como una carpeta, se dice', async () => {
    const carpeta = archivo();
    vi.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('NotReadableError'));
    expect(await comparar(carpeta, HUELLA)).toEqual({
      igual: false,
      texto: 'No se pudo leer el archivo. Elíjalo otra vez.',
    });
  });

  it('sin criptografía, o sin certificado con qué compararlo, se dice', async () => {
    expect((await comparar(archivo(), null)).texto).toMatch(/^No hay con qué compararlo/);
    vi.stubGlobal('crypto', {});
    expect((await comparar(archivo(), HUELLA)).texto).toMatch(/no puede comparar archivos aquí/);
  });
});
