import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aplicarAccion } from '../cobertura/acciones.ts';
import { estaCubierto, finDeCobertura, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { hechosDeAlta } from '../cobertura/registro.ts';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { impideBaja, impideLaNovedad, impideSerLaUnica, type Novedad, yaDadaDeBaja } from './baja-novedad.ts';
import { CLASES_NOVEDAD } from './clases.ts';

const HOY = fecha('2024-03-10');
const ACTIVO = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const CON_BAJA = { ...ACTIVO, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };
const ABIERTA = { codigo: 'REGISTRO_DUPLICADO', estado: 'ABIERTA', id_motivo_baja: null };
const DOBLE = { ...ABIERTA, codigo: 'DOBLE_AFILIACION' };
const ATENDIDA = 'La novedad ya fue atendida: actualice la lista.';

const VIGENTES: [string, HechosAfiliacion][] = [
  ['ACTIVO', ACTIVO],
  ['ACTIVO con baja por venir', { ...ACTIVO, estado: 101, fecha_baja: fecha('2024-05-01') }],
  ['CESANTIA', { ...CON_BAJA, estado: 103 }],
  ['AMPLIACIÓN', { ...CON_BAJA, estado: 102, fecha_ampliacion: fecha('2024-06-01') }],
  ['ACTIVO desde mañana', hechosDeAlta('TITULAR', fecha('2024-03-11'))],
];
const DERECHOHABIENTE: HechosAfiliacion = {
  ...CON_BAJA,
  tipo: 'BENEFICIARIO',
  estado: 106,
  fecha_derechohabiente: fecha('2024-03-01'),
};

const terminar = (h: HechosAfiliacion, hoy: FechaCivil = HOY): HechosAfiliacion => {
  const resultado = aplicarAccion(h, { tipo: 'baja-novedad' }, hoy);
  if (!resultado.ok) throw new Error(resultado.texto);
  return resultado.hechos;
};

describe('baja-novedad.test.ts', () => {
  it.each(VIGENTES)('%s termina hoy, sin cesantía ni ampliación que quede', (_que, h) => {
    const despues = terminar(h);
    expect(despues).toMatchObject({ estado: 104, fecha_cesantia: null, fecha_ampliacion: null });
    expect(despues.fecha_baja).toBe(h.fecha_afiliacion !== null && h.fecha_afiliacion > HOY ? h.fecha_afiliacion : HOY);
    for (const dias of [0, 1, 30, 400]) expect(estaCubierto(despues, sumarDias(HOY, dias))).toBe(false);
  });

  it('un beneficiario queda INHABILITADO, también el que ya tenía derecho propio', () => {
    expect(terminar({ ...ACTIVO, tipo: 'BENEFICIARIO' })).toMatchObject({ estado: 105, fecha_baja: HOY });
    expect(terminar(DERECHOHABIENTE)).toMatchObject({ estado: 105, fecha_baja: HOY });
  });

  it('lo que cubría antes sigue dicho: ningún día pasado cambia', () => {
    const dias = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.constantFrom(...VIGENTES), dias, ([, h], atras) => {
        const dia = sumarDias(HOY, -atras);
        expect(estaCubierto(terminar(h), dia)).toBe(estaCubierto(h, dia));
      }),
    );
  });

  it('y no se revierte: ni se amplía, ni se rectifica, ni se da de baja otra vez', () => {
    const despues = terminar(ACTIVO);
    expect(finDeCobertura(despues)).toBe('2024-03-09');
    for (const accion of [
      { tipo: 'ampliacion', fecha_ampliacion: fecha('2024-12-01') },
      { tipo: 'baja', modo: 'RECTIFICACION', fecha_baja: fecha('2024-12-01') },
      { tipo: 'baja-novedad' },
    ] as const)
      expect(aplicarAccion(despues, accion, HOY).ok).toBe(false);
  });

  it.each([
    [104, 'INACTIVO'],
    [105, 'INHABILITADO'],
    [108, 'REVISION'],
  ])('en estado %i se rechaza, y se nombra %s', (estado, nombre) => {
    const texto = `La baja por novedad solo se puede registrar con la cobertura vigente. Estado actual: ${nombre}.`;
    const fila = { ...ACTIVO, id: 1, estado, fecha_baja: CON_BAJA.fecha_baja };
    expect(impideBaja(ABIERTA, fila, [], HOY)).toBe(texto);
    expect(impideBaja(DOBLE, fila, [], HOY)).toBe(texto);
  });

  it('una cesantía que ya venció se rechaza, aunque la tarea diaria no lo haya escrito', () => {
    const fila = { ...CON_BAJA, id: 1, estado: 103 };
    expect(impideBaja(ABIERTA, fila, [], fecha('2024-04-02'))).toContain('INACTIVO');
    expect(impideBaja(ABIERTA, fila, [], fecha('2024-04-01'))).toBeNull();
  });

  it('una doble afiliación no quita la única cobertura que queda, aunque la tarea no haya escrito que la otra terminó', () => {
    const propia = { ...ACTIVO, id: 1 };
    const otra = { ...CON_BAJA, id: 2, estado: 103 };
    const impide = (dia: FechaCivil, ...registros: (typeof propia)[]) => impideBaja(DOBLE, propia, registros, dia);
    expect(impide(fecha('2024-04-01'), propia, otra)).toBeNull();
    for (const registros of [[propia, otra], [propia], []])
      expect(impide(fecha('2024-04-02'), ...registros)).toContain('la dejaría sin ninguna');
    expect(impideSerLaUnica(ABIERTA, 1, [propia], HOY)).toBeNull();
  });

  it.each(Object.entries(CLASES_NOVEDAD))('%s lleva a una baja solo si eso la responde', (codigo, { responde }) => {
    const impedida = impideLaNovedad({ ...ABIERTA, codigo });
    expect(impedida === null).toBe(responde === 'BAJA' || responde === 'CORRECCION');
    if (responde === 'DEFUNCION') expect(impedida).toContain('baja por defunción');
    if (responde === 'DECISION') expect(impedida).toContain('decide');
    if (responde === 'RENOVACION') expect(impedida).toContain('termina sola');
    if (responde === 'NADA') expect(impedida).toContain('solo informa');
  });

  it.each<[Novedad, boolean, string | null]>([
    [ABIERTA, false, null],
    [{ ...ABIERTA, codigo: 'ANTIGUA' }, false, null],
    [{ ...ABIERTA, estado: 'PROCESADA', id_motivo_baja: 606 }, true, ATENDIDA],
    [{ ...ABIERTA, estado: 'PROCESADA' }, false, ATENDIDA],
    [{ ...ABIERTA, estado: 'DESCARTADA' }, false, ATENDIDA],
  ])('%o: ya dada de baja %s', (novedad, yaDada, impedida) => {
    expect([yaDadaDeBaja(novedad), impideLaNovedad(novedad)]).toEqual([yaDada, impedida]);
  });
});
