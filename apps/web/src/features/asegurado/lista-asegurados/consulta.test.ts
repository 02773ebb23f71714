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
  it('pide la primera página de titulares cuando nada estrecha', () => {
    expect(consultaDe({})).toEqual({ ruta: '/v1/afiliado/ente-gestor-all', parametros: { page: '0', limit: '25' } });
  });

  it('envía cada filtro con el nombre de la API, las páginas contadas desde cero', () => {
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

  it('pide los beneficiarios en la otra ruta', () => {
    expect(consultaDe({ tipoAfiliado: 'BENEFICIARIO' })).toEqual({
      ruta: '/v1/beneficiario/ente-gestor-all',
      parametros: { page: '0', limit: '25', tipoAfiliado: 'BENEFICIARIO' },
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

  it('envía el tipo de fecha solo con una fecha', () => {
    expect(consultaDe({ tipoFecha: 'REGISTRO' }).parametros).not.toHaveProperty('tipoFecha');
    expect(consultaDe({ fechaFin: '2026-01-31' }).parametros).toMatchObject({ tipoFecha: 'AFILIACION' });
  });

  it('envía solo lo que el contrato acepta', () => {
    const { parametros } = consultaDe(TODO);
    const leido = listaTitulares.request.querystring.parse(parametros);
    expect(Object.keys(leido).sort()).toEqual(Object.keys(parametros).sort());
  });

  it('lee las dos formas de la respuesta', () => {
    const filas: FilaAsegurado[] = [];
    expect(leerRespuesta({ total: 12, nroPages: 2, datos: filas })).toEqual({ total: 12, paginas: 2, filas });
    expect(leerRespuesta({ totalElement: 3, pages: 1, content: filas })).toEqual({ total: 3, paginas: 1, filas });
  });

  it('distingue la misma búsqueda de otra, sea cual sea su página o el diálogo abierto', () => {
    const clave = (direccion: Record<string, unknown>) => claveDeBusqueda(leerBusqueda(direccion));
    expect(clave({ ...TODO, pagina: 7, accion: 'baja', detalle: 5 })).toBe(clave(TODO));
    expect(clave({ ...TODO, entidades: '12' })).not.toBe(clave(TODO));
  });
});
