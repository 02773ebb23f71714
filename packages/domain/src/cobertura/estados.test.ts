import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import {
  chipEnLista,
  codigosDeEstado,
  ESTADO,
  ESTADOS,
  ESTADOS_DEL_FILTRO,
  estadoDe,
  estadosConFin,
  fechaDeEstadoEnDetalle,
  fechaDeEstadoEnLista,
  leerCodigoEstado,
} from './estados.ts';

const FECHAS = {
  fecha_afiliacion: fecha('2020-01-01'),
  fecha_baja: fecha('2024-02-02'),
  fecha_cesantia: fecha('2024-04-02'),
  fecha_ampliacion: fecha('2024-06-06'),
  fecha_derechohabiente: fecha('2024-07-07'),
};

describe('estados.test.ts', () => {
  it('un código se lee si es de un estado', () => {
    expect(ESTADOS.map(({ codigo }) => leerCodigoEstado(codigo))).toEqual([100, 101, 102, 103, 104, 105, 106, 108]);
    expect(() => leerCodigoEstado(107)).toThrow(new RangeError('There is no state 107'));
  });

  it('los días terminan lo que está cubierto; a un ACTIVO, si es beneficiario', () => {
    expect(estadosConFin('TITULAR')).toEqual([101, 102, 103, 106]);
    expect(estadosConFin('BENEFICIARIO')).toEqual([100, 101, 102, 103, 106]);
  });

  it.each([
    [100, 'ACTIVO', 'AFILIADO', null, fecha('2020-01-01'), 'verde', 'verde'],
    [101, 'ACTIVO', 'AFILIADO', fecha('2024-02-02'), fecha('2024-04-02'), 'verde', 'verde'],
    [102, 'AMPLIACIÓN', 'AFILIADO', fecha('2024-06-06'), fecha('2024-06-06'), 'rojo', 'verde'],
    [103, 'CESANTIA', 'AFILIADO', fecha('2024-04-02'), fecha('2024-04-02'), 'rojo', 'verde'],
    [104, 'INACTIVO', 'DESAFILIADO', null, fecha('2024-02-02'), 'rojo', 'rojo'],
    [105, 'INHABILITADO', 'DESAFILIADO', null, fecha('2024-02-02'), 'morado', 'rojo'],
    [106, 'DERECHOHABIENTE', 'AFILIADO', null, fecha('2024-02-02'), 'verde oscuro', 'verde'],
    [108, 'REVISION', 'DESAFILIADO', null, fecha('2024-02-02'), 'rojo', 'rojo'],
    [107, 'xxxx', null, null, null, 'gris', 'gris'],
    [0, 'xxxx', null, null, null, 'gris', 'gris'],
  ])('%i es %s', (estado, nombre, grupo, enLista, enDetalle, chip, chipLista) => {
    const hechos = { ...FECHAS, estado };
    expect(estadoDe(estado)).toMatchObject({ codigo: estado, nombre, grupo, chipDetalle: chip });
    expect(fechaDeEstadoEnLista(hechos)).toBe(enLista);
    expect(fechaDeEstadoEnDetalle(hechos)).toBe(enDetalle);
    expect(chipEnLista(estado)).toBe(chipLista);
  });

  it('un DERECHOHABIENTE abierto muestra cuándo empezó su derecho; los demás estados, antes ninguna fecha que otra', () => {
    expect(fechaDeEstadoEnDetalle({ ...FECHAS, estado: 106, fecha_baja: null })).toBe(fecha('2024-07-07'));
    expect(fechaDeEstadoEnDetalle({ ...FECHAS, estado: 104, fecha_baja: null })).toBeNull();
    expect(fechaDeEstadoEnDetalle({ ...FECHAS, estado: 101, fecha_cesantia: null })).toBeNull();
  });

  it.each([
    ['ACTIVO', [100, 101]],
    ['CESANTIA', [103]],
    ['AMPLIACIÓN', [102]],
    ['AMPLIACION', [102]],
    ['activo', [100, 101]],
    ['DERECHOHABIENTE', [106]],
    ['INACTIVO', [104]],
    ['INHABILITADO', [105]],
    ['REVISION', [108]],
    ['TODOS', []],
    ['xxxx', []],
    ['', []],
  ])('el filtro %j pide %j', (nombre, codigos) => {
    expect(codigosDeEstado(nombre)).toEqual(codigos);
  });

  it('las opciones del filtro cubren cada estado una vez, en su grupo', () => {
    const cubiertos = ESTADOS_DEL_FILTRO.flatMap(({ grupo, nombres }) =>
      nombres.flatMap((nombre) => codigosDeEstado(nombre).map((codigo) => ({ codigo, grupo }))),
    );
    const propios = ESTADOS.map(({ codigo, grupo }) => ({ codigo, grupo }));
    const porCodigo = (a: { codigo: number }, b: { codigo: number }) => a.codigo - b.codigo;
    expect(cubiertos.toSorted(porCodigo)).toEqual(propios.toSorted(porCodigo));
  });

  it('los códigos con nombre son los de la tabla', () => {
    expect(Object.values(ESTADO)).toEqual(ESTADOS.map((e) => e.codigo));
  });
});
