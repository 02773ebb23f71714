import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armarCodigoEntidad, leerCodigoEntidad } from '../shared/codigo-entidad.ts';
import {
  codigoDeLista,
  codigoPorTipoEnLista,
  entidadesDe,
  entidadesDeFuentes,
  type FuenteDeLista,
  TIPOS_CODIGO_LISTA,
} from './fuentes.ts';
import { TIPOS_ASEGURADO } from './tipo-asegurado.ts';

const ANDINA: FuenteDeLista = { razon_social: 'ANDINA S.A.', nit: '1020304050', matriculaComercio: null };
const CHACO: FuenteDeLista = { razon_social: ' CHACO SRL ', nit: '', matriculaComercio: '00012345' };
const SENASIR: FuenteDeLista = { descripcion: 'Rentista titular - SENASIR' };
const DE_ANDINA = { codigo: 'NIT-1020304050', razonSocial: 'ANDINA S.A.', tipoAsegurado: 'TRABAJADOR' };
const DE_CHACO = { codigo: 'MATRICULA_COMERCIO-00012345', razonSocial: 'CHACO SRL', tipoAsegurado: 'TRABAJADOR' };
const DE_SENASIR = { codigo: 'SIST_RENT-0001', razonSocial: 'SENASIR', tipoAsegurado: 'RENTISTA' };

describe('fuentes.test.ts', () => {
  it.each<[string, FuenteDeLista[], object]>([
    ['none', [], { modo: 'MANUAL' }],
    ['one by NIT', [ANDINA], { modo: 'UNICA', entidad: DE_ANDINA }],
    ['one by matrícula', [CHACO], { modo: 'UNICA', entidad: DE_CHACO }],
    ['a pension', [SENASIR], { modo: 'UNICA', entidad: DE_SENASIR }],
    ['two', [ANDINA, CHACO], { modo: 'VARIAS', entidades: [DE_ANDINA, DE_CHACO] }],
    ['an employer and a pension', [ANDINA, SENASIR], { modo: 'VARIAS', entidades: [DE_ANDINA, DE_SENASIR] }],
    ['two months of one employer', [ANDINA, { ...ANDINA }], { modo: 'UNICA', entidad: DE_ANDINA }],
    ['one that did not answer', [{ disponible: false, descripcion: 'SENASIR' }], { modo: 'MANUAL' }],
    ['one without a code', [{ razon_social: 'GESTORA' }, ANDINA], { modo: 'UNICA', entidad: DE_ANDINA }],
  ])('%s', (_caso, fuentes, esperado) => {
    expect(entidadesDeFuentes(fuentes)).toEqual(esperado);
  });

  it.each([
    ['NIT', ' 1020304050 ', 'NIT-1020304050'],
    ['MATRICULA_COMERCIO', '00012345', 'MATRICULA_COMERCIO-00012345'],
    ['MATRICULA_COMERCIO', 'ab-12', 'MATRICULA_COMERCIO-AB-12'],
    ['NIT', ' ', null],
  ] as const)('type %s and number %j make %s', (tipo, numero, codigo) => {
    expect(codigoDeLista(tipo, numero)).toBe(codigo);
  });

  it('se puede elegir entre las que las fuentes nombran: ninguna, una o varias', () => {
    const elegibles = [[], [ANDINA], [ANDINA, CHACO]].map((fuentes) => entidadesDe(entidadesDeFuentes(fuentes)));
    expect(elegibles).toEqual([[], [DE_ANDINA], [DE_ANDINA, DE_CHACO]]);
  });

  it('el código de este flujo se lee como el que se guarda', () => {
    const numeros = fc.stringMatching(/^[1-9][0-9]{0,19}$/);
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_CODIGO_LISTA), numeros, (tipo, numero) => {
        const leido = leerCodigoEntidad(codigoDeLista(tipo, numero) ?? '');
        const guardado = leido && armarCodigoEntidad(leido.tipo, leido.numero);
        expect(guardado).toBe(`${tipo === 'NIT' ? 'NIT' : 'RCM'}-${numero}`);
      }),
    );
  });

  it('TRABAJADOR y CONVENIO limpian el código, los demás fijan el suyo', () => {
    const reglas = TIPOS_ASEGURADO.map(({ codigo }) => [codigo, codigoPorTipoEnLista(codigo)]);
    expect(Object.fromEntries(reglas)).toEqual({
      VOLUNTARIO: { codigo: 'PER_VOL-0002', bloqueado: true },
      CONVENIO: { codigo: '', bloqueado: false },
      UNIVERSITARIO: { codigo: 'SIST_UNIV_0003', bloqueado: true },
      RENTISTA: { codigo: 'SIST_RENT-0001', bloqueado: true },
      SSLP: { codigo: 'SIST_SSLP-0001', bloqueado: true },
      TRABAJADOR: { codigo: '', bloqueado: false },
    });
  });
});
