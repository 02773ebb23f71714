import { ACCIONES_DE_FILA } from '@sgpa/domain/cuenta/acciones';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { MAX_ID_ENTE } from '@sgpa/domain/shared/ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escribirConsulta, leerConsulta } from '../../../lib/consulta-de-direccion.ts';
import { type Busqueda, NUEVO_TITULAR, SIN_DIALOGO, SIN_FILTROS } from './busqueda.ts';
import { enLaLista, escribirBusqueda, leerBusqueda } from './direccion.ts';

const INICIAL: Busqueda = {
  ...SIN_FILTROS,
  tipoAfiliado: 'TITULAR',
  misRegistros: false,
  orden: 'REGISTRO',
  pagina: 0,
  porPagina: 25,
  ...SIN_DIALOGO,
};
const COMPLETA: Busqueda = {
  tipoAfiliado: 'BENEFICIARIO',
  misRegistros: true,
  orden: 'REGISTRO',
  venceEn: 15,
  porEdad: null,
  estados: ['ACTIVO', 'AMPLIACIÓN', 'REVISION'],
  idEnteGestor: 3,
  entidades: [12, 40],
  fechaInicio: fecha('2026-01-01'),
  fechaFin: fecha('2026-01-31'),
  tipoFecha: 'REGISTRO',
  numeroDocumento: '1000001',
  pagina: 4,
  porPagina: 50,
  accion: 'beneficiarios',
  detalle: 987,
  beneficiario: 45,
};

/** Passes through the very text of the address, as the router writes and reads it. */
const porLaDireccion = (busqueda: Busqueda) =>
  leerBusqueda(leerConsulta(escribirConsulta({ ...escribirBusqueda(busqueda) })));

const ESTADOS = ['ACTIVO', 'CESANTIA', 'AMPLIACIÓN', 'DERECHOHABIENTE', 'INACTIVO', 'INHABILITADO', 'REVISION'];
const fechas = fc.constantFrom(fecha('2024-02-29'), fecha('2025-06-01'), fecha('2026-12-31'));
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const dialogos = fc.oneof(
  fc.constantFrom(SIN_DIALOGO, { ...SIN_DIALOGO, accion: NUEVO_TITULAR } as const),
  fc.record({
    accion: fc.constantFrom(...ACCIONES_DE_FILA),
    detalle: ids,
    beneficiario: fc.option(ids),
  }),
);
const filtros = fc.record({
  tipoAfiliado: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
  misRegistros: fc.boolean(),
  estados: fc.subarray(ESTADOS, { maxLength: 6 }),
  idEnteGestor: fc.nat({ max: MAX_ID_ENTE }),
  entidades: fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 100 }),
  fechaInicio: fc.option(fechas),
  fechaFin: fc.constant(null),
  tipoFecha: fc.constantFrom('AFILIACION' as const, 'REGISTRO' as const),
  venceEn: fc.option(fc.integer({ min: 1, max: 365 })),
  porEdad: fc.constant(null),
  orden: fc.constant('REGISTRO' as const),
  numeroDocumento: fc.oneof(
    fc.stringMatching(/^([1-9]\d{0,14})?$/),
    fc.constantFrom('Ñáñez José', "d'Orbigny", 'quispe 2'),
  ),
  pagina: fc.integer({ min: 0, max: 9_999_999 }),
  porPagina: fc.constantFrom(10 as const, 25 as const, 50 as const),
});
const busquedas: fc.Arbitrary<Busqueda> = fc
  .tuple(filtros, dialogos)
  .map(([lista, dialogo]): Busqueda => ({ ...lista, ...dialogo }));

describe('direccion.test.ts', () => {
  it('ordena por vencimiento donde todos lo tienen, y si no, como siempre', () => {
    const leida = leerBusqueda({ estado: 'CESANTIA,AMPLIACIÓN', venceEn: '15', orden: 'VENCIMIENTO' });
    expect(leida).toMatchObject({ venceEn: 15, orden: 'VENCIMIENTO' });
    expect(escribirBusqueda(leida)).toMatchObject({ venceEn: '15', orden: 'VENCIMIENTO' });
    const porEdad = { tipoAfiliado: 'BENEFICIARIO', porEdad: '30', orden: 'VENCIMIENTO' };
    expect(escribirBusqueda(leerBusqueda(porEdad))).toMatchObject(porEdad);
    expect(leerBusqueda({ orden: 'VENCIMIENTO' }).orden).toBe('REGISTRO');
    expect(leerBusqueda({ estado: 'CESANTIA,ACTIVO', orden: 'VENCIMIENTO' }).orden).toBe('REGISTRO');
  });

  it('por edad no se busca a titulares: la dirección no se entiende, y elegir su lista quita el filtro', () => {
    const deTitulares = { porEdad: '30', orden: 'VENCIMIENTO' };
    const leida = leerBusqueda(deTitulares);
    expect(leida).toMatchObject({ porEdad: null, orden: 'REGISTRO', ilegible: { porEdad: '30' } });
    expect(enLaLista().validar(deTitulares)).toMatchObject({ porEdad: '30' });
    const deBeneficiarios = leerBusqueda({ ...deTitulares, tipoAfiliado: 'BENEFICIARIO' });
    expect(porLaDireccion({ ...deBeneficiarios, tipoAfiliado: 'TITULAR' })).toEqual(INICIAL);
  });

  it('reads an empty address as the whole list of holders, first page', () => {
    expect(leerBusqueda({})).toEqual(INICIAL);
    expect(escribirConsulta({ ...escribirBusqueda(INICIAL) })).toBe('');
  });

  it('writes a search so that a person can read it, pages counted from one', () => {
    const texto = decodeURIComponent(escribirConsulta({ ...escribirBusqueda(COMPLETA) }));
    expect(texto).toBe(
      '?tipoAfiliado=BENEFICIARIO&misRegistros=true&estado=ACTIVO,AMPLIACIÓN,REVISION&idEnteGestor=3&entidades=12,40' +
        '&fechaInicio=2026-01-01&fechaFin=2026-01-31&tipoFecha=REGISTRO&numeroDocumento=1000001&venceEn=15&pagina=5&porPagina=50' +
        '&accion=beneficiarios&detalle=987&beneficiario=45',
    );
    expect(porLaDireccion(COMPLETA)).toEqual(COMPLETA);
  });

  it('brings every search back from its address', () => {
    fc.assert(
      fc.property(busquedas, (busqueda) => {
        expect(porLaDireccion(busqueda)).toEqual(busqueda);
      }),
    );
  });

  it('lee el número de un documento como los demás campos', () => {
    for (const escrito of ['0012345', '12.345']) {
      expect(leerBusqueda({ numeroDocumento: escrito }).numeroDocumento).toBe('12345');
    }
  });

  it('entiende las direcciones que escribía el enrutador de antes, con comillas', () => {
    const consulta = leerConsulta('?numeroDocumento=%220012345%22&entidades=7&misRegistros=true&pagina=3&detalle=5');
    expect(leerBusqueda(consulta)).toMatchObject({
      numeroDocumento: '12345',
      entidades: [7],
      misRegistros: true,
      pagina: 2,
      detalle: 5,
    });
  });

  it('toma lo que no se entiende como ausente, salvo los filtros, que quedan como se escribieron', () => {
    const rara = {
      tipoAfiliado: 'OTRO',
      misRegistros: 'quizás',
      estado: 'VIVO,',
      idEnteGestor: -4,
      entidades: 'a,0,-1,1.5',
      fechaInicio: '2026-02-31',
      fechaFin: 'mañana',
      tipoFecha: 'BAJA',
      venceEn: '0',
      porEdad: '7',
      numeroDocumento: '1000a001',
      pagina: '0',
      porPagina: 1000,
      accion: 'borrar',
      detalle: 'x',
      beneficiario: '7',
      otra: 'cosa',
    };
    const ilegible = {
      estado: 'VIVO,',
      idEnteGestor: '-4',
      entidades: 'a,0,-1,1.5',
      fechaInicio: '2026-02-31',
      fechaFin: 'mañana',
      venceEn: '0',
      porEdad: '7',
    };
    expect(leerBusqueda(rara)).toEqual({ ...INICIAL, numeroDocumento: '1000a001', ilegible });
    expect(enLaLista().validar(rara)).toMatchObject({ numeroDocumento: '1000a001', ...ilegible });
    expect(leerBusqueda({ estado: 'TODOS' })).toEqual(INICIAL);
    expect(leerBusqueda({ ...rara, numeroDocumento: '', nombre: 'qu' }).numeroDocumento).toBe('qu');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(rara)), fc.anything()), (direccion) => {
        const primera = enLaLista().validar(direccion);
        expect(enLaLista().validar({ ...primera })).toEqual(primera);
      }),
    );
  });

  it('opens the details of a row whose action is absent or unknown, and nothing for an action without its row', () => {
    const dialogo = (direccion: Record<string, unknown>) => {
      const { accion, detalle, beneficiario } = leerBusqueda(direccion);
      return { accion, detalle, beneficiario };
    };
    expect(dialogo({ detalle: 5 })).toEqual({ accion: 'detalle-asegurado', detalle: 5, beneficiario: null });
    expect(dialogo({ accion: 'borrar', detalle: 5 })).toEqual({
      accion: 'detalle-asegurado',
      detalle: 5,
      beneficiario: null,
    });
    expect(dialogo({ accion: 'baja-titular' })).toEqual(SIN_DIALOGO);
    expect(dialogo({ accion: NUEVO_TITULAR, detalle: 5 })).toEqual({ ...SIN_DIALOGO, accion: NUEVO_TITULAR });
  });

  it.each([
    ['TITULAR', 'nuevo', NUEVO_TITULAR],
    ['TITULAR', 'detalles', 'detalle-asegurado'],
    ['TITULAR', 'baja', 'baja-titular'],
    ['TITULAR', 'ampliacion', 'ampliacion-titular'],
    ['TITULAR', 'actualizar', 'actualizacion-titular'],
    ['BENEFICIARIO', 'actualizar', 'actualizacion-beneficiario'],
  ])('understands of %s the action %s that addresses of former versions name', (tipoAfiliado, antes, accion) => {
    expect(leerBusqueda({ tipoAfiliado, accion: antes, detalle: 5 }).accion).toBe(accion);
  });

  it('drops a Fecha Fin that comes before the Fecha Inicio, so that the screen shows what is searched', () => {
    const { fechaInicio, fechaFin } = leerBusqueda({ fechaInicio: fecha('2026-03-02'), fechaFin: fecha('2026-03-01') });
    expect([fechaInicio, fechaFin]).toEqual([fecha('2026-03-02'), null]);
  });

  it('accepts one day alone', () => {
    const { fechaInicio, fechaFin } = leerBusqueda({ fechaInicio: fecha('2026-03-02'), fechaFin: fecha('2026-03-02') });
    expect([fechaInicio, fechaFin]).toEqual([fecha('2026-03-02'), fecha('2026-03-02')]);
  });

  it('names an employer once', () => {
    expect(leerBusqueda({ entidades: '7,7,9' }).entidades).toEqual([7, 9]);
    expect(leerBusqueda({ entidades: 7 }).entidades).toEqual([7]);
  });
});
