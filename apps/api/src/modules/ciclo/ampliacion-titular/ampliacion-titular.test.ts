import type { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { TEXTO_FALLECIDA } from '@sgpa/domain/errors/textos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  contarEscrito,
  correrVencimiento,
  historiaDe,
  ingresarEl,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type Respuesta = z.output<typeof ampliacionTitular.response> & CuerpoError;

const HOY = '2026-10-14';
const MEDICA = {
  tipo_motivo: 'AMPLIACION_MEDICA',
  descripcion_motivo: 'Tratamiento en curso',
  fecha_fin_ampliacion: '2027-02-14',
};

describe('ampliacion-titular.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  /** A copy of the demo's 1000103 is in cesantía until 2026-12-04. */
  let cesante: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has persons of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    [cesante] = await copiar('1000103');
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const ampliar = (numero: string, cambios: object, conToken = token, clave?: string) =>
    actuar<Respuesta>(api, conToken, 'ampliacion-titular', { ...referenciaTitular(numero), ...cambios }, clave);

  it('1000103: 102 hasta la fecha, con su motivo, sin perder el de la baja, con historia y auditoría', async () => {
    const antes = await afiliacionDe(db(), cesante);
    const { status, body } = await ampliar(cesante, { ...MEDICA, version: antes.version });
    expect([status, body]).toEqual([
      200,
      {
        codigo_respuesta: 100,
        mensaje: 'Ampliación registrada. Cobertura hasta el 14/02/2027.',
        datos: { fecha_cesantia: antes.fecha_cesantia, fecha_ampliacion: '2027-02-14' },
      },
    ]);
    const fila = await revisarAfiliacion(db(), cesante, HOY);
    expect(fila).toMatchObject({
      estado: 102,
      fecha_ampliacion: '2027-02-14',
      fin_cobertura: '2027-02-14',
      version: antes.version + 1,
      id_motivo_ampliacion: 620,
      detalle_ampliacion: 'Tratamiento en curso',
      fecha_baja: antes.fecha_baja,
      fecha_cesantia: antes.fecha_cesantia,
      id_motivo_baja: antes.id_motivo_baja,
    });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
      accion: 'ampliacion-titular',
      estado_antes: 103,
      estado_despues: 102,
      antes: { fecha_ampliacion: null },
      despues: { fecha_ampliacion: '2027-02-14', id_motivo_ampliacion: 620 },
    });
    expect((await auditoriaDe(db(), fila.id)).map((a) => a.accion)).toEqual(['ampliacion-titular']);
    await revisarContadores(db());
  });

  it('vence el día después de su última fecha, y una rectificación la quita con su motivo', async () => {
    await ampliar(cesante, MEDICA);
    for (const [dia, estado] of [
      ['2027-02-14', 102],
      ['2027-02-15', 104],
    ] as const) {
      token = await ingresarEl(api, dia);
      await correrVencimiento(api);
      expect((await revisarAfiliacion(db(), cesante, dia)).estado).toBe(estado);
    }
    const [ampliado] = await copiar('1000102');
    const pedido = { ...referenciaTitular(ampliado), tipo_motivo: 'OTROS', fecha_fin: '2027-02-01' };
    await db()
      .updateTable('afiliacion')
      .set({ fecha_ampliacion: fecha('2027-06-01'), fin_cobertura: fecha('2027-06-01'), estado: 102 })
      .where('id', '=', (await afiliacionDe(db(), ampliado)).id)
      .execute();
    expect((await actuar(api, token, 'baja-titular', pedido)).body.codigo_respuesta).toBe(100);
    expect(await afiliacionDe(db(), ampliado)).toMatchObject({ fecha_ampliacion: null, id_motivo_ampliacion: null });
  });

  it('lo que no corresponde se rechaza y no escribe nada', async () => {
    const todas = () =>
      db()
        .selectFrom('afiliacion')
        .select(({ fn }) => fn.sum<number>('version').as('n'))
        .executeTakeFirst();
    const otros = ['1000100', '1000101', '1000102', '1000104', '1000108'] as const;
    const [activo, conBaja, ampliado, inactivo, enRevision] = await copiar(...otros);
    const antes = await todas();
    for (const [numero, estado] of [
      [activo, 'ACTIVO'],
      [conBaja, 'ACTIVO'],
      [ampliado, 'AMPLIACIÓN'],
      [inactivo, 'INACTIVO'],
      [enRevision, 'REVISION'],
    ] as const) {
      const { status, body } = await ampliar(numero, MEDICA);
      expect([numero, status, body.codigo_respuesta, body.datos]).toEqual([numero, 200, 409, null]);
      expect(body.mensaje).toContain(`Estado actual: ${estado}.`);
    }
    const { fecha_cesantia, version } = await afiliacionDe(db(), cesante);
    const temprana = (await ampliar(cesante, { ...MEDICA, fecha_fin_ampliacion: fecha_cesantia })).body;
    expect([temprana.codigo_respuesta, temprana.mensaje]).toEqual([
      409,
      expect.stringContaining('posterior a la fecha de cesantía'),
    ]);
    expect((await ampliar(cesante, { ...MEDICA, version: version - 1 })).body).toMatchObject({
      codigo_respuesta: 409,
      mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje,
      datos: null,
    });

    const sinFecha = await ampliar(cesante, { tipo_motivo: 620 });
    expect([sinFecha.status, sinFecha.body.detalle]).toEqual([
      400,
      [{ campo: 'fecha_fin_ampliacion', mensaje: 'Falta fecha_fin_ampliacion' }],
    ]);
    // The code is a reason of bajas, not of ampliaciones.
    expect((await ampliar(cesante, { ...MEDICA, tipo_motivo: 600 })).status).toBe(400);
    expect((await ampliar('1000404', MEDICA)).status).toBe(404);
    expect((await ampliar(cesante, MEDICA, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of ['caja.sus', 'eje.autoridad', 'cons.poblacion'])
      expect((await ampliar(cesante, MEDICA, await api.ingresar(usuario))).status).toBe(403);
    expect(await todas()).toEqual(antes);
  });

  it('de quien figura como fallecido no se amplía: 409, nada escrito', async () => {
    const { id_persona } = await afiliacionDe(db(), cesante);
    await db().updateTable('persona').set({ fallecido: true }).where('id', '=', id_persona).execute();
    const antes = await contarEscrito(db());
    const { status, body } = await ampliar(cesante, MEDICA);
    expect([status, body]).toEqual([200, { codigo_respuesta: 409, mensaje: TEXTO_FALLECIDA, datos: null }]);
    expect(await contarEscrito(db())).toEqual(antes);
  });

  it('dos operadores a la vez: uno lo logra; repetir la misma intención no escribe otra vez', async () => {
    const { version } = await afiliacionDe(db(), cesante);
    const otro = await api.ingresar('adm.ente');
    const respuestas = await Promise.all([
      ampliar(cesante, { ...MEDICA, version }, token, 'ampliacion-uno'),
      ampliar(cesante, { ...MEDICA, version, fecha_fin_ampliacion: '2027-03-01' }, otro),
    ]);
    expect(respuestas.map((r) => r.body.codigo_respuesta).toSorted()).toEqual([100, 409]);
    const repetida = await ampliar(cesante, { ...MEDICA, version }, token, 'ampliacion-uno');
    expect(repetida.body).toEqual(respuestas[0]?.body);
    expect((await revisarAfiliacion(db(), cesante, HOY)).version).toBe(version + 1);
  });
});
