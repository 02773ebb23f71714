import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  revisarFecha,
  revisarFechaAfiliacion,
  revisarFechaEscrita,
  revisarFechaIngreso,
  revisarFechaNacimiento,
  revisarNacimientoEscrito,
} from './campos-fecha.ts';
import { fecha, mostrarFecha, sumarDias } from './fecha-civil.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';

describe('campos-fecha.test.ts', () => {
  it.each([
    ['', null],
    ['14/03/1985', null],
    ['31/02/2020', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['1985-03-14', null],
    [null, null],
    [' ', null],
    ['14/03', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('fecha escrita %j: %s', (texto, esperado) => {
    expect(revisarFechaEscrita(texto)?.texto ?? null).toBe(esperado);
  });

  it.each([
    [fecha('1985-03-14'), null],
    [HOY, null],
    [fecha('2026-04-16'), 'La fecha de nacimiento no puede ser posterior a hoy.'],
    [null, REQUERIDO],
  ])('fecha de nacimiento %j: %s', (dia, esperado) => {
    expect(revisarFechaNacimiento(dia, HOY)?.texto ?? null).toBe(esperado);
  });

  it.each([
    ['', null],
    [null, null],
    ['14/03/1985', null],
    ['15/04/2026', null],
    ['16/04/2026', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['01/01/2030', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['01/01/2999', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['31/02/1990', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['14/03', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('nacimiento escrito %j: %s', (texto, esperado) => {
    expect(revisarNacimientoEscrito(texto, HOY)?.texto ?? null).toBe(esperado);
  });

  it.each([
    [HOY, fecha('1985-03-14'), null],
    [fecha('1985-03-14'), fecha('1985-03-14'), null],
    [fecha('1920-01-01'), null, null],
    [fecha('2026-04-16'), fecha('1985-03-14'), 'La fecha de afiliación no puede ser posterior a hoy.'],
    [
      fecha('1985-03-13'),
      fecha('1985-03-14'),
      'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.',
    ],
    [fecha('1919-12-31'), null, 'La fecha de afiliación no puede ser anterior al año 1920.'],
    [fecha('1919-12-31'), fecha('1900-01-01'), 'La fecha de afiliación no puede ser anterior al año 1920.'],
    [null, fecha('1985-03-14'), REQUERIDO],
  ])('afiliación el %j de quien nació el %j: %s', (dia, nacimiento, esperado) => {
    expect(revisarFechaAfiliacion(dia, { hoy: HOY, nacimiento })?.texto ?? null).toBe(esperado);
  });

  it.each([
    [HOY, fecha('1985-03-14'), null],
    [fecha('1915-01-01'), null, null],
    [fecha('2026-04-16'), fecha('1985-03-14'), 'La fecha de ingreso no puede ser posterior a hoy.'],
    [fecha('1985-03-13'), fecha('1985-03-14'), 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.'],
    [null, fecha('1985-03-14'), REQUERIDO],
  ])('ingreso al trabajo el %j de quien nació el %j: %s', (dia, nacimiento, esperado) => {
    expect(revisarFechaIngreso(dia, { hoy: HOY, nacimiento })?.texto ?? null).toBe(esperado);
  });

  it('dice con un código qué pasa con la fecha: falta, no existe o no cabe', () => {
    const limites = { hoy: HOY, nacimiento: fecha('1985-03-14') };
    expect([
      revisarFecha(null, 'Baja es requerido'),
      revisarFecha(HOY),
      revisarFechaEscrita('31/02/2020')?.codigo,
      revisarFechaIngreso(fecha('2026-04-16'), limites)?.codigo,
      revisarFechaIngreso(fecha('1985-03-13'), limites)?.codigo,
    ]).toEqual([
      { codigo: 'REQUERIDO', texto: 'Baja es requerido' },
      null,
      'INVALIDO',
      'FUERA_DE_LIMITE',
      'FUERA_DE_LIMITE',
    ]);
  });

  it('todo día desde el nacimiento hasta hoy se acepta, y como se muestra se lee', () => {
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
