import { describe, expect, it } from 'vitest';
import { leerCertificado } from './certificado-defuncion.ts';

const MEGA = 1024 * 1024;
const archivo = (comienzo: string, tamano: number) =>
  new Blob([comienzo, new Uint8Array(tamano - comienzo.length).fill(0xff)]);

describe('certificado-defuncion.test.ts', () => {
  it('gives a PDF of exactly 5 MB as base64, without a prefix', async () => {
    const pdf = archivo('%PDF-1.7\n', 5 * MEGA);
    const texto = atob(await leerCertificado(pdf));
    expect(texto.length).toBe(5 * MEGA);
    expect(texto.slice(0, 9)).toBe('%PDF-1.7\n');
    expect(texto.charCodeAt(5 * MEGA - 1)).toBe(0xff);
  });

  it('refuses one byte more, and says how much it may weigh', async () => {
    await expect(leerCertificado(archivo('%PDF-1.7\n', 5 * MEGA + 1))).rejects.toThrow(
      'El certificado de defunción no puede pesar más de 5 MB.',
    );
  });

  it.each(['MZ\u0090\u0000', ' %PDF-1.7', '%PDF', ''])(
    'refuses what begins with %j, whatever its name',
    async (texto) => {
      await expect(leerCertificado(new Blob([texto]))).rejects.toThrow(
        'El certificado de defunción no es un documento PDF válido.',
      );
    },
  );
});
