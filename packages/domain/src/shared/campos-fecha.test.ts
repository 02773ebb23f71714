import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  revisarFechaAfiliacion,
  revisarFechaEscrita,
  revisarFechaIngreso,
  revisarFechaNacimiento,
} from './campos-fecha.ts';
import { mostrarFecha, sumarDias } from './fecha-civil.ts';

const HOY = '2026-04-15';
const REQUERIDO = 'Este campo es requerido.';
const NO_ES_VALIDA = 'La fecha no es válida.';

describe('campos-fecha.test.ts', () => {
  it.each([
    ['', null],
    ['14/03/1985', null],
    ['31/02/2020', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['14/03/85', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['1985-03-14', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('typed date %j: %s', (texto, esperado) => {
    expect(revisarFechaEscrita(texto)?.texto ?? null).toBe(esperado);
  });

  it.each([
    ['1985-03-14', null],
    [HOY, null],
    ['2026-04-16', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['', REQUERIDO],
    ['14/03/1985', NO_ES_VALIDA],
  ])('birth date %j: %s', (fecha, esperado) => {
    expect(revisarFechaNacimiento(fecha, HOY)?.texto ?? null).toBe(esperado);
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
    expect(revisarFechaAfiliacion(fecha, { hoy: HOY, nacimiento })?.texto ?? null).toBe(esperado);
  });

  it.each([
    [HOY, '1985-03-14', null],
    ['1915-01-01', null, null],
    ['2026-04-16', '1985-03-14', 'La fecha de ingreso no puede ser posterior a hoy.'],
    ['1985-03-13', '1985-03-14', 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.'],
    [null, '1985-03-14', REQUERIDO],
    ['ayer', '1985-03-14', NO_ES_VALIDA],
  ])('work entry on %j of someone born %j: %s', (fecha, nacimiento, esperado) => {
    expect(revisarFechaIngreso(fecha, { hoy: HOY, nacimiento })?.texto ?? null).toBe(esperado);
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
});
