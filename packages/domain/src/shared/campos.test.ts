import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  revisarComplemento,
  revisarCorreo,
  revisarNombre,
  revisarNumeroDocumento,
  revisarRequerido,
  revisarTelefono,
} from './campos.ts';
import { leerDocumento } from './documento.ts';

const REQUERIDO = 'Este campo es requerido.';

describe('campos.test.ts', () => {
  it.each([
    ['', REQUERIDO],
    ['  ', REQUERIDO],
    [null, REQUERIDO],
    [undefined, REQUERIDO],
    ['x', null],
  ])('requerido %j: %s', (texto, esperado) => {
    expect(revisarRequerido(texto)?.texto ?? null).toBe(esperado);
  });

  it.each([
    ['1000001', null],
    ['12345', null],
    ['123456789012345', null],
    [' 1000001 ', null],
    ['1.000.001', null],
    ['0001000001', null],
    ['1000009-1A', null],
    ['', REQUERIDO],
    [null, REQUERIDO],
    ['1234', 'Mínimo 5 characters'],
    ['1234567890123456', 'No puede tener más de 15 caracteres.'],
    ['-12345', 'No pueden ser menores a 0'],
    ['00000', 'No pueden ser menores a 0'],
    ['1000009-1AB', 'No puede tener más de 2 caracteres.'],
    ['1000009A', 'El número de documento solo admite dígitos.'],
    ['0001234', 'Mínimo 5 characters'],
    ['1000100 1000101', 'Son varios números de documento; escriba uno solo.'],
    ['1000100-1000101', 'Son varios números de documento; escriba uno solo.'],
    ['1000100/1000101', 'Son varios números de documento; escriba uno solo.'],
    ['1000100 - 1000101-1A', 'Son varios números de documento; escriba uno solo.'],
    ['1 000 100 1 000 101', 'Son varios números de documento; escriba uno solo.'],
    ['1.000.100 / 1.000.101', 'Son varios números de documento; escriba uno solo.'],
    ['1000.100 1000.101', 'Son varios números de documento; escriba uno solo.'],
    ['1 000 100\n1 000 101', 'Son varios números de documento; escriba uno solo.'],
    ['12 345 67', 'El número de documento solo admite dígitos.'],
    ['1000.009', 'El número de documento solo admite dígitos.'],
    ['1000100-1 1', 'El número de documento solo admite dígitos.'],
    ['12e45', 'El número de documento solo admite dígitos.'],
    ['A1000009', 'El número de documento solo admite dígitos.'],
    ['-12345A', 'El número de documento solo admite dígitos.'],
  ])('número de documento %j: %s', (numero, esperado) => {
    expect(revisarNumeroDocumento(numero)?.texto ?? null).toBe(esperado);
  });

  it.each([
    ['', null],
    [null, null],
    ['1a', null],
    ['NULL', null],
    ['1AB', 'No puede tener más de 2 caracteres.'],
    ['#1', 'El complemento solo admite letras y números.'],
  ])('complemento %j: %s', (complemento, esperado) => {
    expect(revisarComplemento(complemento)?.texto ?? null).toBe(esperado);
  });

  it('lo que pasa la revisión de los campos se puede leer como documento', () => {
    const escritos = fc.oneof(fc.stringMatching(/^[0-9 .-]{0,18}[A-Za-z0-9]{0,3}$/), fc.string());
    fc.assert(
      fc.property(escritos, fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9a-z ]{0,4}$/)), (numero, complemento) => {
        const problema = revisarNumeroDocumento(numero) ?? revisarComplemento(complemento);
        if (problema === null) expect(leerDocumento(numero, complemento)).not.toBeNull();
      }),
    );
  });

  it('dice con un código qué pasa con el campo: falta, no vale o no cabe', () => {
    const codigos = ['', '-12345', '1234', '1234567890123456', '12e45'].map((n) => revisarNumeroDocumento(n)?.codigo);
    expect(codigos).toEqual(['REQUERIDO', 'INVALIDO', 'FUERA_DE_LIMITE', 'FUERA_DE_LIMITE', 'INVALIDO']);
    expect(revisarNumeroDocumento(' ', 'Obligatorio.')?.texto).toBe('Obligatorio.');
    expect([revisarComplemento('#1'), revisarComplemento('1AB')].map((p) => p?.codigo)).toEqual([
      'INVALIDO',
      'FUERA_DE_LIMITE',
    ]);
  });

  it('un nombre tiene hasta 150 caracteres', () => {
    expect(revisarNombre('')).toBeNull();
    expect(revisarNombre('Ñ'.repeat(150))).toBeNull();
    expect(revisarNombre('ß'.repeat(75))).toBeNull();
    expect(revisarNombre('ß'.repeat(76))).not.toBeNull();
    expect(revisarNombre(` ${'Ñ'.repeat(150)} `)).toBeNull();
    expect([null, undefined].map(revisarNombre)).toEqual([null, null]);
    expect(revisarNombre('Ñ'.repeat(151))?.texto ?? null).toBe('No puede tener más de 150 caracteres.');
  });

  it.each([
    ['', true],
    [null, true],
    ['ana.perez@correo.example', true],
    [' ana+1@sub.correo.example ', true],
    [`${'a'.repeat(64)}@correo.example`, true],
    [`${'a'.repeat(65)}@correo.example`, false],
    [`a@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(18)}.example`, true],
    [`a@${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(19)}.example`, false],
    ['ana@correo.example.', false],
    ['ana@correo', false],
    ['ana@.example', false],
    ['ana@correo..example', false],
    ['ana perez@correo.example', false],
    ['ana@b@correo.example', false],
    ['ana@correo.example>', false],
    ['<ana@correo.example>', false],
    ['Ana <ana@correo.example>', false],
    ['grupo:ana@correo.example;', false],
    ['ana@correo.example?subject=x', false],
    ['ana\u200b@correo.example', false],
    ['ana@correo\u2060.example', false],
    ['ana@correo.example\u202e', false],
    ['ana@correo.example,eva@correo.example', false],
    ['"ana"@correo.example', false],
    ['ana..perez@correo.example', false],
    ['.ana@correo.example', false],
    ['ana@-correo.example', false],
    ['ana@correo_1.example', false],
    ['ana@192.0.2.1', false],
    ["ana.o'higgins_+x@sub-1.correo.example", true],
    [`${'a'.repeat(150)}@correo.example`, false],
  ])('el correo %j se acepta: %s', (correo, aceptado) => {
    expect(revisarCorreo(correo)?.texto ?? null).toBe(aceptado ? null : 'El correo electrónico no es válido.');
  });

  it.each([
    ['', true],
    ['71234567', true],
    ['+591 71234567', true],
    [' +591 71234567 ', true],
    [null, true],
    ['1234567', true],
    ['123456789012345', true],
    [`+7123456${' '.repeat(22)}7`, true],
    [`+7123456${' '.repeat(23)}7`, false],
    ['tel 71234567', false],
    ['(2) 244-5566', true],
    ['123456', false],
    ['1234567890123456', false],
    ['71234567 int. 3', false],
    ['7123456+7', false],
  ])('el teléfono %j se acepta: %s', (telefono, aceptado) => {
    expect(revisarTelefono(telefono)?.texto ?? null).toBe(aceptado ? null : 'El teléfono no es válido.');
  });
});
