import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLASES_DOCUMENTO,
  COMPLEMENTO_MAX,
  claseDeTipoDoc,
  DOCUMENTO_MAX,
  dichoDeExpedido,
  esNumeroDocumento,
  leerDocumento,
  limpiarComplemento,
  numeroDocumento,
  recortarComplemento,
  separarDocumento,
  separarEscrito,
  TIPO_DOCUMENTO,
  tipoDocDe,
  unirDocumento,
  unirEscrito,
} from './documento.ts';

const numeros = fc.stringMatching(/^[1-9][0-9]{4,14}$/);
const SIGLAS = ['LP', 'CB', 'SC', 'OR', 'PT', 'CH', 'TJ', 'BE', 'PD', 'LPZ', 'CBBA', 'SCZ', 'ORU', 'POT', 'CHQ', 'TAR'];
/** A sigla typed behind a number tells where the card was issued, so it is left out. */
const complementos = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[0-9A-Z]{1,2}$/).filter((uno) => !SIGLAS.includes(uno)),
);

describe('documento.test.ts', () => {
  it.each([
    ['1a', '1A'],
    [' 1A ', '1A'],
    ['NULL', ''],
    ['null', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('limpiarComplemento(%j) es %j', (entrada, esperado) => {
    expect(limpiarComplemento(entrada)).toBe(esperado);
  });

  it.each([
    ['1000009', '1a', '1000009-1A'],
    ['1000009', '', '1000009'],
    ['1000009', 'NULL', '1000009'],
    ['1000009', null, '1000009'],
    [' 1.000.009 ', undefined, '1000009'],
    ['0001000009', ' 1a ', '1000009-1A'],
    ['1000009-1a', '', '1000009-1A'],
    ['1000009-1A', '2B', '1000009-2B'],
    ['1000009 - 1A', null, '1000009-1A'],
  ])('%j y %j se unen en %j', (numero, complemento, esperado) => {
    expect(unirEscrito(numero, complemento)).toBe(esperado);
  });

  it.each([
    ['1000009-1A', { numero: '1000009', complemento: '1A' }],
    ['1000009-1a', { numero: '1000009', complemento: '1A' }],
    ['1.000.009 - 1a', { numero: '1000009', complemento: '1A' }],
    ['0001000009', { numero: '1000009', complemento: '' }],
    ['1000009', { numero: '1000009', complemento: '' }],
    ['1000009-', { numero: '1000009', complemento: '' }],
    ['1000009-NULL', { numero: '1000009', complemento: '' }],
    ['-12345', { numero: '-12345', complemento: '' }],
    ['00000', { numero: '0', complemento: '' }],
    ['12e4', { numero: '12e4', complemento: '' }],
    ['', { numero: '', complemento: '' }],
    ['1000009 1 A', { numero: '1000009', complemento: '1A' }],
    ['1 000 009 1A', { numero: '1000009', complemento: '1A' }],
    ['1.000.009 A', { numero: '1000009', complemento: 'A' }],
    ['1000009 12', { numero: '1000009', complemento: '12' }],
    ['1 000 009 12', { numero: '1000009', complemento: '12' }],
    ['1 000 009', { numero: '1000009', complemento: '' }],
    ['1. 000. 009', { numero: '1000009', complemento: '' }],
    ['1.000.009.', { numero: '1000009', complemento: '' }],
    ['1 000 009-12', { numero: '1000009', complemento: '12' }],
    ['1.000.009 12', { numero: '1000009', complemento: '12' }],
    ['12 345', { numero: '12345', complemento: '' }],
    ['01.000 103', { numero: '1000103', complemento: '' }],
    ['12.345 678.901', { numero: '12.345 678.901', complemento: '' }],
    ['12345 67', { numero: '12345', complemento: '67' }],
    ['12 345 67', { numero: '12 345 67', complemento: '' }],
    ['12.345.67', { numero: '12.345.67', complemento: '' }],
    ['10 00 00 9', { numero: '10 00 00 9', complemento: '' }],
    ['10000 09', { numero: '10000', complemento: '09' }],
    ['1000100 1000101', { numero: '1000100 1000101', complemento: '' }],
    ['1000100\n1000101', { numero: '1000100 1000101', complemento: '' }],
    ['1.000.100 200.300', { numero: '1.000.100 200.300', complemento: '' }],
    ['1000100 1000101-1A', { numero: '1000100 1000101-1A', complemento: '' }],
    ['1000100 1000101 1A', { numero: '1000100 1000101 1A', complemento: '' }],
    ['1000009A', { numero: '1000009A', complemento: '' }],
    ['1000009A 1000010', { numero: '1000009A 1000010', complemento: '' }],
    ['1000100 000', { numero: '1000100 000', complemento: '' }],
    ['12 3456', { numero: '12 3456', complemento: '' }],
    ['1234 567', { numero: '1234 567', complemento: '' }],
    ['1000.009', { numero: '1000.009', complemento: '' }],
    ['1000100-1000101', { numero: '1000100-1000101', complemento: '' }],
    ['1000100/1000101', { numero: '1000100/1000101', complemento: '' }],
    ['1000100-1.000.101', { numero: '1000100-1.000.101', complemento: '' }],
    ['1000100-1 1', { numero: '1000100-1 1', complemento: '' }],
    ['1000100 1 1', { numero: '1000100 1 1', complemento: '' }],
    ['1000100-1.1', { numero: '1000100-1.1', complemento: '' }],
    ['1000100-1 A', { numero: '1000100', complemento: '1A' }],
    ['\u200e1000009\u200b', { numero: '1000009', complemento: '' }],
    ['\uff11\uff10\uff10\uff10\uff10\uff10\uff19', { numero: '1000009', complemento: '' }],
    ['C.I. 1000009 1a', { numero: '1000009', complemento: '1A' }],
    ['N.º 1.000.009', { numero: '1000009', complemento: '' }],
    ['1000009-1AB', { numero: '1000009', complemento: '1AB' }],
    ['E-1000008', { numero: 'E-1000008', complemento: '' }],
    ['1000100 1AB', { numero: '1000100 1AB', complemento: '' }],
    ['1000a001', { numero: '1000a001', complemento: '' }],
    ['10000091A', { numero: '10000091A', complemento: '' }],
    ['1e6', { numero: '1e6', complemento: '' }],
  ])('escrito como %j se separa en %j', (texto, esperado) => {
    expect(separarEscrito(texto)).toEqual(esperado);
  });

  it.each([
    ['10000091A', '1000009', '1A'],
    ['1.000.009AB', '1000009', 'AB'],
    ['12345A', '12345', 'A'],
    ['000100000091a', '10000009', '1A'],
    ['1000009A1', '1000009A1', ''],
    ['1000009ABC', '1000009ABC', ''],
    ['1234A', '1234A', ''],
    ['1e6', '1e6', ''],
    ['E-1000008', 'E-1000008', ''],
    ['1000009A 1000010B', '1000009A 1000010B', ''],
    ['1000009 1000010B', '1000009 1000010B', ''],
    ['12 345 67A', '12 345 67A', ''],
  ])('junto al campo del complemento, %j es %s y «%s»', (texto, numero, complemento) => {
    expect(separarEscrito(texto, { pegado: true })).toEqual({ numero, complemento });
  });

  const RAYAS = ['-', '/', ...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\uff0f'];

  it.each([...RAYAS, ' ', '\u00a0', '\u202f', '  '])('entre número y complemento puede estar %j', (entre) => {
    const esperado = { numero: '1000009', complemento: '1A' };
    for (const texto of [`1000009${entre}1A`, `1.000.009${entre}1a`, ` 1 000 009 ${entre} 1a `]) {
      expect(separarEscrito(texto), texto).toEqual(esperado);
      expect(leerDocumento(texto), texto).toEqual(esperado);
    }
  });

  it('una letra y las cifras de al lado no se juntan nunca en otro número', () => {
    fc.assert(
      fc.property(
        numeros,
        fc.stringMatching(/^(?:[ ./\-\u2013\u00a0]{1,3}[0-9 ]{0,3})?[A-Za-z][0-9A-Za-z ]{0,4}$/),
        fc.boolean(),
        (numero, resto, pegado) => {
          const leido = separarEscrito(numero + resto, { pegado });
          if (/^\d+$/.test(leido.numero)) expect(numero.startsWith(leido.numero)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['', ''],
    [' 1a', '1A'],
    ['  1AB', '1A'],
    ['null', ''],
  ])('un complemento se recorta después de quitarle los blancos: %j queda %j', (texto, esperado) => {
    expect(recortarComplemento(texto)).toBe(esperado);
  });

  it.each(['1234', '1234567890123456', '12345A', '-12345', '00000', '', '1000009-1AB', '1000009-#'])(
    '%j no es un documento',
    (texto) => {
      expect(leerDocumento(texto)).toBeNull();
    },
  );

  it('se lee igual en una pieza o por miles, con ceros delante, en un campo o en dos', () => {
    const entre = fc.constantFrom('', ' ', '.', '\u00a0', '\t', '. ', '  ');
    const ceros = fc.stringMatching(/^0{0,4}$/);
    const blancos = fc.stringMatching(/^[ \u00a0\t]{0,3}$/);
    fc.assert(
      fc.property(numeros, complementos, entre, ceros, blancos, (n, c, por, z, blanco) => {
        const sucio = `${blanco}${`${z}${n}`.replace(/\B(?=(?:\d{3})+$)/g, por)}${blanco}`;
        const esperado = { numero: n, complemento: c };
        expect(leerDocumento(sucio, c)).toEqual(esperado);
        expect(leerDocumento(`${sucio} - ${c.toLowerCase()}`)).toEqual(esperado);
        expect(leerDocumento(unirEscrito(sucio, c))).toEqual(esperado);
      }),
    );
  });

  it('lo leído no se vuelve a limpiar: leerlo otra vez da lo mismo, y siempre cabe', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .A-Z-]{0,20}$/)), (texto) => {
        const { numero, complemento } = separarEscrito(texto);
        expect(separarEscrito(numero).numero).toBe(numero);
        const leido = leerDocumento(texto);
        if (leido === null) return;
        expect(leido).toEqual({ numero, complemento });
        expect(numero).toMatch(/^[1-9]\d*$/);
        expect(numero.length).toBeLessThanOrEqual(DOCUMENTO_MAX);
        expect(complemento.length).toBeLessThanOrEqual(COMPLEMENTO_MAX);
      }),
    );
  });

  it('solo un número entero y sin ceros delante lleva la marca', () => {
    expect(esNumeroDocumento('1000009')).toBe(true);
    expect(['12345', '123456789012345'].map(numeroDocumento)).toEqual(['12345', '123456789012345']);
    for (const texto of ['1234', '1234567890123456', '01000009', '1.000.009', ' 1000009', '1000009-1A']) {
      expect(esNumeroDocumento(texto)).toBe(false);
      expect(() => numeroDocumento(texto)).toThrow(new RangeError(`'${texto}' is not a document number`));
    }
  });

  it('el complemento escrito aparte manda sobre el del número, y tiene hasta dos letras o cifras', () => {
    expect(leerDocumento('1000009-1A', '2b')).toEqual({ numero: '1000009', complemento: '2B' });
    expect(leerDocumento('1000009', '1AB')).toBeNull();
    expect(leerDocumento('1000009', '#A')).toBeNull();
    expect(unirDocumento(numeroDocumento('1000009'), ' 1a')).toBe('1000009-1A');
  });

  it.each(['1 A', '1-A', '-1A', '\u200E1A', '１Ａ', '1A.', ' 1a '])('el complemento %j es 1A', (escrito) => {
    expect([limpiarComplemento(escrito), recortarComplemento(escrito)]).toEqual(['1A', '1A']);
  });

  const CON_EXPEDIDO = [
    (s: string) => `1000100 ${s}`,
    (s: string) => `1000100${s}`,
    (s: string) => `1000100-${s}`,
    (s: string) => `1.000.100 - ${s.toLowerCase()}.`,
    (s: string) => `1000100 (${s})`,
    (s: string) => `1000100, ${s}`,
    (s: string) => `1000100 ${[...s].join('.')}.`,
    (s: string) => `1000100 exp. ${s}`,
    (s: string) => `1000100 Expedido en ${s}`,
    (s: string) => `${s} 1000100`,
    (s: string) => `${s}-1000100`,
    (s: string) => `C.I. 1000100 ${s}`,
    (s: string) => `\u200E1000100\u00A0${s}`,
  ];
  it.each([...SIGLAS, 'BEN', 'PAN'])('%s, donde se expidió, no es un complemento, y se dice', (sigla) => {
    for (const escribir of CON_EXPEDIDO) {
      const escrito = escribir(sigla);
      for (const pegado of [false, true])
        expect([escrito, separarEscrito(escrito, { pegado })]).toEqual([
          escrito,
          { numero: '1000100', complemento: '' },
        ]);
      expect(dichoDeExpedido(escrito)).toBe(
        `${sigla} es donde se expidió el documento, no su complemento: no se toma en cuenta.`,
      );
    }
    for (const escrito of [`1000009-1A ${sigla}`, `1000009 1A-${sigla}`])
      expect([escrito, unirEscrito(escrito)]).toEqual([escrito, '1000009-1A']);
  });

  it('en la forma del cable, y en su propio campo, un complemento es lo que es; con blancos no', () => {
    const delCable = (texto: string) => unirEscrito(texto, null, { delCable: true });
    expect(['1000100-LP', '1000100-1A', '1000100 LP', '1000100LP'].map(delCable)).toEqual([
      '1000100-LP',
      '1000100-1A',
      '1000100',
      '1000100',
    ]);
    expect(leerDocumento('1000100', 'LP')).toEqual({ numero: '1000100', complemento: 'LP' });
    for (const nada of ['1000100', '1000100-1A', 'LP', 'OR', 'CHOQUE 12', 'SC 12', '12 LP 34', '1000100 QX'])
      expect([nada, nada.startsWith('SC') ? undefined : dichoDeExpedido(nada)]).toEqual([nada, undefined]);
  });

  it('separadores y signos que no se ven, puestos donde sea, nunca hacen de un número otro', () => {
    const entre = fc.constantFrom(...' .-/–,\t\u00A0\u200B\u202A\u00AD');
    fc.assert(
      fc.property(numeros, complementos, entre, fc.nat(), fc.boolean(), (numero, complemento, signo, donde, pegado) => {
        const unido = complemento === '' ? numero : `${numero}-${complemento}`;
        const lugar = donde % (unido.length + 1);
        const leido = separarEscrito(unido.slice(0, lugar) + signo + unido.slice(lugar), { pegado });
        if (!esNumeroDocumento(leido.numero) || !/^[0-9A-Z]{0,2}$/.test(leido.complemento)) return;
        // The same signs come in the same order: what stands behind a separator may be a complement, and nothing is
        // another number.
        expect(`${leido.numero}${leido.complemento}`).toBe(`${numero}${complemento}`);
      }),
      { numRuns: 10_000 },
    );
  });

  it('separar deshace unir', () => {
    fc.assert(
      fc.property(numeros.map(numeroDocumento), complementos, (numero, complemento) => {
        expect(separarDocumento(unirDocumento(numero, complemento))).toEqual({ numero, complemento });
      }),
    );
  });

  it('nacionales y extranjeros llevan el mismo tipo de documento', () => {
    expect(TIPO_DOCUMENTO).toBe('CI');
  });

  it('las clases y sus números en el cable corresponden en los dos sentidos', () => {
    expect(tipoDocDe('CIN')).toBe(1);
    expect(tipoDocDe('CIE')).toBe(2);
    for (const { codigo, tipoDoc } of CLASES_DOCUMENTO) {
      expect(tipoDocDe(codigo)).toBe(tipoDoc);
      expect(claseDeTipoDoc(tipoDoc)).toBe(codigo);
    }
  });
});
