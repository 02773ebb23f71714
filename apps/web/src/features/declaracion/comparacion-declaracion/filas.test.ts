import type { ComparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { compararDeclaracion } from '@sgpa/domain/declaracion/comparacion-declaracion';
import { type Conteos, SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { decirConteo, decirRecuento, diferenciasDe, filasDe } from './filas.ts';

const panel = (departamento: string, regional: string, mas: Partial<Conteos>, eliminado = false) => ({
  ...SIN_CONTAR,
  departamento,
  regional,
  eliminado,
  seleccionado: false,
  ...mas,
});
const DECLARACION: DetalleDeclaracion = {
  idPoblacionDeclarada: 7,
  version: 1,
  estado: 'REMITIDO',
  usuario: 'ope.afiliaciones',
  fechaRemision: '2026-10-01 10:00:00',
  gestion: 2026,
  periodo: 9,
  dia: 30,
  idEnteGestor: 3,
  enteGestor: 'CORDES',
  ...SIN_CONTAR,
  titularesValidos: 1512,
  poblacionDepartamento: [
    panel('LP', '', { titularesValidos: 1000 }),
    panel('LP', 'EL ALTO', { titularesValidos: 500 }),
    panel('OR', '', { titularesValidos: 12 }),
    panel('SC', '', { titularesValidos: 99 }, true),
  ],
  versiones: [],
};
const REGISTRO = [
  { ...SIN_CONTAR, departamento: 'LP', titularesValidos: 300, titularesObservados: 2 },
  { ...SIN_CONTAR, departamento: 'OR', titularesValidos: 12 },
  { ...SIN_CONTAR, departamento: '', titularesValidos: 1 },
];
const COMPARACION: ComparacionDeclaracion = {
  idPoblacionDeclarada: 7,
  estado: 'CONTADO',
  contadoEn: '2026-10-01 00:00:12',
  provisional: false,
  registroDesde: fecha('2023-01-25'),
  recuento: null,
  ...compararDeclaracion(DECLARACION, DECLARACION.poblacionDepartamento, REGISTRO),
};
const NOMBRES: Readonly<Record<string, string>> = { LP: 'La Paz', OR: 'Oruro' };
const filas = (comparacion?: ComparacionDeclaracion) =>
  filasDe(DECLARACION, comparacion, (sigla) => NOMBRES[sigla] ?? sigla);

describe('filas.test.ts', () => {
  it('un departamento se compara entero, y sus regionales se dicen debajo, sin comparar', () => {
    expect(
      filas(COMPARACION).map(({ lugar, cifras: { titularesValidos: c } }) => [
        lugar,
        c.declarado,
        c.registro,
        c.diferencia,
      ]),
    ).toEqual([
      ['Total general', 1512, 313, 1199],
      ['La Paz', 1500, 300, 1200],
      ['La Paz, EL ALTO', 500, null, null],
      ['Oruro', 12, 12, 0],
      ['Sin departamento en el registro', null, 1, null],
    ]);
  });

  it('sin la palabra del registro está lo declarado', () => {
    expect(filas().map(({ lugar, cifras: { titularesValidos: c } }) => [lugar, c.declarado, c.registro])).toEqual([
      ['Total general', 1512, null],
      ['La Paz', 1500, null],
      ['La Paz, EL ALTO', 500, null],
      ['Oruro', 12, null],
    ]);
    expect(diferenciasDe(filas())).toEqual([]);
  });

  it('dice dónde difieren y en qué, con su signo', () => {
    expect(diferenciasDe(filas(COMPARACION))).toEqual([
      'Total general: titulares validados +1.199, titulares observados −2.',
      'La Paz: titulares validados +1.200, titulares observados −2.',
    ]);
  });

  it.each<[Partial<ComparacionDeclaracion>, string]>([
    [{}, 'Contado por el registro el 01/10/2026 00:00; lo que cambie de ese día se recuenta cada noche.'],
    [
      { provisional: true },
      'Contado por el registro el 01/10/2026 00:00, con el día sin terminar; se contará otra vez mañana.',
    ],
    [{ estado: 'PENDIENTE' }, 'El registro está contando ese día; sus cifras aparecerán aquí en un momento.'],
    [
      { estado: 'SIN_REGISTRO' },
      'El registro de este ente gestor empieza el 25/01/2023; de antes no puede decir cuántos había.',
    ],
    [
      { estado: 'SIN_REGISTRO', registroDesde: null },
      'El registro no tiene asegurados de este ente gestor; no hay con qué comparar.',
    ],
  ])('de %j dice «%s»', (cambios, dicho) => {
    expect(decirConteo({ ...COMPARACION, ...cambios })).toBe(dicho);
  });

  it('del recuento dice por qué y qué decía antes, solo de lo que cambió', () => {
    const antes = { ...SIN_CONTAR, titularesValidos: 5001, titularesObservados: 2 };
    const recuento = { contadoEn: '2026-10-01 00:00:12', motivo: 'se contó de otro modo', antes };
    expect(decirRecuento({ ...COMPARACION, contadoEn: '2026-11-23 18:05:00', recuento })).toBe(
      'Recontado el 23/11/2026 porque se contó de otro modo. Antes: titulares validados 5.001.',
    );
    expect(decirRecuento(COMPARACION)).toBeNull();
    // The day is still to be counted anew: the figures are the former ones.
    expect(decirRecuento({ ...COMPARACION, provisional: true, recuento })).toBeNull();
    const igual = { ...recuento, antes: { ...antes, titularesValidos: 313 } };
    expect(decirRecuento({ ...COMPARACION, recuento: igual })).toBeNull();
  });
});
