import type { Respuesta } from '@sgpa/contract/endpoints';
import { TITULOS_DE_ESTABLECIMIENTOS } from '@sgpa/domain/parametro/importacion-establecimientos';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { ultimaAnotada } from '@sgpa/testing/cable/rastro';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Dicho = Respuesta<'importacion-establecimientos'> & CuerpoError;

const RUTA = '/api/v1/parametro/ESTABLECIMIENTO/importacion';
const TITULOS = TITULOS_DE_ESTABLECIMIENTOS.join(';');
const fila = (codigo: string, nombre: string) => `${codigo};${nombre};CNS;020101;PRIMER NIVEL;RED NORTE;POSTA`;

describe('importacion-establecimientos.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  /** What a test's own requests leave in the trail comes after this. */
  let ultima: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
  });
  beforeEach(async () => {
    ultima = await ultimaAnotada(api);
  });
  afterEach(() => api.base.owner.db.deleteFrom('establecimiento_salud').where('codigo_rues', 'like', 'X-%').execute());
  afterAll(() => api.cerrar());

  const enviar = (archivo: string | Buffer, escribir: boolean, clave?: string) =>
    api.pedir<Dicho>(
      token,
      'POST',
      RUTA,
      { contenido: Buffer.from(archivo as string).toString('base64'), escribir },
      clave ? { 'idempotency-key': clave } : {},
    );
  const hay = (prefijo: string) =>
    api.base.owner.db
      .selectFrom('establecimiento_salud')
      .select(['codigo_rues', 'nombre', 'id_departamento', 'version'])
      .where('codigo_rues', 'like', `${prefijo}%`)
      .orderBy('codigo_rues')
      .execute();
  const auditadas = async (accion: string) => {
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select('despues')
      .where('accion', '=', accion)
      .where('id', '>', ultima)
      .execute();
    return filas.map(({ despues }) => despues);
  };

  it('primero dice qué haría y no escribe; después escribe todo, con su auditoría; otra vez, no hay nada que hacer', async () => {
    const archivo = `\uFEFF${TITULOS}\r\n${fila('X-1', 'Posta Ñuflo')}\r\n${fila('X-2', '"Posta; la otra"')}\r\n`;
    const cuenta = { filas: 2, nuevos: 2, cambiados: 0, iguales: 0, faltas: [] };
    expect((await enviar(archivo, false)).body).toMatchObject({ escrito: false, ...cuenta });
    expect(await hay('X-')).toEqual([]);

    const clave = 'importacion-establecimientos-1';
    const una = await enviar(archivo, true, clave);
    expect(una.body).toMatchObject({ escrito: true, ...cuenta });
    expect((await enviar(archivo, true, clave)).body).toEqual(una.body);
    expect(await hay('X-')).toMatchObject([
      { codigo_rues: 'X-1', nombre: 'Posta Ñuflo', id_departamento: 2, version: 2 },
      { codigo_rues: 'X-2', nombre: 'Posta; la otra', version: 2 },
    ]);
    expect(await auditadas('registro-parametro')).toHaveLength(2);
    expect(await auditadas('importacion-establecimientos')).toEqual([
      { filas: 2, nuevos: 2, cambiados: 0, iguales: 0 },
    ]);

    expect((await enviar(archivo, true)).body).toMatchObject({ escrito: true, nuevos: 0, iguales: 2 });
    const cambiado = archivo.replace('Posta Ñuflo', 'Hospital Ñuflo');
    expect((await enviar(cambiado, true)).body).toMatchObject({ escrito: true, cambiados: 1, iguales: 1 });
    expect(await hay('X-')).toMatchObject([
      { nombre: 'Hospital Ñuflo', version: 3 },
      { nombre: 'Posta; la otra', version: 2 },
    ]);
    expect(await auditadas('actualizacion-parametro')).toEqual([{ nombre: 'Hospital Ñuflo' }]);
  });

  it('con una falta no se escribe ninguna fila, tampoco cuando se pide escribir', async () => {
    const { status, body } = await enviar(`${TITULOS}\n${fila('X-1', 'Una')}\n\n${fila('X-2', '')}`, true);
    expect([status, body.escrito, body.nuevos]).toEqual([200, false, 1]);
    expect(body.faltas).toEqual([{ fila: 4, columna: 'Nombre', mensaje: 'Este campo es requerido.' }]);
    expect(await hay('X-')).toEqual([]);
    expect(await auditadas('importacion-establecimientos')).toEqual([]);
  });

  it('se lee como lo guarda una hoja de cálculo: Windows-1252, con comas o con tabuladores', async () => {
    const deWindows = Buffer.from(`${TITULOS}\r\n${fila('X-1', 'Posta Ñuflo Chávez')}`, 'latin1');
    expect((await enviar(deWindows, true)).body).toMatchObject({ escrito: true, nuevos: 1 });
    expect(await hay('X-1')).toMatchObject([{ nombre: 'Posta Ñuflo Chávez' }]);
    for (const [separador, codigo] of [
      [',', 'X-2'],
      ['\t', 'X-3'],
    ] as const) {
      const archivo = `${TITULOS}\n${fila(codigo, 'Otra')}`.replaceAll(';', separador);
      expect((await enviar(archivo, false)).body).toMatchObject({ filas: 1, nuevos: 1, faltas: [] });
    }
  });

  it('lo que no es un CSV, o pesa demasiado, se dice', async () => {
    const zip = await enviar(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), false);
    expect([zip.status, zip.body.detalle?.[0]?.mensaje]).toEqual([
      400,
      'El archivo no es un CSV: guárdelo como «CSV UTF-8».',
    ]);
    const comillas = await enviar(`${TITULOS}\n"sin cerrar;x`, false);
    expect([comillas.status, comillas.body.detalle?.[0]?.campo]).toEqual([400, 'contenido']);
    const grande = await enviar('x'.repeat(1_060_000), false);
    expect([grande.status, grande.body.detalle?.[0]?.mensaje]).toEqual([400, 'El archivo no puede pesar más de 1 MB.']);
  });

  const archivoDe = (cuantas: number) =>
    [TITULOS, ...Array.from({ length: cuantas }, (_, i) => fila(`X-${i}`, `Posta ${i}`))].join('\n');

  it('2.000 filas caben en una vez', async () => {
    expect((await enviar(archivoDe(2000), true)).body).toMatchObject({ escrito: true, nuevos: 2000 });
    expect(await hay('X-')).toHaveLength(2000);
  });

  it('dos personas a la vez: cada fila está una vez', async () => {
    const archivo = archivoDe(20);
    const [una, otra] = await Promise.all([enviar(archivo, true), enviar(archivo, true)]);
    expect([una.status, otra.status]).toEqual([200, 200]);
    expect([una.body.nuevos, otra.body.nuevos].toSorted()).toEqual([0, 20]);
    expect(await hay('X-')).toHaveLength(20);
  });
});
