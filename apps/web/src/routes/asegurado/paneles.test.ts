import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { type AccionDeFila, reglaDeAccion, type TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { describe, expect, it } from 'vitest';
import {
  type BotonDeFila,
  botonesDeFila,
  botonPermitido,
  pestanasAbiertas,
} from '../../features/asegurado/acciones.ts';
import { BENEFICIARIO } from '../../features/asegurado/testing/beneficiario.ts';
import { FILA, FILA_BENEFICIARIO } from '../../features/asegurado/testing/fila.ts';
import { delCable } from '../../lib/testing/del-cable.ts';
import { ACCIONES } from './paneles.tsx';

/** Document 2 gives these; what came later is tested with its own use case. */
const nombres = (botones: readonly BotonDeFila[]) =>
  botones.filter(({ accion }) => reglaDeAccion(accion).parrafo.startsWith('document 2')).map(({ nombre }) => nombre);
const posibles = (botones: readonly BotonDeFila[]) => botones.filter(({ impedimento }) => impedimento === null);
const deRol = (tipo: TipoAfiliado, rol: string) =>
  nombres(botonesDeFila(ACCIONES, tipo, accionesPermitidas(rol), undefined));

describe('paneles.test.ts', () => {
  it('muestra, antes de elegir una fila, lo que el rol puede hacer con alguna', () => {
    const todas = ['Detalles', 'Baja', 'Ampliación', 'Beneficiarios', 'Actualizar'];
    expect(deRol('TITULAR', 'OPE_AFILIACION')).toEqual(todas);
    expect(deRol('TITULAR', 'CAJA_WEB_SUS')).toEqual(todas.filter((nombre) => nombre !== 'Beneficiarios'));
    expect(deRol('TITULAR', 'CONS_POBLACION')).toEqual(['Detalles']);
    expect(deRol('BENEFICIARIO', 'OPE_AFILIACION')).toEqual([
      'Detalles',
      'Baja',
      'Ampliación',
      'Derechohabiente',
      'Actualizar',
    ]);
    expect(deRol('BENEFICIARIO', 'CAJA_WEB_SUS')).toEqual(['Detalles']);
  });

  it('ofrece a cada rol, con cada fila, lo que hace el dominio', () => {
    const acciones_permitidas = accionesDeFila({
      estado: 103,
      tipo: 'TITULAR',
      tipoAsegurado: 'TRABAJADOR',
      rol: 'OPE_AFILIACION',
    });
    const visibles = botonesDeFila(ACCIONES, 'TITULAR', [], { ...FILA, acciones_permitidas });
    expect(nombres(visibles)).toEqual(['Detalles', 'Baja', 'Ampliación', 'Beneficiarios', 'Actualizar']);
  });

  it('muestra Detalles mientras no se conoce el perfil', () => {
    expect(botonesDeFila(ACCIONES, 'TITULAR', [], undefined).map(({ accion }) => accion)).toEqual([
      'detalle-asegurado',
    ]);
  });

  it('de una fila se puede justo lo que el servidor ofrece; lo demás queda en su lugar y dice por qué no', () => {
    const acciones_permitidas = ['beneficiarios', 'baja-titular', 'detalle-asegurado', 'otra'];
    const fila = delCable<FilaAsegurado>({ ...FILA, acciones_permitidas });
    const botones = botonesDeFila(ACCIONES, 'TITULAR', accionesPermitidas('OPE_AFILIACION'), fila);
    expect(posibles(botones).map(({ accion }) => accion)).toEqual([
      'detalle-asegurado',
      'baja-titular',
      'beneficiarios',
    ]);
    expect(nombres(botones)).toEqual(deRol('TITULAR', 'OPE_AFILIACION'));
    const motivo = (cual: AccionDeFila) => botones.find(({ accion }) => accion === cual)?.impedimento;
    expect(motivo('ampliacion-titular')).toBe('No es posible en estado ACTIVO; solo en CESANTIA.');
    expect(motivo('actualizacion-titular')).toBe('Su cuenta no atiende a los asegurados de tipo TRABAJADOR.');
    expect(botonPermitido(ACCIONES, fila, 'baja-titular')?.nombre).toBe('Baja');
    expect(botonPermitido(ACCIONES, fila, 'ampliacion-titular')).toBeUndefined();
  });

  it('nunca ofrece en la lista de beneficiarios lo que es de titulares', () => {
    const acciones_permitidas: AccionDeFila[] = [
      'detalle-asegurado',
      'baja-beneficiario',
      'actualizacion-beneficiario',
    ];
    const fila = { ...FILA, acciones_permitidas };
    expect(botonesDeFila(ACCIONES, 'BENEFICIARIO', [], fila).map(({ accion }) => accion)).toEqual([
      'detalle-asegurado',
      'baja-beneficiario',
      'actualizacion-beneficiario',
    ]);
  });

  it.each([
    [100, ['Detalles', 'Baja', 'Actualizar']],
    [101, ['Detalles', 'Baja', 'Actualizar']],
    [102, ['Detalles', 'Baja', 'Actualizar']],
    [103, ['Detalles', 'Baja', 'Ampliación', 'Derechohabiente', 'Actualizar']],
    [104, ['Detalles']],
    [105, ['Detalles', 'Derechohabiente']],
    [106, ['Detalles', 'Baja', 'Actualizar']],
    [108, ['Detalles']],
  ])(
    'sobre un beneficiario en %i, los botones de su estado; a quien no los atiende, solo Detalles',
    (estado, esperados) => {
      const sobre = (rol: string) => {
        const fila = { estado, tipo: 'BENEFICIARIO', tipoAsegurado: 'TRABAJADOR', rol } as const;
        const acciones_permitidas = accionesDeFila(fila);
        const botones = botonesDeFila(ACCIONES, 'BENEFICIARIO', [], { ...FILA_BENEFICIARIO, acciones_permitidas });
        return nombres(posibles(botones));
      };
      expect(sobre('OPE_AFILIACION')).toEqual(esperados);
      expect(sobre('CAJA_WEB_SUS')).toEqual(['Detalles']);
      expect(sobre('CONS_POBLACION')).toEqual(['Detalles']);
    },
  );

  it('dice por la fila de quién es la actualización que se ofrece', () => {
    const acciones_permitidas: AccionDeFila[] = ['detalle-asegurado', 'actualizacion-beneficiario'];
    expect(
      botonPermitido(ACCIONES, { ...FILA_BENEFICIARIO, acciones_permitidas }, 'actualizacion-beneficiario'),
    ).toBeDefined();
    expect(botonPermitido(ACCIONES, { ...FILA, acciones_permitidas }, 'actualizacion-titular')).toBeUndefined();
    expect(botonPermitido(ACCIONES, { ...FILA, acciones_permitidas }, 'actualizacion-beneficiario')).toBeUndefined();
  });

  it('abre, de las pestañas de un beneficiario, las que el servidor ofrece, en su orden', () => {
    expect(pestanasAbiertas(ACCIONES, BENEFICIARIO)).toEqual([]);
    const acciones_permitidas: AccionDeFila[] = ['habilitacion-derechohabiente', 'baja-beneficiario', 'baja-titular'];
    const abiertas = pestanasAbiertas(ACCIONES, { ...BENEFICIARIO, acciones_permitidas });
    expect(abiertas.map(({ nombre }) => nombre)).toEqual(['Baja', 'Derechohabiente']);
  });
});
