import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { estadoDeVersion, normalizarTerminos, parrafosDe, vigenteDesde } from './terminos.ts';
import { terminosVigentes } from './vigencia.ts';

describe('terminos.test.ts', () => {
  it.each([
    ['2026-10-14', '2026-10-24'],
    ['2026-02-20', '2026-03-02'],
    ['2028-02-20', '2028-03-01'],
    ['2026-12-25', '2027-01-04'],
  ])('publicada el %s rige desde el %s, y no la víspera', (publicada, rige) => {
    expect(vigenteDesde(fecha(publicada))).toBe(rige);
    expect(terminosVigentes(fecha(publicada), fecha(rige))).toBe(true);
  });

  it.each([
    ['A\r\n\r\n\r\n\r\nB', 'A\n\nB'],
    ['  A \t\n\nB\u0000\u0007\u200B\u202E  ', 'A\n\nB'],
    ['<b>A</b> & «B»', '<b>A</b> & «B»'],
    ['\n\n', ''],
  ])('%j se guarda como %j', (escrito, guardado) => {
    expect(normalizarTerminos(escrito)).toBe(guardado);
  });

  it('cien mil blancos seguidos no detienen a nadie', { timeout: 5000 }, () => {
    expect(normalizarTerminos(`A${' '.repeat(100_000)}B`)).toHaveLength(100_002);
  });

  it('guardado, otra vez es lo mismo, y sus párrafos juntos son el texto', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u200b', 'ñ', '<') }), (escrito) => {
        const texto = normalizarTerminos(escrito);
        expect(normalizarTerminos(texto)).toBe(texto);
        expect(parrafosDe(texto).join('\n\n')).toBe(texto);
      }),
    );
  });

  it.each([
    ['VIGENTE', { version: '2', vigenteDesde: fecha('2026-10-14'), retirada: false }],
    ['ANTERIOR', { version: '1', vigenteDesde: fecha('2026-01-01'), retirada: false }],
    ['POR REGIR', { version: '3', vigenteDesde: fecha('2026-10-15'), retirada: false }],
    ['RETIRADA', { version: '4', vigenteDesde: fecha('2026-10-15'), retirada: true }],
  ])('%s: %o', (estado, version) => {
    expect(estadoDeVersion(version, fecha('2026-10-14'), '2')).toBe(estado);
  });
});
