import { describe, expect, it } from 'vitest';
import { fueraDeLimite, invalido, requerido, soloProblemas, textosDe } from './problemas.ts';

describe('problemas.test.ts', () => {
  it('cada uno lleva su código y su texto', () => {
    expect([requerido('falta'), invalido('no vale'), fueraDeLimite('no cabe')]).toEqual([
      { codigo: 'REQUERIDO', texto: 'falta' },
      { codigo: 'INVALIDO', texto: 'no vale' },
      { codigo: 'FUERA_DE_LIMITE', texto: 'no cabe' },
    ]);
  });

  it('de un formulario quedan los campos que tienen uno, y de ellos los textos', () => {
    const problemas = soloProblemas({ motivo: requerido('falta'), fecha_baja: null, detalle: undefined });
    expect(Object.entries(problemas)).toEqual([['motivo', requerido('falta')]]);
    expect(textosDe(problemas)).toEqual({ motivo: 'falta' });
    expect(textosDe({})).toEqual({});
    expect(textosDe({ motivo: undefined })).toEqual({ motivo: undefined });
  });
});
