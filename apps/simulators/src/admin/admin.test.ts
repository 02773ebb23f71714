import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { iniciarSimuladores, type Simuladores } from '../simulators.ts';

describe('admin.test.ts', () => {
  let simuladores: Simuladores;
  beforeAll(async () => {
    simuladores = await iniciarSimuladores({ reloj: { ahora: () => new Date('2026-06-15T16:00:00Z') } });
  });
  beforeEach(async () => {
    await Promise.all(['/fallas', '/personas', '/llamadas'].map((ruta) => admin('DELETE', ruta)));
  });
  afterAll(() => simuladores.cerrar());

  const enviar = (url: string, method: string, cuerpo?: unknown) =>
    fetch(url, {
      method,
      ...(cuerpo === undefined
        ? {}
        : { body: JSON.stringify(cuerpo), headers: { 'content-type': 'application/json' } }),
    });
  const admin = (method: string, ruta: string, cuerpo?: unknown) =>
    enviar(`${simuladores.urls.admin}${ruta}`, method, cuerpo);
  const segip = (ci: string) => enviar(`${simuladores.urls.segip}/consulta`, 'POST', { ci });
  const codigo = async (ci: string) => {
    const { codigoRespuesta }: { codigoRespuesta?: unknown } = JSON.parse(await (await segip(ci)).text());
    return codigoRespuesta;
  };

  it('una falla se pone solo para un número y se quita', async () => {
    expect((await admin('PUT', '/fallas/segip', { modo: 'error', solo: 1000001 })).status).toBe(204);
    expect((await segip('1000001')).status).toBe(500);
    expect((await segip('1000002')).status).toBe(200);
    await admin('DELETE', '/fallas');
    expect((await segip('1000001')).status).toBe(200);
  });

  it('una falla dura las veces que se pide', async () => {
    await admin('PUT', '/fallas/segip', { modo: 'error', veces: 2 });
    const estados = [await segip('1000001'), await segip('1000001'), await segip('1000001')].map((r) => r.status);
    expect(estados).toEqual([500, 500, 200]);
  });

  it('cuenta las llamadas de cada registro', async () => {
    await segip('1000001');
    await segip('1000404');
    expect(await (await admin('GET', '/llamadas')).json()).toEqual({ segip: 2, ovt: 0, senasir: 0, gestora: 0 });
  });

  it('pone, cambia, quita y restaura personas', async () => {
    const nueva = {
      numero: '1000404',
      fechaNacimiento: '1990-01-01',
      nombres: 'ALMA',
      primerApellido: 'VILLA',
      segundoApellido: '',
      sexo: 'F',
      estadoCivil: 'SOLTERO',
      departamento: 'LP',
      municipio: '020101',
    };
    expect(await codigo('1000404')).toBe(1);
    expect((await admin('PUT', '/personas/1000404', { personas: [nueva] })).status).toBe(204);
    expect(await codigo('1000404')).toBe(2);
    await admin('PUT', '/personas/1000001', { personas: [] });
    expect(await codigo('1000001')).toBe(1);
    await admin('DELETE', '/personas');
    expect([await codigo('1000404'), await codigo('1000001')]).toEqual([1, 2]);
  });

  it.each([
    ['/fallas/segip', { modo: 'roto' }],
    ['/fallas/otro', { modo: 'error' }],
    ['/personas/1000001', { personas: [{ numero: '1000001' }] }],
    ['/personas/abc', { personas: [] }],
  ])('rechaza lo mal formado en %s', async (ruta, cuerpo) => {
    expect((await admin('PUT', ruta, cuerpo)).status).toBe(400);
    expect(await codigo('1000001')).toBe(2);
  });

  it('los registros rechazan una solicitud sin número', async () => {
    expect((await enviar(`${simuladores.urls.segip}/consulta`, 'POST', {})).status).toBe(400);
    expect((await enviar(`${simuladores.urls.ovt}/empresa`, 'POST', {})).status).toBe(400);
  });
});
