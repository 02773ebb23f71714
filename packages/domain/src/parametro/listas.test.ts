import { describe, expect, it } from 'vitest';
import { CODIGO_FIJO } from '../shared/codigo-entidad.ts';
import {
  type AccionDeParametro,
  accionesDeParametro,
  admiteNuevos,
  type Lista,
  loUsaUnaRegla,
  NOMBRES_DE_LISTAS,
  razonDeNoTocar,
  tieneNombreFijo,
} from './listas.ts';

const AMBAS: AccionDeParametro[] = ['actualizacion-parametro', 'vigencia-parametro'];

describe('listas.test.ts', () => {
  it.each<[Lista, string, AccionDeParametro[]]>([
    ['ESTADO_CIVIL', 'CASADO', AMBAS],
    ['ENTE_GESTOR', 'CNS', AMBAS],
    ['ESTABLECIMIENTO', '900001', AMBAS],
    ['EMPLEADOR', 'NIT-1020304050', AMBAS],
    ['EMPLEADOR', CODIGO_FIJO.UNIVERSITARIO, ['actualizacion-parametro']],
    ['EMPLEADOR', 'NIT-000000001', ['actualizacion-parametro']],
    ['GENERO', 'FEMENINO', ['actualizacion-parametro']],
    ['TIPO_DOCUMENTO_IDENTIDAD', 'CI', ['actualizacion-parametro']],
    ['TIPO_RENTISTA', 'SIST_RENT-0001', ['actualizacion-parametro']],
    ['PARENTESCO', 'HIJA_HIJO', []],
    ['PARENTESCO', 'NIETO_NIETA', ['vigencia-parametro']],
    ['PARENTESCO', 'TUTELA', AMBAS],
    ['MOTIVO_BAJA', 'OTROS', []],
    ['MOTIVO_AMPLIACION', 'OTROS', []],
    ['TIPO_ASEGURADO', 'TRABAJADOR', []],
    ['TIPO_EMPRESA', 'NIT', []],
    ['TIPO_CODIGO', 'NIT', []],
    ['FERIADO', '2027-12-25', []],
    ['FERIADO', '2027-07-16', AMBAS],
    ['EDAD', 'HIJA_HIJO', []],
  ])('de %s, con %s se puede %j', (lista, codigo, acciones) => {
    expect(accionesDeParametro(lista, codigo)).toEqual(acciones);
    for (const accion of AMBAS)
      expect([accion, razonDeNoTocar(lista, codigo, accion) === null]).toEqual([accion, acciones.includes(accion)]);
  });

  it('lo que no termina dice que lo usa una regla, y lo que no cambia de quién es el nombre', () => {
    expect(razonDeNoTocar('TIPO_ASEGURADO', 'SSLP', 'vigencia-parametro')).toBe(
      'Lo usa una regla del sistema: su código no cambia ni termina.',
    );
    expect(razonDeNoTocar('TIPO_ASEGURADO', 'SSLP', 'actualizacion-parametro')).toBe(
      'Su nombre es el de la especificación: no cambia.',
    );
  });

  it('un feriado de ley dice que lo es', () => {
    for (const accion of AMBAS)
      expect(razonDeNoTocar('FERIADO', '2028-08-07', accion)).toBe('Es un feriado de ley: no cambia ni termina.');
  });

  it('una edad no cambia ni termina: dice que se añade otra', () => {
    expect(razonDeNoTocar('EDAD', 'ESTUDIANTE', 'vigencia-parametro')).toBe(
      'Una edad no cambia ni termina: añada otra, que rige desde su primer día.',
    );
  });

  it('admiten valores nuevos las listas cuyos valores no tienen todos una regla', () => {
    expect(NOMBRES_DE_LISTAS.filter(admiteNuevos)).toEqual([
      'EDAD',
      'EMPLEADOR',
      'ENTE_GESTOR',
      'ESTABLECIMIENTO',
      'ESTADO_CIVIL',
      'FERIADO',
      'PARENTESCO',
    ]);
    for (const lista of NOMBRES_DE_LISTAS.filter((una) => una !== 'FERIADO' && una !== 'EDAD'))
      expect([lista, loUsaUnaRegla(lista, 'NUEVO')]).toEqual([lista, !admiteNuevos(lista)]);
    expect(tieneNombreFijo('ESTADO_CIVIL', 'CASADO')).toBe(false);
  });
});
