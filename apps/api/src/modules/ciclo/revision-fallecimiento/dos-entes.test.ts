import { RUTAS } from '@sgpa/contract/rutas.generated';
import { idPersona } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, auditoriaDe, historiaDe, referenciaTitular, revisarContadores, TITULAR } from '@sgpa/testing/ciclo';
import { MOTIVO_REVISION, novedadesDe, propuestaFallecimiento } from '@sgpa/testing/revision';
import { CNS, CPS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const EN_CPS = { codigo_entidad: 'RCM-00012345' };
const DEFUNCION = { tipo_motivo: 601 };
const FECHAS = [
  'estado',
  'fecha_baja',
  'fecha_cesantia',
  'fecha_ampliacion',
  'fecha_derechohabiente',
  'fin_cobertura',
  'id_motivo_baja',
  'detalle_motivo',
  'id_motivo_ampliacion',
  'detalle_ampliacion',
] as const;

/**
 * The CNS covers the holder of a family, and the Caja Petrolera covers them too, in ampliación: both record the same
 * death.
 */
describe('dos-entes.test.ts', () => {
  let api: ApiDePrueba;
  let adm: string;
  let cns: string;
  let cps: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    adm = await api.ingresar('adm.autoridad');
    cns = await api.ingresar('ope.afiliaciones');
    cps = await api.ingresar('ope.petrolera');
    const clave = referenciaTitular(TITULAR, EN_CPS);
    const alta = pedidoRegistro(TITULAR, { ...EN_CPS, persona: { genero: 'M' } });
    expect(resultado(await registrar(api, cps, alta)).codigo).toBe(501);
    await hecho('baja-titular', cps, { ...clave, tipo_motivo: 600, fecha_fin: '2026-10-14' });
    const ampliacion = { tipo_motivo: 620, fecha_fin_ampliacion: '2027-03-01', descripcion_motivo: 'Licencia' };
    await hecho('ampliacion-titular', cps, { ...clave, ...ampliacion });
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  async function hecho(accion: 'baja-titular' | 'ampliacion-titular', quien: string, cuerpo: object) {
    expect(await actuar(api, quien, accion, cuerpo)).toMatchObject({ body: { codigo_respuesta: 100 } });
  }
  /** Reads the person's affiliations in both entities, and the family's. */
  const todas = () =>
    db()
      .selectFrom('afiliacion as a')
      .leftJoin('afiliacion as t', 't.id', 'a.id_titular')
      .innerJoin('persona as p', (on) => on.on((eb) => eb('p.id', '=', eb.fn.coalesce('t.id_persona', 'a.id_persona'))))
      .select(['a.id', 'a.version', 'a.id_persona', 'a.id_ente_gestor', ...FECHAS.map((f) => `a.${f}` as const)])
      .where('p.numero_documento', '=', referenciaTitular(TITULAR).numero_documento as never)
      .orderBy('a.id')
      .execute();
  const fechas = async () => (await todas()).map((fila) => FECHAS.map((f) => fila[f]));
  const historias = async () => Promise.all((await todas()).map(({ id }) => historiaDe(db(), id)));

  it('retirada a la vez en los dos: todas sus fechas de antes, las dos historias enteras, novedad a cada uno', async () => {
    const antes = await fechas();
    const filas = await todas();
    expect(filas.map(({ id_ente_gestor }) => id_ente_gestor)).toEqual([CNS, CNS, CNS, CNS, CPS]);
    expect(filas.at(-1)).toMatchObject({ estado: 102, fecha_ampliacion: '2027-03-01' });
    await hecho('baja-titular', cns, { ...referenciaTitular(TITULAR), ...DEFUNCION });
    await hecho('baja-titular', cps, { ...referenciaTitular(TITULAR, EN_CPS), ...DEFUNCION });
    const muertas = await todas();
    expect(muertas.map(({ estado }) => estado)).toEqual([104, 103, 103, 103, 104]);
    const contadas = await historias();

    const { body: propuesta } = await propuestaFallecimiento(api, adm, TITULAR);
    expect(propuesta.declarado_por).toEqual(['Caja Nacional de Salud', 'Caja Petrolera de Salud']);
    expect(propuesta.afiliaciones.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor)).toEqual(
      filas.map(({ id }) => id),
    );
    const { method, path } = RUTAS['revision-fallecimiento'];
    const pedido = {
      decision: 'CORREGIR',
      motivo: MOTIVO_REVISION,
      idAfiliadoEnteGestor: filas[0]?.id,
      afiliaciones: muertas.map(({ id, version }) => ({ idAfiliadoEnteGestor: id, version })),
    };
    expect((await api.pedir(adm, method, `/api${path}`, pedido)).body).toMatchObject({ codigo_respuesta: 100 });

    expect(await fechas()).toEqual(antes);
    const despues = await historias();
    expect(despues.map((pasos) => pasos.slice(0, -1))).toEqual(contadas);
    for (const [i, pasos] of despues.entries())
      expect(pasos.at(-1)).toMatchObject({
        accion: 'revision-fallecimiento',
        id_ente_gestor: filas[i]?.id_ente_gestor,
        estado_antes: muertas[i]?.estado,
        estado_despues: filas[i]?.estado,
      });
    for (const { id } of filas)
      expect((await auditoriaDe(db(), id)).at(-1)).toMatchObject({ accion: 'revision-fallecimiento' });
    expect(await db().selectFrom('defuncion_declarada').selectAll().execute()).toEqual([]);
    const suyas = await novedadesDe(db(), filas[0]?.id_persona ?? idPersona(0));
    const abiertas = suyas.filter(({ estado, codigo }) => estado === 'ABIERTA' && !codigo.startsWith('DOBLE'));
    expect(abiertas).toMatchObject([
      { codigo: 'FALLECIMIENTO_REVISADO', id_ente_gestor: CNS, detalle: expect.stringContaining(MOTIVO_REVISION) },
      { codigo: 'FALLECIMIENTO_REVISADO', id_ente_gestor: CPS, detalle: expect.stringContaining(MOTIVO_REVISION) },
      // Each of the two entities has one.
      { codigo: 'FALLECIMIENTO_REVISADO_AUTORIDAD', id_afiliacion: filas[0]?.id },
      { codigo: 'FALLECIMIENTO_REVISADO_AUTORIDAD', id_afiliacion: filas.at(-1)?.id },
    ]);
    await revisarContadores(db());
  });
});
