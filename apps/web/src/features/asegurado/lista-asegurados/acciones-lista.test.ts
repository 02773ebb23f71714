import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { describe, expect, it } from 'vitest';
import { FILA, FILA_BENEFICIARIO } from '../testing/fila.ts';
import { accionesVisibles, nombreDeAccion, permite } from './acciones-lista.ts';
import type { TipoAfiliado } from './busqueda.ts';

const deRol = (tipo: TipoAfiliado, rol: string) =>
  accionesVisibles(tipo, accionesPermitidas(rol), undefined).map(({ nombre }) => nombre);

describe('acciones-lista.test.ts', () => {
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
    const visibles = accionesVisibles('TITULAR', [], { ...FILA, acciones_permitidas });
    expect(visibles.map(({ nombre }) => nombre)).toEqual(['Detalles', 'Baja', 'Ampliación', 'Actualizar']);
  });

  it('shows Detalles while the profile is not known', () => {
    expect(accionesVisibles('TITULAR', [], undefined).map(({ accion }) => accion)).toEqual(['detalles']);
  });

  it('shows for a row exactly what the server offers, in the order of the buttons', () => {
    const fila = { ...FILA, acciones_permitidas: ['beneficiarios', 'baja-titular', 'detalle-asegurado', 'otra'] };
    const visibles = accionesVisibles('TITULAR', accionesPermitidas('OPE_AFILIACION'), fila);
    expect(visibles.map(({ accion }) => accion)).toEqual(['detalles', 'baja', 'beneficiarios']);
    expect(permite(fila, 'baja')).toBe(true);
    expect(permite(fila, 'ampliacion')).toBe(false);
  });

  it('never offers in the list of beneficiaries what belongs to holders', () => {
    const fila = {
      ...FILA,
      acciones_permitidas: ['detalle-asegurado', 'baja-beneficiario', 'actualizacion-beneficiario'],
    };
    expect(accionesVisibles('BENEFICIARIO', [], fila).map(({ accion }) => accion)).toEqual(['detalles', 'actualizar']);
  });

  it('tells by the row whose update is offered', () => {
    const acciones_permitidas = ['detalle-asegurado', 'actualizacion-beneficiario'];
    expect(permite({ ...FILA_BENEFICIARIO, acciones_permitidas }, 'actualizar')).toBe(true);
    expect(permite({ ...FILA, acciones_permitidas }, 'actualizar')).toBe(false);
  });

  it('names the dialog after its button', () => {
    expect(nombreDeAccion('ampliacion')).toBe('Ampliación');
  });
});
