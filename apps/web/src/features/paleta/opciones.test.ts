import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { describe, expect, it } from 'vitest';
import { FILA, FILA_BENEFICIARIO } from '../asegurado/testing/fila.ts';
import { opcionDePersona, opcionesDeAccion, opcionesDePagina } from './opciones.ts';

const MENU: ItemMenu[] = [
  {
    titulo: 'Asegurados',
    url: '',
    icono: 'people',
    items: [
      { titulo: 'Lista de asegurados', url: '/asegurado', icono: 'people' },
      { titulo: 'Registro de titular', url: '/afiliacionTitulares', icono: 'person_add' },
    ],
  },
  { titulo: 'Consultas', url: '/consultas', icono: 'search' },
];
const textos = (opciones: { texto: string }[]) => opciones.map(({ texto }) => texto);

describe('opciones.test.ts', () => {
  it('dice quién es cada persona, con su documento entero, su tipo y su estado', () => {
    expect(opcionDePersona(FILA, 'Personas')).toMatchObject({
      texto: 'FICTICIA PERSONA',
      detalle: 'CI 1000009-1A · Titular · ACTIVO · Empresa ficticia',
    });
    expect(opcionDePersona(FILA_BENEFICIARIO, 'Personas').detalle).toContain('CI 1000201 · Beneficiario');
  });

  it('ofrece lo que el servidor permite con la fila, en el orden de los botones, y nada más', () => {
    const fila = { ...FILA, acciones_permitidas: ['baja-titular', 'detalle-asegurado', 'baja-beneficiario'] as const };
    const conMutables = { ...fila, acciones_permitidas: [...fila.acciones_permitidas] };
    expect(textos(opcionesDeAccion(conMutables, ''))).toEqual(['Detalles', 'Baja']);
    expect(textos(opcionesDeAccion(conMutables, 'ba'))).toEqual(['Baja']);
    expect(opcionesDeAccion({ ...FILA, acciones_permitidas: [] }, '')).toEqual([]);
  });

  it.each([
    ['', ['Lista de asegurados', 'Registro de titular', 'Consultas']],
    ['registro', ['Registro de titular']],
    ['TIT REG', ['Registro de titular']],
    ['asegurados', ['Lista de asegurados']],
    ['lista x', []],
  ])('con «%s» ofrece las páginas %j', (escrito, esperadas) => {
    expect(textos(opcionesDePagina(MENU, escrito))).toEqual(esperadas);
  });
});
