import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  BENEFICIARIOS,
  historiaDe,
  referenciaBeneficiario,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const SOLICITUD = { tipo_motivo: 'BAJA POR SOLICITUD', descripcion_motivo: 'A pedido', fecha_fin: HOY };

describe('baja-beneficiario.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  let hijo: string;
  let madre: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    [titular, esposa, hijo, madre] = await copiar(TITULAR, ...BENEFICIARIOS);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const leer = (numero: string) => afiliacionDe(db(), numero);
  const baja = (cambios: object, conToken = token, numero = esposa, deQuien = titular) =>
    actuar(api, conToken, 'baja-beneficiario', { ...referenciaBeneficiario(numero, deQuien), ...cambios });
  const bajaDelTitular = (cambios: object) =>
    actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY, ...cambios });

  it('en estado ACTIVO: cesantía dos meses después; el titular y los demás no cambian', async () => {
    const { status, body } = await baja({ ...SOLICITUD, version: 1 });
    expect([status, body]).toEqual([
      200,
      { codigo_respuesta: 100, mensaje: 'Baja registrada. Fecha de baja: 14/10/2026. Cesantía hasta el 14/12/2026.' },
    ]);
    const fila = await revisarAfiliacion(db(), esposa, HOY);
    expect(fila).toMatchObject({ estado: 103, fecha_baja: HOY, fecha_cesantia: '2026-12-14', id_motivo_baja: 600 });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({ accion: 'baja-beneficiario', estado_antes: 100 });
    expect((await auditoriaDe(db(), fila.id)).map((a) => a.accion)).toEqual(['baja-beneficiario']);
    for (const otro of [titular, hijo, madre]) expect(await leer(otro)).toMatchObject({ estado: 100, version: 1 });
    await revisarContadores(db());
  });

  it('en otro estado la opción decide: Rectificación reescribe las fechas, Baja Definitiva termina', async () => {
    await bajaDelTitular({});
    const rectificada = await baja({ ...SOLICITUD, opcion: 'RECTIFICACION', fecha_fin: '2026-10-01' });
    expect(rectificada.body.codigo_respuesta).toBe(100);
    expect(await leer(esposa)).toMatchObject({ estado: 103, fecha_baja: '2026-10-01', fecha_cesantia: '2026-12-01' });
    const mas = await baja({ ...SOLICITUD, opcion: 'RECTIFICACION', fecha_fin: '2026-11-01' });
    expect([mas.body.codigo_respuesta, mas.body.mensaje]).toEqual([
      409,
      expect.stringContaining('no puede pasar de la que le deja su titular (14/12/2026)'),
    ]);
    expect((await baja({ ...SOLICITUD, opcion: 'DEFINITIVA' })).body.codigo_respuesta).toBe(100);
    expect(await revisarAfiliacion(db(), esposa, HOY)).toMatchObject({
      estado: 105,
      fecha_baja: HOY,
      fecha_cesantia: null,
    });
  });

  it('de una persona que murió: 105, y fallecida', async () => {
    expect((await baja({ tipo_motivo: 601 })).body.codigo_respuesta).toBe(100);
    expect(await leer(esposa)).toMatchObject({ estado: 105, fecha_baja: HOY, fallecido: true, fecha_defuncion: HOY });
    expect(await leer(titular)).toMatchObject({ estado: 100, fallecido: false });
  });

  it('la viuda de un titular fallecido tiene hasta dos meses después de la muerte', async () => {
    const [finado, viuda] = await copiar('1000110', '1000210');
    const { fecha_baja, fecha_cesantia } = await leer(viuda);
    const tarde = await baja({ ...SOLICITUD, opcion: 'RECTIFICACION' }, token, viuda, finado);
    expect([tarde.body.codigo_respuesta, tarde.body.mensaje]).toEqual([409, expect.stringContaining('su titular')]);
    const misma = await baja({ ...SOLICITUD, opcion: 'RECTIFICACION', fecha_fin: fecha_baja }, token, viuda, finado);
    expect(misma.body.codigo_respuesta).toBe(100);
    expect((await leer(viuda)).fecha_cesantia).toBe(fecha_cesantia);
  });

  it('de un derechohabiente: definitiva, y se le halla por el empleador propio o el del titular', async () => {
    const [finado, viuda] = await copiar('1000130', '1000106');
    for (const codigo_entidad of ['SIST_RENT-0001', 'NIT-1020304050']) {
      const { version } = await leer(viuda);
      const rechazo = await baja(
        { ...SOLICITUD, codigo_entidad, fecha_fin: '2026-01-01', version },
        token,
        viuda,
        finado,
      );
      expect(rechazo.body.codigo_respuesta).toBe(409);
    }
    const hecha = await baja({ ...SOLICITUD, codigo_entidad: 'SIST_RENT-0001' }, token, viuda, finado);
    expect(hecha.body.codigo_respuesta).toBe(100);
    expect(await revisarAfiliacion(db(), viuda, HOY)).toMatchObject({ estado: 105, fecha_baja: HOY });
  });

  it('lo que no corresponde se rechaza y no escribe nada', async () => {
    const antes = await db().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const sinFecha = await baja({ tipo_motivo: 600 });
    expect([sinFecha.status, sinFecha.body.detalle]).toEqual([
      400,
      [{ campo: 'fecha_fin', mensaje: 'Falta fecha_baja' }],
    ]);
    expect((await baja({ ...SOLICITUD, opcion: 'OTRA' })).status).toBe(400);
    for (const rectificacion of [{ tipo_motivo: 605 }, { opcion: 'RECTIFICACION' }])
      expect((await baja({ ...SOLICITUD, ...rectificacion })).body).toMatchObject({
        codigo_respuesta: 409,
        mensaje: expect.stringMatching(/^La rectificación .* Estado actual: ACTIVO\.$/),
      });
    for (const tipo_motivo of [602, 603, 606])
      expect((await baja({ ...SOLICITUD, tipo_motivo })).body.codigo).toBe('MOTIVO_INVALIDO');
    expect((await baja({ ...SOLICITUD, version: 7 })).body).toEqual({
      codigo_respuesta: 409,
      mensaje: CATALOGO.REGISTRO_CAMBIADO.mensaje,
    });
    for (const [numero, deQuien] of [
      [esposa, '1000103'],
      [titular, titular],
      ['1000404', titular],
    ] as const)
      expect((await baja(SOLICITUD, token, numero, deQuien)).status).toBe(404);
    expect((await baja(SOLICITUD, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of ['caja.sus', 'cons.autoridad', 'ope.vigencia', 'empleador.consulta'])
      expect([usuario, (await baja(SOLICITUD, await api.ingresar(usuario))).body.codigo]).toEqual([
        usuario,
        'SIN_PERMISO',
      ]);
    expect(await db().selectFrom('afiliacion').selectAll().orderBy('id').execute()).toEqual(antes);
  });

  it('el titular y su beneficiario dados de baja a la vez: ninguno se pisa y nadie se bloquea', async () => {
    const otro = await api.ingresar('adm.ente');
    const { version } = await leer(esposa);
    const [delTitular, propia] = await Promise.all([
      bajaDelTitular({}),
      baja({ ...SOLICITUD, fecha_fin: '2026-10-01', version }, otro),
    ]);
    expect(delTitular.body.codigo_respuesta).toBe(100);
    const fila = await revisarAfiliacion(db(), esposa, HOY);
    if (propia.body.codigo_respuesta === 409) expect(propia.body.mensaje).toBe(CATALOGO.REGISTRO_CAMBIADO.mensaje);
    expect(fila.fecha_baja).toBe(propia.body.codigo_respuesta === 100 ? '2026-10-01' : HOY);
    expect((await revisarAfiliacion(db(), hijo, HOY)).estado).toBe(103);
    await revisarContadores(db());
  });
});
