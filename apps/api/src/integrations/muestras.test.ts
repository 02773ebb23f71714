import { createServer, type Server } from 'node:http';
import { muestrasDe, type Registro } from '@sgpa/registry-wire/testing/muestras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearGestora } from './gestora/http.ts';
import { crearOvt } from './ovt/http.ts';
import { crearSegip } from './segip/http.ts';
import { crearSenasir } from './senasir/http.ts';

const FECHA = '1985-03-14';
const de = (numero: string, fechaNacimiento: string | null = FECHA, complemento: string | null = null) => ({
  numero,
  complemento,
  fechaNacimiento,
});

describe('muestras.test.ts', () => {
  let servidor: Server;
  let url: string;
  let recibido: unknown[];
  let respuesta: object;
  beforeAll(async () => {
    servidor = createServer(async (pedido, contesta) => {
      const partes = await pedido.toArray();
      recibido.push([pedido.method, pedido.url, JSON.parse(Buffer.concat(partes).toString())]);
      contesta.setHeader('content-type', 'application/json').end(JSON.stringify(respuesta));
    });
    await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
    const direccion = servidor.address();
    url = `http://127.0.0.1:${typeof direccion === 'object' ? direccion?.port : ''}`;
  });
  afterAll(() => servidor.close());

  /** Asks the adapter while the source answers the sample; it must have sent what the sample asks. */
  async function leer<P extends { cerrar(): Promise<void> }>(
    [registro, nombre]: [Registro, string],
    crear: (opciones: { url: string }) => P,
    preguntar: (puerto: P) => Promise<unknown>,
  ) {
    const muestra = muestrasDe(registro).find((una) => una.nombre === nombre);
    if (muestra === undefined) throw new Error(`no sample ${nombre} of ${registro}`);
    respuesta = muestra.respuesta;
    recibido = [];
    const puerto = crear({ url });
    const leido = await preguntar(puerto).finally(() => puerto.cerrar());
    expect(recibido).toEqual([['POST', muestra.ruta, muestra.solicitud]]);
    return leido;
  }

  it.each([
    ['encontrado', de('1000001'), { tipo: 'encontrado', persona: { nombres: 'MARTINA ELENA', complemento: null } }],
    ['con-complemento', de('1000009', FECHA, '1A'), { tipo: 'encontrado', persona: { complemento: '1A' } }],
    ['fallecido-sin-datos', de('1000014'), { tipo: 'encontrado', persona: { fallecido: true, nombres: '' } }],
    ['extranjera', de('1000008'), { tipo: 'encontrado', persona: { extranjero: true, pais: 'ARGENTINA' } }],
    ['no-encontrado', de('1000404'), { tipo: 'no_encontrado', mensaje: 'No se encontró el registro' }],
    ['ambiguo', de('1000010', null), { tipo: 'ambiguo' }],
  ])('segip, %s', async (nombre, consulta, esperado) => {
    const leido = await leer(['segip', nombre], crearSegip, (segip) => segip.consultar(consulta));
    expect(leido).toMatchObject({ disponible: true, ...esperado });
  });

  it.each([
    ['certificacion', de('1000001', null), { tipo: 'encontrado', reporte: 'JVBERi0xLjcKJSVFT0YK' }],
    ['certificacion-ambigua', de('1000010', null), { tipo: 'ambiguo' }],
  ])('segip, %s', async (nombre, consulta, esperado) => {
    const leido = await leer(['segip', nombre], crearSegip, (segip) => segip.certificar(consulta));
    expect(leido).toMatchObject({ disponible: true, ...esperado });
  });

  it.each([
    ['rentista', de('1000003', '1952-03-14'), { rentista: true, beneficio: 'RENTA DE VEJEZ' }],
    ['sin-renta', de('1000001'), { rentista: false, beneficio: null, persona: null }],
  ])('senasir, %s', async (nombre, consulta, esperado) => {
    const leido = await leer(['senasir', nombre], crearSenasir, (senasir) => senasir.consultar(consulta));
    expect(leido).toMatchObject({ disponible: true, ...esperado });
  });

  it('ovt, persona con empleos: mes a mes, con la caja por su nombre', async () => {
    const leido = await leer(['ovt', 'persona-con-empleos'], crearOvt, (ovt) => ovt.empleos(de('1000002')));
    expect(leido).toMatchObject({ disponible: true, persona: { nombres: 'RODRIGO', primerApellido: 'MAMANI' } });
    expect(leido).toHaveProperty('empleos.length', 6);
    expect(leido).toMatchObject({
      empleos: expect.arrayContaining([
        expect.objectContaining({ nit: '1020304050', gestion: 2026, periodo: 5, caja: 'CAJA NACIONAL DE SALUD' }),
      ]),
    });
  });

  it('ovt, persona sin empleos', async () => {
    const leido = await leer(['ovt', 'persona-sin-empleos'], crearOvt, (ovt) => ovt.empleos(de('1000005')));
    expect(leido).toMatchObject({ disponible: true, persona: null, empleos: [] });
  });

  it('ovt, empresa', async () => {
    const leido = await leer(['ovt', 'empresa'], crearOvt, (ovt) => ovt.empresa({ nit: '1020304050' }));
    expect(leido).toMatchObject({ disponible: true, empresa: { razonSocial: 'INDUSTRIAS ALTIPLANO S.A.' } });
    const ninguna = await leer(['ovt', 'empresa-que-no-hay'], crearOvt, (ovt) =>
      ovt.empresa({ matricula: '99999999' }),
    );
    expect(ninguna).toMatchObject({ disponible: true, empresa: null });
  });

  it('gestora, con aportes y sin ellos', async () => {
    const con = await leer(['gestora', 'con-aportes'], crearGestora, (gestora) => gestora.aportes(de('1000004')));
    expect(con).toMatchObject({
      disponible: true,
      aportes: [{ numeroIdentificacion: '00012345', periodo: '2026-05' }, {}, {}],
    });
    const sin = await leer(['gestora', 'sin-aportes'], crearGestora, (gestora) => gestora.aportes(de('1000001')));
    expect(sin).toMatchObject({ disponible: true, aportes: [] });
  });
});
