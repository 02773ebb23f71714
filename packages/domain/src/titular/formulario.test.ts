import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import {
  leerSalario,
  mostrarSalario,
  revisarComplemento,
  revisarCorreo,
  revisarFechaAfiliacion,
  revisarFechaEscrita,
  revisarFechaIngreso,
  revisarFechaNacimiento,
  revisarNombre,
  revisarNumeroDocumento,
  revisarRequerido,
  revisarSalario,
  revisarTelefono,
} from './formulario.ts';

const HOY = '2026-04-15';
const REQUERIDO = 'Este campo es requerido.';
const NO_ES_VALIDA = 'La fecha no es válida.';

describe('formulario.test.ts', () => {
  it.each([
    ['', REQUERIDO],
    ['  ', REQUERIDO],
    [null, REQUERIDO],
    [undefined, REQUERIDO],
    ['x', null],
  ])('required %j: %s', (texto, esperado) => {
    expect(revisarRequerido(texto)).toBe(esperado);
  });

  it.each([
    ['1000001', null],
    ['12345', null],
    ['123456789012345', null],
    [' 1000001 ', null],
    ['', REQUERIDO],
    [null, REQUERIDO],
    ['1234', 'Mínimo 5 characters'],
    ['1234567890123456', 'No puede tener más de 15 caracteres.'],
    ['-12345', 'No pueden ser menores a 0'],
    ['00000', 'No pueden ser menores a 0'],
    ['1000009-1A', 'El número de documento solo admite dígitos.'],
    ['12e45', 'El número de documento solo admite dígitos.'],
  ])('document number %j: %s', (numero, esperado) => {
    expect(revisarNumeroDocumento(numero)).toBe(esperado);
  });

  it.each([
    ['', null],
    [null, null],
    ['1a', null],
    ['NULL', null],
    ['1AB', 'No puede tener más de 2 caracteres.'],
    ['-1', 'El complemento solo admite letras y números.'],
  ])('complement %j: %s', (complemento, esperado) => {
    expect(revisarComplemento(complemento)).toBe(esperado);
  });

  it('names take up to 150 characters', () => {
    expect(revisarNombre('')).toBeNull();
    expect(revisarNombre('Ñ'.repeat(150))).toBeNull();
    expect(revisarNombre('Ñ'.repeat(151))).toBe('No puede tener más de 150 caracteres.');
  });

  it.each([
    ['', null],
    ['14/03/1985', null],
    ['31/02/2020', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['14/03/85', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['1985-03-14', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('typed date %j: %s', (texto, esperado) => {
    expect(revisarFechaEscrita(texto)).toBe(esperado);
  });

  it.each([
    ['1985-03-14', null],
    [HOY, null],
    ['2026-04-16', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['', REQUERIDO],
    ['14/03/1985', NO_ES_VALIDA],
  ])('birth date %j: %s', (fecha, esperado) => {
    expect(revisarFechaNacimiento(fecha, HOY)).toBe(esperado);
  });

  it.each([
    [HOY, '1985-03-14', null],
    ['1985-03-14', '1985-03-14', null],
    ['1920-01-01', null, null],
    ['2026-04-16', '1985-03-14', 'La fecha de afiliación no puede ser posterior a hoy.'],
    ['1985-03-13', '1985-03-14', 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.'],
    ['1919-12-31', null, 'La fecha de afiliación no puede ser anterior al año 1920.'],
    ['1919-12-31', '1900-01-01', 'La fecha de afiliación no puede ser anterior al año 1920.'],
    ['', '1985-03-14', REQUERIDO],
    ['2026-02-30', '1985-03-14', NO_ES_VALIDA],
  ])('affiliation on %j of someone born %j: %s', (fecha, nacimiento, esperado) => {
    expect(revisarFechaAfiliacion(fecha, { hoy: HOY, nacimiento })).toBe(esperado);
  });

  it.each([
    [HOY, '1985-03-14', null],
    ['1915-01-01', null, null],
    ['2026-04-16', '1985-03-14', 'La fecha de ingreso no puede ser posterior a hoy.'],
    ['1985-03-13', '1985-03-14', 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.'],
    [null, '1985-03-14', REQUERIDO],
    ['ayer', '1985-03-14', NO_ES_VALIDA],
  ])('work entry on %j of someone born %j: %s', (fecha, nacimiento, esperado) => {
    expect(revisarFechaIngreso(fecha, { hoy: HOY, nacimiento })).toBe(esperado);
  });

  it('every day from the birth to today is accepted, and as it is shown it reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), (dias) => {
        const fecha = sumarDias(HOY, -dias);
        expect(revisarFechaAfiliacion(fecha, { hoy: HOY, nacimiento: sumarDias(HOY, -15_000) })).toBeNull();
        expect(revisarFechaEscrita(mostrarFecha(fecha))).toBeNull();
        expect(revisarFechaNacimiento(sumarDias(HOY, dias + 1), HOY)).not.toBeNull();
      }),
    );
  });

  it.each([
    ['', true],
    [null, true],
    ['ana.perez@correo.example', true],
    [' ana+1@sub.correo.example ', true],
    ['ana@correo', false],
    ['ana@.example', false],
    ['ana@correo..example', false],
    ['ana perez@correo.example', false],
    ['ana@b@correo.example', false],
    [`${'a'.repeat(150)}@correo.example`, false],
  ])('e-mail %j is accepted: %s', (correo, aceptado) => {
    expect(revisarCorreo(correo)).toBe(aceptado ? null : 'El correo electrónico no es válido.');
  });

  it.each([
    ['', true],
    ['71234567', true],
    ['+591 71234567', true],
    ['(2) 244-5566', true],
    ['123456', false],
    ['1234567890123456', false],
    ['71234567 int. 3', false],
    ['7123456+7', false],
  ])('telephone %j is accepted: %s', (telefono, aceptado) => {
    expect(revisarTelefono(telefono)).toBe(aceptado ? null : 'El teléfono no es válido.');
  });

  it.each([
    ['', null, true],
    ['0', 0, true],
    ['3500', 3500, true],
    ['3500,50', 3500.5, true],
    ['3500.5', 3500.5, true],
    ['-1', null, false],
    ['1.234,50', null, false],
    ['3500.555', null, false],
    ['1e5', null, false],
    ['999999999', null, false],
  ])('salary %j is %j, accepted: %s', (texto, monto, aceptado) => {
    expect(leerSalario(texto)).toBe(monto);
    expect(revisarSalario(texto)).toBe(aceptado ? null : 'El salario debe ser un número mayor o igual a 0.');
  });

  it.each([
    [3850.5, '3850,50'],
    [0, '0,00'],
    [99_999_999, '99999999,00'],
  ])('%d se muestra %s, y se lee igual', (monto, texto) => {
    expect(mostrarSalario(monto)).toBe(texto);
    expect(leerSalario(texto)).toBe(monto);
  });
});
