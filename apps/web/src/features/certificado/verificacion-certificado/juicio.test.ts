import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { juzgar } from './juicio.ts';
import type { Dicho, Sello } from './sello.ts';
import type { Consultado, Verificacion } from './verificar.ts';

const CODIGO = '77777-77777-77777-77777';
const PERSONA = {
  nombres: 'ANA MAMANI',
  numero_documento: '1000100',
  fecha_nacimiento: fecha('1985-03-14'),
  secuencialCorrelativo: 12,
  fechaCreacionReporte: '2026-10-14 10:00:00',
};
const CERTIFICADO = { cubierta: false, afiliaciones: [] };
const DICHO: Verificacion = {
  autentico: true,
  persona: PERSONA,
  certificado: CERTIFICADO,
  mensaje: 'El certificado es auténtico.',
  fechaConsulta: '2026-10-15 08:00:00',
  sha256: 'ab',
};
const SELLADO: Dicho = {
  jti: CODIGO,
  num: 12,
  doc: '1000100',
  name: 'ANA MAMANI',
  birthdate: fecha('1985-03-14'),
  cub: true,
  tot: 0,
  est: [],
};
const registrado: Consultado = { dicho: DICHO, falla: null };
const valido = (cambios: Partial<Dicho> = {}): Sello => ({ estado: 'valido', dicho: { ...SELLADO, ...cambios } });
const NO = 'El certificado NO es auténtico.';

describe('juicio.test.ts', () => {
  it('registrado y con su propio sello: auténtico, y lo que se certificó', () => {
    expect(juzgar(CODIGO, registrado, valido())).toEqual({
      autentico: true,
      mensaje: 'El certificado es auténtico.',
      falla: null,
      fechaConsulta: '2026-10-15 08:00:00',
      persona: PERSONA,
      certificado: CERTIFICADO,
      sha256: 'ab',
      firma: { tono: 'bueno', texto: 'La firma digital del código QR es válida y corresponde a este certificado.' },
    });
    expect(juzgar(CODIGO.toLowerCase().replaceAll('-', ''), registrado, valido()).autentico).toBe(true);
  });

  it.each<[string, Sello, RegExp]>([
    ['un sello falso', { estado: 'falso' }, /no es válida: su contenido fue alterado/],
    ['el sello de otro código', valido({ jti: '00000-00000-00000-00000' }), /de otro certificado/],
    ['el sello de otra persona', valido({ doc: '1000101' }), /de otro certificado/],
    ['el sello de otro número', valido({ num: 13 }), /de otro certificado/],
  ])('registrado, pero con %s: NO es auténtico, y no dice nada de nadie', (_que, sello, texto) => {
    expect(juzgar(CODIGO, registrado, sello)).toEqual({
      autentico: false,
      mensaje: NO,
      falla: null,
      fechaConsulta: '2026-10-15 08:00:00',
      persona: null,
      certificado: null,
      sha256: null,
      firma: { tono: 'malo', texto: expect.stringMatching(texto) },
    });
  });

  it.each<[string, Sello, string]>([
    ['sin sello en la dirección', { estado: 'ninguno' }, 'Para comprobar también la firma digital'],
    ['con uno que no se pudo comprobar', { estado: 'sin comprobar', por: 'Por esto.' }, 'Por esto.'],
  ])('registrado, %s: auténtico por su código, con lo que se certificó, y se dice', (_que, sello, texto) => {
    const { autentico, persona, firma, certificado } = juzgar(CODIGO, registrado, sello);
    expect([autentico, persona, firma?.tono, certificado]).toEqual([true, PERSONA, 'nota', CERTIFICADO]);
    expect(firma?.texto).toContain(texto);
  });

  it('sin registro no hay sello que valga, y sin respuesta tampoco', () => {
    const nadie = { ...DICHO, autentico: false, persona: null, certificado: null, mensaje: NO, sha256: null };
    const negado = juzgar(CODIGO, { dicho: nadie, falla: null }, valido());
    expect([negado.autentico, negado.mensaje, negado.fechaConsulta]).toEqual([false, NO, '2026-10-15 08:00:00']);
    const callado = juzgar(CODIGO, { dicho: null, falla: 'Sin red.' }, valido());
    expect([callado.autentico, callado.mensaje, callado.falla]).toEqual([false, NO, 'Sin red.']);
  });

  it('sobre el límite no se juzga nada, ni con un sello falso: se dice que lo intente en un minuto', () => {
    const { autentico, mensaje, persona, firma } = juzgar(CODIGO, 'espere', { estado: 'falso' });
    expect([autentico, persona, firma]).toEqual([null, null, null]);
    expect(mensaje).toMatch(/^Todavía no se verificó.*Inténtelo en un minuto\.$/);
  });
});
