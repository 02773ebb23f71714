import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import {
  contrastar,
  type DatosContraste,
  ESTADO_ALMACENAMIENTO,
  ESTADO_ASEGURADO,
  ESTADO_FUENTE_PAGO,
  ESTADO_RESPUESTA,
  estadoFuentePago,
} from './contraste.ts';

const REGISTRADA = {
  numero_documento: '1000009',
  complemento_documento: '1A',
  fecha_nacimiento: fecha('1985-03-14'),
  nombres: 'MARÍA JOSÉ',
  primer_apellido: 'PEÑA',
  segundo_apellido: 'QUISPE',
};

const CORRECTO = {
  numero_documento_correcto: true,
  complemento_documento_correcto: true,
  fecha_nacimiento_correcto: true,
  nombres_correcto: true,
  primer_apellido_correcto: true,
  segundo_apellido_correcto: true,
};

describe('contraste.test.ts', () => {
  it.each<[string, Partial<DatosContraste>]>([
    ['only the number', {}],
    ['everything, written otherwise', { ...REGISTRADA, nombres: ' maria  jose', primer_apellido: 'Pena' }],
    ['the complement in lower case', { complemento_documento: '1a' }],
    ['the text NULL as complement', { complemento_documento: 'NULL' }],
    ['blank optional fields', { fecha_nacimiento: null, nombres: ' ', primer_apellido: null, segundo_apellido: '' }],
  ])('coincide con %s', (_caso, pedido) => {
    expect(contrastar({ numero_documento: '1000009', ...pedido }, REGISTRADA)).toEqual({ ...CORRECTO, coincide: true });
  });

  it.each<[keyof typeof CORRECTO, Partial<DatosContraste>]>([
    ['numero_documento_correcto', { numero_documento: '1000008' }],
    ['complemento_documento_correcto', { complemento_documento: '1B' }],
    ['fecha_nacimiento_correcto', { fecha_nacimiento: fecha('1985-03-15') }],
    ['nombres_correcto', { nombres: 'MARÍA' }],
    ['primer_apellido_correcto', { primer_apellido: 'QUISPE' }],
    ['segundo_apellido_correcto', { segundo_apellido: 'PEÑA' }],
  ])('marca solo %s', (marca, pedido) => {
    expect(contrastar({ ...REGISTRADA, ...pedido }, REGISTRADA)).toEqual({
      ...CORRECTO,
      [marca]: false,
      coincide: false,
    });
  });

  it('un campo que se dio y que el servicio no tiene no coincide', () => {
    const soloNumero = { numero_documento: '1000009' };
    expect(contrastar(REGISTRADA, soloNumero)).toMatchObject({
      numero_documento_correcto: true,
      complemento_documento_correcto: false,
      fecha_nacimiento_correcto: false,
      segundo_apellido_correcto: false,
      coincide: false,
    });
  });

  it('cualquiera coincide consigo, entero o en parte', () => {
    const texto = fc.option(fc.string());
    const persona = fc.record({
      numero_documento: fc.string(),
      complemento_documento: texto,
      fecha_nacimiento: fc.option(fc.constantFrom(fecha('1985-03-14'), fecha('2004-02-29'))),
      nombres: texto,
      primer_apellido: texto,
      segundo_apellido: texto,
    });
    fc.assert(
      fc.property(persona, fc.subarray(Object.keys(CORRECTO)), (p, quitar) => {
        const parte = { ...p, ...Object.fromEntries(quitar.map((k) => [k.replace('_correcto', ''), null])) };
        expect(contrastar({ ...parte, numero_documento: p.numero_documento }, p).coincide).toBe(true);
      }),
    );
  });

  it.each([
    [[], 301],
    [[true], 300],
    [[false], 302],
    [[false, true], 300],
    [[false, false], 302],
  ])('fuentes que respondieron %j: %i', (disponibles, estado) => {
    expect(estadoFuentePago(disponibles.map((disponible) => ({ disponible })))).toBe(estado);
  });

  it('los códigos son los del cable', () => {
    expect(Object.values(ESTADO_RESPUESTA)).toEqual([100, 101, 102, 103, 503]);
    expect(Object.values(ESTADO_FUENTE_PAGO)).toEqual([300, 301, 302]);
    expect(Object.values(ESTADO_ASEGURADO)).toEqual([400, 401, 402, 403]);
    expect(Object.values(ESTADO_ALMACENAMIENTO)).toEqual([0, 500, 501, 502, 503]);
  });
});
