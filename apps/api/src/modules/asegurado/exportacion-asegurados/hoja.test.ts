import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { filaDeHoja } from './hoja.ts';

const celdaDe = (dia: string) => filaDeHoja([{ dia: fecha(dia) }], 2);
const conTexto = (texto: string) =>
  `<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">${texto}</t></is></c></row>`;
const conNumero = (numero: number) => `<row r="2"><c r="A2" s="2"><v>${numero}</v></c></row>`;

describe('hoja.test.ts', () => {
  it.each([
    ['1899-12-29', conTexto('29/12/1899')],
    ['1900-01-01', conTexto('01/01/1900')],
    ['1900-02-28', conTexto('28/02/1900')],
    ['1900-03-01', conNumero(61)],
    ['1985-03-14', conNumero(31_120)],
    ['2026-10-14', conNumero(46_309)],
  ])('%s se lee como ese día en cualquier hoja de cálculo', (dia, celda) => {
    expect(celdaDe(dia)).toBe(celda);
  });
});
