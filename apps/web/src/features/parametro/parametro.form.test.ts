import type { Parametro } from '@sgpa/contract/shared/parametro';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { revisar, toForm, toRequest } from './parametro.form.ts';

const HOY = fecha('2026-10-14');
const POSTA: Parametro = {
  id: 1001,
  codigo: '900001',
  nombre: 'Posta',
  sigla: null,
  tipoCodigo: null,
  tipo: 'POSTA',
  idEnteGestor: 1,
  enteGestor: 'Caja Nacional de Salud',
  idDepartamento: 2,
  departamento: 'La Paz',
  codigoMunicipio: '020101',
  municipio: 'Nuestra Señora de La Paz',
  nivel: 'PRIMER NIVEL',
  red: 'RED LA PAZ',
  norma: null,
  edad: null,
  vigenteDesde: fecha('2020-01-31'),
  vigenteHasta: null,
  estado: 'VIGENTE',
  deRegla: false,
  version: 3,
  acciones_permitidas: ['actualizacion-parametro', 'vigencia-parametro'],
};

describe('parametro.form.test.ts', () => {
  it('lo que se lee, sin tocarlo, se envía igual', () => {
    expect(toRequest('ESTABLECIMIENTO', toForm(POSTA, HOY))).toEqual({
      codigo: '900001',
      nombre: 'Posta',
      idEnteGestor: 1,
      idDepartamento: 2,
      codigoMunicipio: '020101',
      nivel: 'PRIMER NIVEL',
      red: 'RED LA PAZ',
      tipo: 'POSTA',
      vigenteDesde: '2020-01-31',
    });
    expect(revisar('ESTABLECIMIENTO', toForm(POSTA, HOY), HOY, false)).toEqual({});
  });

  it('un feriado se lee, se edita y se envía por su fecha', () => {
    const feriado = { ...POSTA, codigo: '2027-07-16', nombre: 'Aniversario', norma: 'Decreto Supremo 1' };
    const campos = toForm(feriado, HOY);
    expect(campos.codigo).toBe('16/07/2027');
    expect(toRequest('FERIADO', campos)).toMatchObject({
      codigo: '2027-07-16',
      nombre: 'Aniversario',
      norma: 'Decreto Supremo 1',
    });
    expect(revisar('FERIADO', { ...campos, codigo: '31/02/2027', norma: '' }, HOY, true)).toEqual({
      codigo: 'La fecha debe existir y tener el formato DD/MM/YYYY.',
      norma: 'Este campo es requerido.',
    });
  });

  it('de cada lista se envían sus campos y ninguno de otra', () => {
    const campos = { ...toForm(POSTA, HOY), codigo: ' 99 ', tipoCodigo: '3100', sigla: 'P' };
    expect(toRequest('EMPLEADOR', campos)).toEqual({
      codigo: '99',
      nombre: 'Posta',
      tipoCodigo: 3100,
      vigenteDesde: '2020-01-31',
    });
    expect(Object.keys(toRequest('ESTADO_CIVIL', campos))).toEqual(['codigo', 'nombre', 'vigenteDesde', 'sigla']);
  });

  it('una edad se envía con su número y sin nombre', () => {
    const campos = { ...toForm(null, fecha('2026-12-13')), codigo: 'ESTUDIANTE', edad: ' 26 ', norma: 'Ley 1' };
    expect(toRequest('EDAD', campos)).toEqual({
      codigo: 'ESTUDIANTE',
      edad: 26,
      norma: 'Ley 1',
      vigenteDesde: '2026-12-13',
    });
    expect(revisar('EDAD', campos, HOY, true)).toEqual({});
  });

  it('uno nuevo empieza hoy, y sin nada más le falta todo lo suyo', () => {
    const nuevo = toForm(null, HOY);
    expect(nuevo.vigenteDesde).toBe('14/10/2026');
    expect(Object.keys(revisar('EMPLEADOR', nuevo, HOY, true))).toEqual(['tipoCodigo', 'codigo', 'nombre']);
  });
});
