import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  BENEFICIARIOS,
  contarEscrito,
  EMPLEADOR,
  referenciaBeneficiario,
  referenciaTitular,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const AMPLIACION = { tipo_motivo: 620, fecha_fin_ampliacion: '2027-06-01' };

type Gente = Record<'titular' | 'esposa' | 'cesante' | 'viuda' | 'finado', string>;
type Caso = (gente: Gente) => [accion: Parameters<typeof actuar>[2], numero: string, cuerpo: object];

const CASOS: Record<string, Caso> = {
  'la baja de un titular con familia': ({ titular }) => [
    'baja-titular',
    titular,
    { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY },
  ],
  'la baja por venir': ({ titular }) => [
    'baja-titular',
    titular,
    { ...referenciaTitular(titular), tipo_motivo: 604, fecha_fin: '2026-12-31' },
  ],
  'la baja definitiva': ({ titular }) => [
    'baja-titular',
    titular,
    { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: HOY },
  ],
  'la baja por defunción, que avisa a otros': ({ titular }) => [
    'baja-titular',
    titular,
    { ...referenciaTitular(titular), tipo_motivo: 601 },
  ],
  'la baja de una beneficiaria': ({ titular, esposa }) => [
    'baja-beneficiario',
    esposa,
    { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 600, fecha_fin: HOY, opcion: 'DEFINITIVA' },
  ],
  'la baja por defunción de una beneficiaria, que avisa a la autoridad': ({ titular, esposa }) => [
    'baja-beneficiario',
    esposa,
    { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 601 },
  ],
  'la ampliación de un titular': ({ cesante }) => [
    'ampliacion-titular',
    cesante,
    { ...referenciaTitular(cesante), ...AMPLIACION },
  ],
  'la ampliación de una beneficiaria': ({ viuda, finado }) => [
    'ampliacion-beneficiario',
    viuda,
    { ...referenciaBeneficiario(viuda, finado), ...AMPLIACION },
  ],
  'la habilitación de la viuda': ({ viuda, finado }) => [
    'habilitacion-derechohabiente',
    viuda,
    {
      ...referenciaBeneficiario(viuda, finado),
      codigo_entidad_titular: EMPLEADOR,
      codigo_entidad: 'SIST_RENT-0001',
      fecha_inicio: HOY,
      descripcion_motivo: 'Resolución 12',
    },
  ],
};

/** Document 2's own payload is sent again after its answer got lost: 103 → 104 happens once, without cesantía. */
describe('mismo-hecho.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let otro: string;
  let titular: string;
  let esposa: string;
  let gente: Gente;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
    token = await api.ingresar('ope.afiliaciones');
    otro = await api.ingresar('adm.ente');
  });
  beforeEach(async () => {
    const [cesante, finado, viuda] = await copiar('1000103', '1000110', '1000210');
    [titular, esposa] = await copiar(TITULAR, ...BENEFICIARIOS);
    gente = { titular, esposa, cesante, viuda, finado };
  });
  afterAll(() => api.cerrar());
  const db = () => api.base.owner.db;

  it.each(Object.entries(CASOS))('%s, pedida otra vez: 100, el mismo mensaje, y nada cambia', async (caso, de) => {
    const [accion, numero, cuerpo] = de(gente);
    const { version } = await afiliacionDe(db(), numero);
    if (caso.includes('avisa a otros')) {
      const enCps = pedidoRegistro(titular, { codigo_entidad: 'RCM-00012345', persona: { genero: 'M' } });
      await registrar(api, await api.ingresar('ope.petrolera'), enCps);
    }
    const primera = await actuar(api, token, accion, { ...cuerpo, version });
    expect(primera.body).toMatchObject({ codigo_respuesta: 100 });
    const antes = await contarEscrito(db());
    const fila = await afiliacionDe(db(), numero);
    for (const [quien, mas] of [
      [token, {}],
      [token, { version }],
      [otro, { descripcion_motivo: 'otro detalle' }],
    ] as const)
      expect((await actuar(api, quien, accion, { ...cuerpo, ...mas })).body).toEqual(primera.body);
    expect(await contarEscrito(db())).toEqual(antes);
    const conClave = await actuar(api, token, accion, { ...cuerpo, version }, `clave-nueva-${numero}`);
    expect(conClave.body).toEqual(primera.body);
    expect(await afiliacionDe(db(), numero)).toEqual(fila);
  });

  it('cincuenta veces a la vez sin versión ni clave: una escrita, todas la misma respuesta', async () => {
    const cuerpo = { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY };
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => actuar(api, token, 'baja-titular', cuerpo)));
    expect(new Set(respuestas.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await afiliacionDe(db(), titular)).toMatchObject({ estado: 103, version: 2, fecha_cesantia: '2026-12-14' });
  });

  it('con otro motivo es otro hecho', async () => {
    const cuerpo = { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY };
    await actuar(api, token, 'baja-titular', cuerpo);
    await actuar(api, token, 'baja-titular', { ...cuerpo, tipo_motivo: 603 });
    expect(await afiliacionDe(db(), titular)).toMatchObject({ estado: 104, fecha_cesantia: null });
  });

  it('con el mismo motivo y otra fecha es otro hecho: la baja por venir se adelanta', async () => {
    const cuerpo = { ...referenciaTitular(titular), tipo_motivo: 600 };
    await actuar(api, token, 'baja-titular', { ...cuerpo, fecha_fin: '2026-12-31' });
    await actuar(api, token, 'baja-titular', { ...cuerpo, fecha_fin: '2026-11-30' });
    expect(await afiliacionDe(db(), titular)).toMatchObject({ estado: 101, fecha_baja: '2026-11-30', version: 3 });
  });

  it('quien ve la cesantía de un beneficiario sí la puede terminar con el mismo motivo', async () => {
    const cuerpo = { ...referenciaBeneficiario(esposa, titular), tipo_motivo: 600, fecha_fin: HOY };
    await actuar(api, token, 'baja-beneficiario', cuerpo);
    const { version } = await afiliacionDe(db(), esposa);
    await actuar(api, token, 'baja-beneficiario', { ...cuerpo, opcion: 'DEFINITIVA', version });
    expect(await afiliacionDe(db(), esposa)).toMatchObject({ estado: 105, fecha_cesantia: null });
  });

  it('la misma baja de quien está en revisión no la da por hecha: 409, que nombra el estado', async () => {
    const cuerpo = { ...referenciaTitular(titular), tipo_motivo: 600, fecha_fin: HOY };
    await actuar(api, token, 'baja-titular', cuerpo);
    const { id } = await afiliacionDe(db(), titular);
    await db()
      .updateTable('afiliacion')
      .set({ estado: 108, fecha_revision: fecha(HOY) })
      .where('id', '=', id)
      .execute();
    const { body } = await actuar(api, token, 'baja-titular', cuerpo);
    expect(body).toMatchObject({ codigo_respuesta: 409, mensaje: expect.stringContaining('REVISION') });
  });

  it('de otro ente no se sabe qué arrastró', async () => {
    await actuar(api, token, 'baja-titular', { ...referenciaTitular(titular), tipo_motivo: 601 });
    const { id } = await db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('p.numero_documento', '=', numeroDocumento(titular))
      .where('a.id_ente_gestor', '=', idEnteGestor(1))
      .executeTakeFirstOrThrow();
    const { rows } = await sql`select * from arrastre_de(${id}, 'baja-titular')`.execute(api.base.app.db);
    expect(rows).toEqual([{ beneficiarios: 0, otras: 0, avisados: [] }]);
  });
});
