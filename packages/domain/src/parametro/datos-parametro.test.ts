import { describe, expect, it } from 'vitest';
import { CON_EDAD } from '../cobertura/edad.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import {
  camposDeLista,
  limpiarCodigo,
  limpiarNombreDe,
  revisarFinDeParametro,
  revisarParametro,
  seCambia,
} from './datos-parametro.ts';
import { type Lista, NOMBRES_DE_LISTAS } from './listas.ts';

const HOY = fecha('2026-10-14');
const REQUERIDO = 'Este campo es requerido.';

const BUENOS: Partial<Record<Lista, Record<string, string>>> = {
  EMPLEADOR: { tipoCodigo: '3100', codigo: '1020304050', nombre: 'Minera del Sur' },
  EDAD: { codigo: 'HIJA_HIJO', edad: '21', norma: 'Ley 1', vigenteDesde: '13/12/2026' },
  FERIADO: { codigo: '2027-07-16', nombre: 'Aniversario de La Paz', norma: 'Decreto Supremo 1' },
  ENTE_GESTOR: { codigo: 'CNS2', nombre: 'Caja Nueva', tipo: 'CAJA', idDepartamento: '2' },
  ESTABLECIMIENTO: {
    codigo: '900999',
    nombre: 'Hospital del Valle',
    idEnteGestor: '1',
    idDepartamento: '2',
    codigoMunicipio: '020101',
    nivel: 'PRIMER NIVEL',
    red: 'RED LA PAZ',
    tipo: 'HOSPITAL',
  },
};
const bueno = (lista: Lista) => BUENOS[lista] ?? { codigo: 'UNION_LIBRE', nombre: 'UNIÓN LIBRE' };
const revisar = (lista: Lista, mas: Record<string, string | null> = {}, esNuevo = true) =>
  textosDe(revisarParametro(lista, { ...bueno(lista), ...mas }, { hoy: HOY, esNuevo }));

describe('datos-parametro.test.ts', () => {
  it.each(NOMBRES_DE_LISTAS)('%s: lo bueno pasa, y cada campo que pide falta si falta', (lista) => {
    expect(revisar(lista)).toEqual({});
    const opcionales = lista === 'EDAD' ? [] : ['sigla', 'vigenteDesde'];
    for (const campo of camposDeLista(lista).filter((uno) => !opcionales.includes(uno)))
      expect([campo, revisar(lista, { [campo]: ' ' })]).toEqual([campo, { [campo]: REQUERIDO }]);
  });

  it.each(NOMBRES_DE_LISTAS)('%s: de lo que ya existe no se mira lo que no cambia', (lista) => {
    const fijos = camposDeLista(lista).filter((campo) => !seCambia(lista, campo));
    expect(fijos).toContain('codigo');
    expect(revisar(lista, Object.fromEntries(fijos.map((campo) => [campo, ''])), false)).toEqual({});
    if (camposDeLista(lista).includes('nombre'))
      expect(revisar(lista, { nombre: '' }, false)).toEqual({ nombre: REQUERIDO });
  });

  it.each<[Lista, string, string | null, string | null]>([
    ['EMPLEADOR', '12A', '3100', 'El NIT solo admite dígitos, hasta 20.'],
    ['EMPLEADOR', '1'.repeat(21), '3100', 'El NIT solo admite dígitos, hasta 20.'],
    ['EMPLEADOR', '00012345', '3103', null],
    ['EMPLEADOR', 'A-12', '3101', null],
    ['EMPLEADOR', '-12', '3102', 'Solo números, letras sin acento y guiones entre ellos, hasta 30.'],
    ['ENTE_GESTOR', 'ssu-xx', null, null],
    ['ENTE_GESTOR', 'SSU XX', null, 'Solo letras sin acento, números y guiones entre ellos.'],
    ['ESTABLECIMIENTO', '900_1', null, 'Solo números, letras sin acento y guiones entre ellos.'],
    ['ESTADO_CIVIL', 'unión', null, 'Solo letras sin acento, números y guion bajo entre ellos.'],
    ['ESTADO_CIVIL', 'X'.repeat(41), null, 'No puede tener más de 40 caracteres.'],
  ])('de %s, el código «%s»', (lista, codigo, tipoCodigo, texto) => {
    expect(revisar(lista, tipoCodigo === null ? { codigo } : { codigo, tipoCodigo }).codigo ?? null).toBe(texto);
  });

  it.each([
    ['3105', 'Elija un tipo de código de la lista.'],
    ['9', 'Elija un tipo de código de la lista.'],
    ['3101', undefined],
  ])('un empleador no se añade con el tipo de código %s de las reglas', (tipoCodigo, texto) => {
    expect(revisar('EMPLEADOR', { tipoCodigo }).tipoCodigo).toBe(texto);
  });

  it('la autoridad no es un tipo de ente que se añada', () => {
    expect(revisar('ENTE_GESTOR', { tipo: 'AUTORIDAD' })).toEqual({ tipo: 'Elija un tipo de la lista.' });
  });

  it.each([
    ['14/10/2026', undefined],
    ['13/10/2026', 'Un feriado se añade para hoy o un día por venir.'],
    ['30/02/2027', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['01/01/2099', 'La fecha no puede pasar de diez años desde hoy.'],
  ])('el feriado del «%s»', (codigo, texto) => {
    expect(revisar('FERIADO', { codigo }).codigo).toBe(texto);
  });

  it.each([
    [{ codigo: 'PADRE_MADRE' }, 'codigo', 'Elija un valor de la lista.'],
    [{ edad: '0' }, 'edad', 'Debe ser un número entero entre 1 y 120.'],
    [{ edad: '121' }, 'edad', 'Debe ser un número entero entre 1 y 120.'],
    [{ edad: '18,5' }, 'edad', 'No puede tener más de 3 caracteres.'],
    [{ edad: '1,5' }, 'edad', 'Debe ser un número entero entre 1 y 120.'],
    [
      { vigenteDesde: '12/12/2026' },
      'vigenteDesde',
      'Una edad se cambia con 60 días de anticipación: desde el 13/12/2026.',
    ],
    [{ vigenteDesde: '01/01/2099' }, 'vigenteDesde', 'La fecha no puede pasar de diez años desde hoy.'],
  ])('una edad con %j se niega', (cambio, campo, texto) => {
    expect(revisar('EDAD', cambio)).toEqual({ [campo]: texto });
  });

  it('las edades son de los parentescos que la tienen y de quien estudia', () => {
    for (const { codigo } of CON_EDAD) expect(revisar('EDAD', { codigo })).toEqual({});
  });

  it.each([
    ['2027-07-15', null],
    ['2027-07-16', 'Para retirar el feriado, el último día debe ser anterior al 16/07/2027.'],
    ['1899-12-31', 'La fecha no puede ser anterior al año 1900.'],
  ])('el feriado del 16/07/2027 con el último día %s', (hasta, texto) => {
    const fin = revisarFinDeParametro('FERIADO', { codigo: '2027-07-16', desde: null }, fecha(hasta), HOY);
    expect(fin?.texto ?? null).toBe(texto);
  });

  it.each([
    ['14/10/2026', undefined],
    ['31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['01/01/1899', 'La fecha no puede ser anterior al año 1900.'],
    ['01/01/2099', 'La fecha no puede pasar de diez años desde hoy.'],
  ])('el primer día «%s»', (vigenteDesde, texto) => {
    expect(revisar('ESTADO_CIVIL', { vigenteDesde }).vigenteDesde).toBe(texto);
  });

  it('guarda sin blancos de más, y en mayúsculas lo que en mayúsculas se compara', () => {
    expect(limpiarCodigo('  nit  x ')).toBe('NIT X');
    expect(limpiarNombreDe('EMPLEADOR', ' Minera   del Sur ')).toBe('MINERA DEL SUR');
    expect(limpiarNombreDe('ESTABLECIMIENTO', ' Hospital  del Valle ')).toBe('Hospital del Valle');
  });
});
