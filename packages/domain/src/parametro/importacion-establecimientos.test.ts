import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import {
  type EstablecimientoRegistrado,
  type ListasDeImportacion,
  MAX_FILAS_IMPORTADAS,
  revisarEstablecimientos,
  TITULOS_DE_ESTABLECIMIENTOS,
} from './importacion-establecimientos.ts';

const POSTA: EstablecimientoRegistrado = {
  id: 7,
  version: 3,
  vigenteDesde: null,
  codigo: '100',
  nombre: 'Posta del Valle',
  idEnteGestor: 1,
  idDepartamento: 2,
  codigoMunicipio: '020101',
  nivel: 'PRIMER NIVEL',
  red: 'RED',
  tipo: 'POSTA',
};
const LISTAS: ListasDeImportacion = {
  entes: [
    { id: 1, sigla: 'CNS', nombre: 'Caja Nacional de Salud', vigente_desde: null, vigente_hasta: null },
    { id: 2, sigla: 'CPS', nombre: 'Caja Petrolera de Salud', vigente_desde: null, vigente_hasta: fecha('2026-10-01') },
  ],
  municipios: new Map([
    ['020101', 2],
    ['070101', 7],
  ]),
  registrados: new Map([['100', POSTA]]),
  hoy: fecha('2026-10-14'),
};
const FILA = ['200', 'Posta Nueva', 'CNS', '070101', 'PRIMER NIVEL', 'RED', 'POSTA'];
const con = (cambios: Readonly<Record<number, string>>) => FILA.map((celda, i) => cambios[i] ?? celda);
const revisar = (...filas: (readonly string[])[]) =>
  revisarEstablecimientos([TITULOS_DE_ESTABLECIMIENTOS, ...filas], LISTAS);

describe('importacion-establecimientos.test.ts', () => {
  it('dice cuáles son nuevos, cuáles cambian y cuáles son iguales; las filas vacías no cuentan', () => {
    const igual = ['100', 'Posta  del Valle', 'caja nacional de salud', '20101', 'PRIMER NIVEL', 'RED', 'POSTA'];
    const vacia = ['', ' ', '', '', '', '', ''];
    expect(revisar(igual, vacia, FILA)).toEqual({
      filas: 2,
      nuevos: [
        {
          codigo: '200',
          nombre: 'Posta Nueva',
          idEnteGestor: 1,
          idDepartamento: 7,
          codigoMunicipio: '070101',
          nivel: 'PRIMER NIVEL',
          red: 'RED',
          tipo: 'POSTA',
        },
      ],
      cambiados: [],
      iguales: 1,
      faltas: [],
    });
    const { cambiados } = revisar(['100', 'Hospital del Valle', 'CNS', '070101', 'PRIMER NIVEL', 'RED', 'POSTA']);
    expect(cambiados).toEqual([
      {
        antes: POSTA,
        despues: expect.objectContaining({
          nombre: 'Hospital del Valle',
          idDepartamento: 7,
          codigoMunicipio: '070101',
        }),
      },
    ]);
  });

  it.each([
    ['sin código', con({ 0: '' }), 'Código RUES', 'Este campo es requerido.'],
    [
      'con un código mal escrito',
      con({ 0: '2/0' }),
      'Código RUES',
      'Solo números, letras sin acento y guiones entre ellos.',
    ],
    ['sin nombre', con({ 1: ' ' }), 'Nombre', 'Este campo es requerido.'],
    ['con un nombre demasiado largo', con({ 1: 'N'.repeat(301) }), 'Nombre', 'No puede tener más de 300 caracteres.'],
    ['de nadie', con({ 2: '' }), 'Ente gestor', 'Este campo es requerido.'],
    ['de otro', con({ 2: 'CNX' }), 'Ente gestor', 'No hay un ente gestor con esa sigla o ese nombre.'],
    [
      'de uno que terminó',
      con({ 2: 'CPS' }),
      'Ente gestor',
      '«Caja Petrolera de Salud» estuvo vigente hasta el 01/10/2026. Elija un valor vigente.',
    ],
    [
      'registrado con otro',
      con({ 0: '100', 2: 'CPS' }),
      'Ente gestor',
      'El establecimiento está registrado con otro ente gestor, que no cambia.',
    ],
    ['de ningún municipio', con({ 3: '' }), 'Código de municipio', 'Este campo es requerido.'],
    [
      'de un municipio que no hay',
      con({ 3: '999999' }),
      'Código de municipio',
      'No hay un municipio con ese código del INE.',
    ],
    ['sin nivel', con({ 4: '' }), 'Nivel', 'Este campo es requerido.'],
    ['sin red', con({ 5: '' }), 'Red', 'Este campo es requerido.'],
    ['sin tipo', FILA.slice(0, 6), 'Tipo', 'Este campo es requerido.'],
  ])('%s: la falta dice su fila, su columna y por qué', (_nombre, fila, columna, mensaje) => {
    const { faltas, nuevos } = revisar(con({ 0: '300' }), fila);
    expect(faltas).toEqual([{ fila: 3, columna, mensaje }]);
    expect(nuevos).toHaveLength(1);
  });

  it('un código dos veces en el archivo es una falta de la segunda fila', () => {
    expect(revisar(FILA, FILA).faltas).toEqual([
      { fila: 3, columna: 'Código RUES', mensaje: 'El código está también en la fila 2.' },
    ]);
  });

  it('las columnas van en cualquier orden, sin importar acentos ni mayúsculas; falta la que no está y sobra la repetida', () => {
    const titulos = [...TITULOS_DE_ESTABLECIMIENTOS].reverse();
    const { nuevos, faltas } = revisarEstablecimientos(
      [titulos.map((uno) => uno.toUpperCase().replace('Ó', 'O')), [...FILA].reverse()],
      LISTAS,
    );
    expect([nuevos[0]?.codigo, nuevos[0]?.tipo, faltas]).toEqual(['200', 'POSTA', []]);
    expect(revisarEstablecimientos([['Nombre', ...titulos.slice(1)], FILA], LISTAS).faltas).toEqual([
      { fila: 1, columna: 'Nombre', mensaje: 'La columna está dos veces.' },
      { fila: 1, columna: 'Tipo', mensaje: 'La columna no está: use la plantilla.' },
    ]);
  });

  it('vacío, o con más filas de las que se admiten, no se importa', () => {
    expect(revisar().faltas).toEqual([{ fila: 1, columna: 'Código RUES', mensaje: 'No hay ninguna fila.' }]);
    expect(revisarEstablecimientos([], LISTAS).faltas).toHaveLength(7);
    const muchas = Array.from({ length: MAX_FILAS_IMPORTADAS + 1 }, (_, i) => con({ 0: `E${i}` }));
    expect(revisar(...muchas).faltas).toEqual([
      { fila: 2002, columna: 'Código RUES', mensaje: 'No puede tener más de 2000 filas.' },
    ]);
    expect(revisar(...muchas.slice(1)).nuevos).toHaveLength(MAX_FILAS_IMPORTADAS);
  });
});
