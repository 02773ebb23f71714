import type { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  correrVencimiento,
  historiaDe,
  ingresarEl,
  referenciaBeneficiario,
  revisarAfiliacion,
  revisarContadores,
} from '@sgpa/testing/ciclo';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type Respuesta = z.output<typeof ampliacionBeneficiario.response> & CuerpoError;

const HOY = '2026-10-14';
/** She is in cesantía since the holder's death. */
const VIUDA = '1000210';
const FINADO = '1000110';
const OTRAS = {
  tipo_motivo: 'Otras causas',
  descripcion_motivo: 'Control posterior',
  fecha_fin_ampliacion: '2027-01-31',
};

describe('ampliacion-beneficiario.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeEach(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterEach(() => api.cerrar());

  const db = () => api.base.owner.db;
  const ampliar = (cambios: object, conToken = token, numero = VIUDA, titular = FINADO) =>
    actuar<Respuesta>(api, conToken, 'ampliacion-beneficiario', {
      ...referenciaBeneficiario(numero, titular),
      ...cambios,
    });

  it('en cesantía: 102 hasta la fecha; responde también dentro de data', async () => {
    const antes = await afiliacionDe(db(), VIUDA);
    const { status, body } = await ampliar({ ...OTRAS, fecha_inicio: antes.fecha_afiliacion, version: antes.version });
    const respuesta = { codigo_respuesta: 100, mensaje: 'Ampliación registrada. Cobertura hasta el 31/01/2027.' };
    expect([status, body]).toEqual([200, { ...respuesta, data: respuesta }]);
    const fila = await revisarAfiliacion(db(), VIUDA, HOY);
    expect(fila).toMatchObject({
      estado: 102,
      fecha_ampliacion: '2027-01-31',
      id_motivo_ampliacion: 621,
      detalle_ampliacion: 'Control posterior',
      id_motivo_baja: 601,
      fecha_cesantia: antes.fecha_cesantia,
    });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
      accion: 'ampliacion-beneficiario',
      estado_despues: 102,
    });
    expect((await auditoriaDe(db(), fila.id)).map((a) => a.accion)).toEqual(['ampliacion-beneficiario']);
    await revisarContadores(db());

    token = await ingresarEl(api, fecha('2027-02-01'));
    await correrVencimiento(api);
    expect((await revisarAfiliacion(db(), VIUDA, fecha('2027-02-01'))).estado).toBe(105);
  });

  it('lo que no corresponde se rechaza y no escribe nada', async () => {
    const antes = await db().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const activo = await ampliar(OTRAS, token, '1000200', '1000100');
    expect(activo.body.data.mensaje).toContain('Estado actual: ACTIVO.');
    expect([activo.status, activo.body.data.codigo_respuesta]).toEqual([200, 409]);
    expect((await ampliar({ ...OTRAS, version: 9 })).body.data.mensaje).toBe(CATALOGO.REGISTRO_CAMBIADO.mensaje);
    const sinFecha = await ampliar({ tipo_motivo: 621 });
    expect([sinFecha.status, sinFecha.body.detalle?.[0]?.mensaje]).toEqual([400, 'Falta fecha_fin_ampliacion']);
    expect((await ampliar({ ...OTRAS, tipo_motivo: 'BAJA_SOLICITUD' })).status).toBe(400);
    expect((await ampliar(OTRAS, token, VIUDA, '1000100')).status).toBe(404);
    expect((await ampliar(OTRAS, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of ['caja.sus', 'cons.autoridad', 'cons.poblacion'])
      expect([usuario, (await ampliar(OTRAS, await api.ingresar(usuario))).status]).toEqual([usuario, 403]);
    expect(await db().selectFrom('afiliacion').selectAll().orderBy('id').execute()).toEqual(antes);
  });
});
