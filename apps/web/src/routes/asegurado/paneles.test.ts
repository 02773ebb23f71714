import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { describe, expect, it } from 'vitest';
import { botonesVisibles, permitida, pestanasAbiertas } from '../../features/asegurado/acciones.ts';
import type { TipoAfiliado } from '../../features/asegurado/fila.ts';
import { BENEFICIARIO } from '../../features/asegurado/testing/beneficiario.ts';
import { FILA, FILA_BENEFICIARIO } from '../../features/asegurado/testing/fila.ts';
import { ACCIONES } from './paneles.tsx';

const deRol = (tipo: TipoAfiliado, rol: string) =>
  botonesVisibles(ACCIONES, tipo, accionesPermitidas(rol), undefined).map(({ nombre }) => nombre);

describe('paneles.test.ts', () => {
  it('shows before a row is chosen what the role may do with some row', () => {
    const todas = ['Detalles', 'Baja', 'Ampliación', 'Beneficiarios', 'Actualizar'];
    expect(deRol('TITULAR', 'OPE_AFILIACION')).toEqual(todas);
    expect(deRol('TITULAR', 'CAJA_WEB_SUS')).toEqual(todas.filter((nombre) => nombre !== 'Beneficiarios'));
    expect(deRol('TITULAR', 'CONS_POBLACION')).toEqual(['Detalles']);
    expect(deRol('BENEFICIARIO', 'OPE_AFILIACION')).toEqual(['Detalles', 'Actualizar']);
    expect(deRol('BENEFICIARIO', 'CAJA_WEB_SUS')).toEqual(['Detalles']);
  });

  it('offers to each role, with each row, what the domain does', () => {
    const acciones_permitidas = accionesDeFila({
      estado: 103,
      tipo: 'TITULAR',
      tipoAsegurado: 'TRABAJADOR',
      rol: 'OPE_AFILIACION',
    });
    const visibles = botonesVisibles(ACCIONES, 'TITULAR', [], { ...FILA, acciones_permitidas });
    expect(visibles.map(({ nombre }) => nombre)).toEqual(['Detalles', 'Baja', 'Ampliación', 'Actualizar']);
  });

  it('shows Detalles while the profile is not known', () => {
    expect(botonesVisibles(ACCIONES, 'TITULAR', [], undefined).map(({ accion }) => accion)).toEqual([
      'detalle-asegurado',
    ]);
  });

  it('shows for a row exactly what the server offers, in the order of the buttons', () => {
    const fila = { ...FILA, acciones_permitidas: ['beneficiarios', 'baja-titular', 'detalle-asegurado', 'otra'] };
    const visibles = botonesVisibles(ACCIONES, 'TITULAR', accionesPermitidas('OPE_AFILIACION'), fila);
    expect(visibles.map(({ accion }) => accion)).toEqual(['detalle-asegurado', 'baja-titular', 'beneficiarios']);
    expect(permitida(ACCIONES, fila, 'baja-titular')?.nombre).toBe('Baja');
    expect(permitida(ACCIONES, fila, 'ampliacion-titular')).toBeUndefined();
  });

  it('never offers in the list of beneficiaries what belongs to holders', () => {
    const fila = {
      ...FILA,
      acciones_permitidas: ['detalle-asegurado', 'baja-beneficiario', 'actualizacion-beneficiario'],
    };
    expect(botonesVisibles(ACCIONES, 'BENEFICIARIO', [], fila).map(({ accion }) => accion)).toEqual([
      'detalle-asegurado',
      'actualizacion-beneficiario',
    ]);
  });

  it('tells by the row whose update is offered', () => {
    const acciones_permitidas = ['detalle-asegurado', 'actualizacion-beneficiario'];
    expect(
      permitida(ACCIONES, { ...FILA_BENEFICIARIO, acciones_permitidas }, 'actualizacion-beneficiario'),
    ).toBeDefined();
    expect(permitida(ACCIONES, { ...FILA, acciones_permitidas }, 'actualizacion-titular')).toBeUndefined();
    expect(permitida(ACCIONES, { ...FILA, acciones_permitidas }, 'actualizacion-beneficiario')).toBeUndefined();
  });

  it('names the dialog after its button', () => {
    expect(ACCIONES['ampliacion-titular'].nombre).toBe('Ampliación');
  });

  it('opens of the tabs of a beneficiary those that the server offers, in their order', () => {
    expect(pestanasAbiertas(ACCIONES, BENEFICIARIO)).toEqual([]);
    const acciones_permitidas = ['habilitacion-derechohabiente', 'baja-beneficiario', 'baja-titular'];
    const abiertas = pestanasAbiertas(ACCIONES, { ...BENEFICIARIO, acciones_permitidas });
    expect(abiertas.map(({ nombre }) => nombre)).toEqual(['Baja', 'Derechohabiente']);
  });
});
