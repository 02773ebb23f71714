import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import { describe, expect, it } from 'vitest';
import { direccionDe } from '../../../lib/llamar.ts';
import { aConsulta, claveDeBusqueda, leerRespuesta, mismaConsulta, rutaDeLista } from './consulta.ts';
import { leerBusqueda } from './direccion.ts';

const consultaDe = (direccion: Record<string, unknown>) => {
  const busqueda = leerBusqueda(direccion);
  const [ruta = '', texto = ''] = direccionDe(rutaDeLista(busqueda), { query: aConsulta(busqueda) }).split('?');
  return { ruta, parametros: Object.fromEntries(new URLSearchParams(texto)) };
};

const TODO = {
  estado: 'ACTIVO,AMPLIACIÓN',
  idEnteGestor: 3,
  entidades: '12,40',
  fechaInicio: '2026-01-01',
  fechaFin: '2026-01-31',
  tipoFecha: 'REGISTRO',
  numeroDocumento: 1000001,
  misRegistros: true,
  pagina: 2,
  porPagina: 50,
};

describe('consulta.test.ts', () => {
  it('asks for the first page of holders when nothing narrows', () => {
    expect(consultaDe({})).toEqual({ ruta: '/v1/afiliado/ente-gestor-all', parametros: { page: '0', limit: '10' } });
  });

  it('sends every filter by the name of the API, pages counted from zero', () => {
    expect(consultaDe(TODO)).toEqual({
      ruta: '/v1/afiliado/ente-gestor-all',
      parametros: {
        page: '1',
        limit: '50',
        estado: 'ACTIVO,AMPLIACIÓN',
        idEnteGestor: '3',
        entidades: '12,40',
        fechaInicio: '2026-01-01',
        fechaFin: '2026-01-31',
        tipoFecha: 'REGISTRO',
        numeroDocumento: '1000001',
        misRegistros: 'true',
      },
    });
  });

  it('asks the other path for beneficiaries', () => {
    expect(consultaDe({ tipoAfiliado: 'BENEFICIARIO' })).toEqual({
      ruta: '/v1/beneficiario/ente-gestor-all',
      parametros: { page: '0', limit: '10', tipoAfiliado: 'BENEFICIARIO' },
    });
  });

  it('sabe si dos búsquedas piden lo mismo, con su página y su tipo de afiliado', () => {
    const misma = (una: Record<string, unknown>, otra: Record<string, unknown>) =>
      mismaConsulta(leerBusqueda(una), leerBusqueda(otra));
    expect(misma(TODO, { ...TODO, accion: 'baja', detalle: 5 })).toBe(true);
    expect(misma({}, { tipoFecha: 'REGISTRO' })).toBe(true);
    expect(misma(TODO, { ...TODO, pagina: 3 })).toBe(false);
    expect(misma({}, { tipoAfiliado: 'BENEFICIARIO' })).toBe(false);
    expect(misma({}, { numeroDocumento: 1000001 })).toBe(false);
  });

  it('sends the type of date only with a date', () => {
    expect(consultaDe({ tipoFecha: 'REGISTRO' }).parametros).not.toHaveProperty('tipoFecha');
    expect(consultaDe({ fechaFin: '2026-01-31' }).parametros).toMatchObject({ tipoFecha: 'AFILIACION' });
  });

  it('sends only what the contract accepts', () => {
    const { parametros } = consultaDe(TODO);
    const leido = listaTitulares.request.querystring.parse(parametros);
    expect(Object.keys(leido).sort()).toEqual(Object.keys(parametros).sort());
  });

  it('reads both shapes of the answer', () => {
    const filas: FilaAsegurado[] = [];
    expect(leerRespuesta({ total: 12, nroPages: 2, datos: filas })).toEqual({ total: 12, paginas: 2, filas });
    expect(leerRespuesta({ totalElement: 3, pages: 1, content: filas })).toEqual({ total: 3, paginas: 1, filas });
  });

  it('tells the same search from another one, whatever its page or open dialog', () => {
    const clave = (direccion: Record<string, unknown>) => claveDeBusqueda(leerBusqueda(direccion));
    expect(clave({ ...TODO, pagina: 7, accion: 'baja', detalle: 5 })).toBe(clave(TODO));
    expect(clave({ ...TODO, entidades: '12' })).not.toBe(clave(TODO));
  });
});
