import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  BENEFICIARIOS,
  referenciaBeneficiario,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { propuestaDe, revisar } from '@sgpa/testing/revision';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const [ESPOSA, HIJO] = BENEFICIARIOS;

describe('revision-afiliacion.propuesta.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let adm: string;
  let titular: string;
  let esposa: string;
  let hijo: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    adm = await api.ingresar('adm.autoridad');
  });
  beforeEach(async () => {
    [titular, esposa, hijo] = await copiar(TITULAR, ESPOSA, HIJO);
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const propuesta = async (numero: string) => (await propuestaDe(api, adm, numero)).body;
  const opciones = async (numero: string) =>
    (await propuesta(numero)).decisiones.map(({ decision, impedimento }) => [decision, impedimento]);

  it('ofrece abrir lo que no está en revisión, y terminar la de lo que sí', async () => {
    expect(await opciones(titular)).toEqual([['ABRIR', null]]);
    await revisar(api, adm, titular, { decision: 'ABRIR' });
    expect(await opciones(titular)).toEqual([
      ['RESTITUIR', null],
      ['CERRAR', null],
    ]);
  });

  it('de un beneficiario mira a su titular: mientras está en revisión no se restituye', async () => {
    await revisar(api, adm, hijo, { decision: 'ABRIR' });
    expect(await opciones(hijo)).toContainEqual(['RESTITUIR', null]);
    await revisar(api, adm, titular, { decision: 'ABRIR' });
    expect(await opciones(hijo)).toContainEqual(['RESTITUIR', expect.stringMatching(/^Su titular está en revisión/)]);
  });

  it('dice si alguien registró que murió, aunque sea otro ente y no obligue a nadie', async () => {
    const cps = await api.ingresar('ope.petrolera');
    const enCps = { codigo_entidad: 'RCM-00012345' };
    const [otro] = await copiar('1000108');
    await registrar(api, cps, pedidoRegistro(otro, { ...enCps, persona: { genero: 'M' } }));
    expect((await propuesta(titular)).fallecido).toBe(false);
    await registrar(api, cps, pedidoRegistro(titular, { ...enCps, persona: { genero: 'M' } }));
    await actuar(api, cps, 'baja-titular', { ...referenciaTitular(titular, enCps), tipo_motivo: 601 });
    const enCns = await db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select(['a.id', 'p.fallecido'])
      .where('p.numero_documento', '=', (await afiliacionDe(db(), titular)).numero_documento)
      .where('a.id_ente_gestor', '=', idEnteGestor(1))
      .executeTakeFirstOrThrow();
    expect(enCns.fallecido).toBe(false);
    const { body } = await api.pedir(adm, 'GET', `/api/v1/afiliado/revision/${enCns.id}`);
    expect(body).toMatchObject({ fallecido: true });
  });

  it('queda anotado quién la miró; de la que no existe, no se encontró', async () => {
    const { id } = await afiliacionDe(db(), titular);
    const anotadas = db()
      .selectFrom('auditoria')
      .select(['accion', 'recurso', 'id_recurso', 'id_ente_gestor', 'antes', 'despues'])
      .where('accion', '=', 'lectura-revision-afiliacion')
      .orderBy('id');
    const deAntes = await anotadas.execute();
    await propuesta(titular);
    const quien = {
      accion: 'lectura-revision-afiliacion',
      recurso: 'afiliacion',
      id_recurso: String(id),
      id_ente_gestor: 1,
    };
    expect((await anotadas.execute()).slice(deAntes.length)).toEqual([{ ...quien, antes: null, despues: null }]);
    const nada = await api.pedir(adm, 'GET', '/api/v1/afiliado/revision/999999999');
    expect([nada.status, nada.body.codigo]).toEqual([CATALOGO.NO_ENCONTRADO.status, 'NO_ENCONTRADO']);
  });

  it('restituida la que tenía su baja ese mismo día, pero a quien el titular ya no deja cesantía: por el motivo del titular', async () => {
    const suya = { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 600, fecha_fin: HOY };
    await actuar(api, adm, 'baja-beneficiario', { ...suya, id_ente_gestor: 1 });
    await revisar(api, adm, esposa, { decision: 'ABRIR' });
    const definitiva = {
      ...referenciaTitular(titular),
      tipo_motivo: 603,
      fecha_fin: HOY,
      descripcion_motivo: 'Definitiva',
    };
    await actuar(api, adm, 'baja-titular', definitiva);
    expect(await afiliacionDe(db(), esposa)).toMatchObject({ fecha_baja: HOY, fecha_cesantia: '2026-12-14' });
    expect((await revisar(api, adm, esposa, { decision: 'RESTITUIR' })).body.codigo_respuesta).toBe(100);
    expect(await afiliacionDe(db(), esposa)).toMatchObject({
      fecha_baja: HOY,
      fecha_cesantia: null,
      id_motivo_baja: 603,
      detalle_motivo: 'Definitiva',
    });
  });
});
