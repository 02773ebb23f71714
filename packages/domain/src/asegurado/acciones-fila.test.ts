import { describe, expect, it } from 'vitest';
import { ESTADOS } from '../cobertura/estados.ts';
import { reglaDeAccion } from '../cuenta/acciones.ts';
import { permisosEnLista } from '../cuenta/permisos.ts';
import { ROLES } from '../cuenta/roles.ts';
import { accionesDeFila, admiteAccion, type FilaConAcciones, impedimentoDeAccion } from './acciones-fila.ts';

const TITULAR: FilaConAcciones = { estado: 100, tipo: 'TITULAR', tipoAsegurado: 'TRABAJADOR', rol: 'OPE_AFILIACION' };
const BENEFICIARIO: FilaConAcciones = { ...TITULAR, tipo: 'BENEFICIARIO' };
const DETALLE = ['detalle-asegurado'];
const TODOS_LOS_CODIGOS = [...ESTADOS.map((e) => e.codigo), 107];

/** Leaves the actions that document 2 §2 gives; a later one is tested with its own use case. */
const ofrecidas = (fila: FilaConAcciones) =>
  accionesDeFila(fila).filter((accion) => reglaDeAccion(accion).parrafo.startsWith('document 2'));

describe('acciones-fila.test.ts', () => {
  it.each([
    [100, [...DETALLE, 'baja-titular', 'beneficiarios', 'actualizacion-titular']],
    [101, [...DETALLE, 'baja-titular', 'beneficiarios', 'actualizacion-titular']],
    [102, [...DETALLE, 'baja-titular', 'beneficiarios', 'actualizacion-titular']],
    [103, [...DETALLE, 'baja-titular', 'ampliacion-titular', 'beneficiarios', 'actualizacion-titular']],
    [104, DETALLE],
    [105, [...DETALLE, 'beneficiarios']],
    [108, DETALLE],
    [107, DETALLE],
  ])('un titular en %i', (estado, acciones) => {
    expect(ofrecidas({ ...TITULAR, estado })).toEqual(acciones);
  });

  it.each([
    [100, [...DETALLE, 'baja-beneficiario', 'actualizacion-beneficiario']],
    [101, [...DETALLE, 'baja-beneficiario', 'actualizacion-beneficiario']],
    [102, [...DETALLE, 'baja-beneficiario', 'actualizacion-beneficiario']],
    [
      103,
      [
        ...DETALLE,
        'baja-beneficiario',
        'ampliacion-beneficiario',
        'habilitacion-derechohabiente',
        'actualizacion-beneficiario',
      ],
    ],
    [104, DETALLE],
    [105, [...DETALLE, 'habilitacion-derechohabiente']],
    [106, [...DETALLE, 'baja-beneficiario', 'actualizacion-beneficiario']],
    [108, DETALLE],
  ])('un beneficiario en %i', (estado, acciones) => {
    expect(ofrecidas({ ...BENEFICIARIO, estado })).toEqual(acciones);
  });

  it.each([
    [TITULAR, 'ampliacion-titular', 'No es posible en estado ACTIVO; solo en CESANTIA.'],
    [
      { ...TITULAR, estado: 104 },
      'baja-titular',
      'No es posible en estado INACTIVO; solo en ACTIVO, AMPLIACIÓN, CESANTIA, DERECHOHABIENTE.',
    ],
    [
      { ...TITULAR, tipoAsegurado: 'UNIVERSITARIO' },
      'beneficiarios',
      'Los asegurados de tipo UNIVERSITARIO no tienen beneficiarios.',
    ],
    [{ ...TITULAR, estado: 103, fallecido: true }, 'ampliacion-titular', 'La persona figura como fallecida.'],
    [TITULAR, 'baja-titular', null],
  ] as const)('dice por qué no: %o, %s', (fila, accion, motivo) => {
    expect(impedimentoDeAccion(fila, accion)).toBe(motivo);
  });

  it('a quien murió se le puede terminar la cobertura, no ampliarla ni empezarla', () => {
    const fila = { ...BENEFICIARIO, fallecido: true };
    expect(ofrecidas({ ...TITULAR, estado: 103, fallecido: true })).toEqual([
      ...DETALLE,
      'baja-titular',
      'beneficiarios',
      'actualizacion-titular',
    ]);
    expect(ofrecidas({ ...fila, estado: 103 })).toEqual([
      ...DETALLE,
      'baja-beneficiario',
      'actualizacion-beneficiario',
    ]);
    expect(ofrecidas({ ...fila, estado: 105 })).toEqual(DETALLE);
  });

  it('a university holder has no beneficiaries', () => {
    expect(ofrecidas({ ...TITULAR, tipoAsegurado: 'UNIVERSITARIO' })).not.toContain('beneficiarios');
    expect(ofrecidas({ ...TITULAR, estado: 105, tipoAsegurado: 'UNIVERSITARIO' })).toEqual(DETALLE);
  });

  it('a CAJA_WEB_SUS se le ofrecen solo titulares VOLUNTARIO, y ningún beneficiario', () => {
    const caja = { ...TITULAR, rol: 'CAJA_WEB_SUS' };
    expect(ofrecidas({ ...caja, tipoAsegurado: 'VOLUNTARIO' })).toEqual([
      ...DETALLE,
      'baja-titular',
      'actualizacion-titular',
    ]);
    expect(ofrecidas(caja)).toEqual(DETALLE);
    for (const estado of TODOS_LOS_CODIGOS) {
      const fila = { ...BENEFICIARIO, estado, tipoAsegurado: 'VOLUNTARIO', rol: 'CAJA_WEB_SUS' };
      expect(ofrecidas(fila)).toEqual(DETALLE);
    }
  });

  it('CAJA_WEB_SUS puede actualizar al beneficiario de un VOLUNTARIO cubierto, aunque la lista no lo ofrece', () => {
    const fila = { ...BENEFICIARIO, tipoAsegurado: 'VOLUNTARIO', rol: 'CAJA_WEB_SUS' };
    const actualiza = (cambios: object) => admiteAccion({ ...fila, ...cambios }, 'actualizacion-beneficiario');
    expect([actualiza({}), actualiza({ tipoAsegurado: 'TRABAJADOR' }), actualiza({ estado: 104 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(admiteAccion(fila, 'baja-beneficiario')).toBe(false);
    expect(permisosEnLista('actualizacion-beneficiario')).toEqual([
      'actualizacion-beneficiario',
      'registro-beneficiario',
    ]);
  });

  it.each([
    [TITULAR, 'baja-beneficiario', 'No es una acción de la lista de titulares.'],
    [BENEFICIARIO, 'baja-titular', 'No es una acción de la lista de beneficiarios.'],
  ] as const)('de %j no se admite %s: %s', (fila, accion, motivo) => {
    expect(impedimentoDeAccion(fila, accion)).toBe(motivo);
  });

  it('lo que la lista ofrece se admite, en todo estado y para todo rol', () => {
    for (const rol of ROLES)
      for (const estado of TODOS_LOS_CODIGOS)
        for (const fila of [TITULAR, BENEFICIARIO].map((una) => ({ ...una, estado, rol })))
          for (const accion of accionesDeFila(fila)) expect(admiteAccion(fila, accion)).toBe(true);
  });

  it('a quien solo lee se le ofrece el detalle, en todo estado', () => {
    const escriben = ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION', 'CAJA_WEB_SUS'];
    for (const rol of ROLES.filter((uno) => !escriben.includes(uno))) {
      for (const estado of TODOS_LOS_CODIGOS) {
        expect(ofrecidas({ ...TITULAR, estado, rol })).toEqual(DETALLE);
        expect(ofrecidas({ ...BENEFICIARIO, estado, rol })).toEqual(DETALLE);
      }
    }
    expect(ofrecidas({ ...TITULAR, rol: 'OTRO' })).toEqual([]);
  });
});
