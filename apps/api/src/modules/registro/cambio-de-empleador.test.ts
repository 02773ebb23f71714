import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe } from '@sgpa/testing/actualizacion';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, historiaDe, referenciaTitular } from '@sgpa/testing/ciclo';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NUEVO = 'NIT-1020310074';

describe('cambio-de-empleador.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let cps: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    cns = await api.ingresar('ope.afiliaciones');
    cps = await api.ingresar('ope.petrolera');
  });
  afterAll(() => api.cerrar());
  const alguien = genteNueva(() => api, 7_800_000);
  const db = () => api.base.owner.db;

  /** Registers a holder on 1 September, whose job ends on the day `baja`. */
  async function cesante(baja: string, motivo: object = {}): Promise<{ numero: string; id: IdAfiliacion }> {
    const numero = alguien();
    const { id } = resultado(
      await registrar(api, cns, pedidoRegistro(numero, { afiliacion: { fecha_inicio: '2026-09-01 00:00:00' } })),
    );
    const pedido = { ...referenciaTitular(numero), tipo_motivo: 600, fecha_fin: baja, ...motivo };
    expect((await actuar(api, cns, 'baja-titular', pedido)).body).toMatchObject({ codigo_respuesta: 100 });
    return { numero, id: id ?? idAfiliacion(0) };
  }
  const emplear = async (numero: string, desde: string, codigo_entidad = NUEVO, token = cns) => {
    const pedido = pedidoRegistro(numero, {
      codigo_entidad,
      afiliacion: { fecha_inicio: `${desde} 00:00:00` },
      empleador: { fecha_ingreso_trabajo: desde },
    });
    const respuesta = await registrar(api, token, pedido);
    return { ...resultado(respuesta), detalle: respuesta.body.data?.[0]?.estado_almacenamiento.detalle };
  };
  const dobles = async (numero: string) =>
    (
      await db()
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select('n.id_ente_gestor')
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .where('n.codigo', '=', 'DOBLE_AFILIACION')
        .execute()
    ).length;
  const fila = (id: IdAfiliacion) =>
    db()
      .selectFrom('afiliacion')
      .select(['estado', 'fecha_baja', 'fecha_cesantia', 'fecha_ampliacion', 'fin_cobertura'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('tras la baja: 500, sin novedad, y la cesantía termina la víspera, con esa causa', async () => {
    const { numero, id } = await cesante('2026-09-20');
    const nuevo = await emplear(numero, '2026-10-05');
    expect([nuevo.codigo, await dobles(numero)]).toEqual([500, 0]);
    expect(await fila(id)).toEqual({
      estado: 104,
      fecha_baja: '2026-09-20',
      fecha_cesantia: '2026-10-04',
      fecha_ampliacion: null,
      fin_cobertura: '2026-10-04',
    });
    const [ultima] = (await historiaDe(db(), id)).slice(-1);
    expect(ultima).toMatchObject({ accion: 'cambio-empleador', id_afiliacion_causa: nuevo.id });
    const { rows } = await sql`select despues ->> 'fecha_cesantia' as hasta from auditoria
      where recurso = 'afiliacion' and id_recurso = ${String(id)} and accion = 'registro-titular' order by id desc limit 1`.execute(
      db(),
    );
    expect(rows).toEqual([{ hasta: '2026-10-04' }]);
    expect((await sql`select * from contadores_diferencias()`.execute(db())).rows).toEqual([]);
  });

  it('antes de la baja son dos empleos hasta ella: 501 que lo dice, sin novedad ni cesantía', async () => {
    const { numero, id } = await cesante('2026-10-20');
    const nuevo = await emplear(numero, '2026-10-10');
    expect(nuevo).toMatchObject({ codigo: 501, detalle: expect.not.stringContaining('novedad') });
    expect(await dobles(numero)).toBe(0);
    expect(await fila(id)).toMatchObject({ estado: 101, fecha_cesantia: null, fin_cobertura: '2026-10-19' });
  });

  it('recontratado por el mismo empleador desde la baja: 500; desde antes se rechaza, y nada cambia', async () => {
    const { numero, id } = await cesante('2026-09-20');
    const antes = await fila(id);
    expect((await emplear(numero, '2026-09-19', 'NIT-1020304050')).codigo).toBe(0);
    expect(await fila(id)).toEqual(antes);
    expect((await emplear(numero, '2026-09-20', 'NIT-1020304050')).codigo).toBe(500);
    expect(await fila(id)).toMatchObject({ fecha_cesantia: null, fin_cobertura: '2026-09-19' });
  });

  it('dos empleos hasta una baja que ya pasó: 501, y lo dice', async () => {
    const { numero } = await cesante('2026-10-10');
    const nuevo = await emplear(numero, '2026-10-01');
    expect(nuevo).toMatchObject({ codigo: 501, detalle: expect.stringContaining('dos empleos hasta la baja') });
    expect(await dobles(numero)).toBe(0);
  });

  it('la baja que se corrige después no devuelve la cesantía', async () => {
    const { numero, id } = await cesante('2026-10-20');
    await emplear(numero, '2026-10-10');
    const otra = {
      ...referenciaTitular(numero),
      fecha_inicio: '2026-09-01',
      tipo_motivo: 600,
      fecha_fin: '2026-10-25',
    };
    expect((await actuar(api, cns, 'baja-titular', otra)).body).toMatchObject({ codigo_respuesta: 100 });
    expect(await fila(id)).toMatchObject({
      fecha_baja: '2026-10-25',
      fecha_cesantia: null,
      fin_cobertura: '2026-10-24',
    });
  });

  it('en otro ente gestor sigue siendo una doble afiliación, y la cesantía queda', async () => {
    const { numero, id } = await cesante('2026-09-20');
    const antes = await fila(id);
    expect((await emplear(numero, '2026-10-05', NUEVO, cps)).codigo).toBe(501);
    expect(await dobles(numero)).toBe(2);
    expect(await fila(id)).toEqual(antes);
  });

  it('el comienzo del empleo nuevo no se corrige por sí solo: se rechaza con su razón; lo demás sí', async () => {
    const { numero } = await cesante('2026-09-20');
    const { id } = await emplear(numero, '2026-10-05');
    const { leer, guardar } = formularioDe(api, 'titular');
    const { data: registro } = (await leer(cns, id ?? idAfiliacion(0))).body;
    const corregir = (fecha_inicio: string) =>
      guardar(cns, { ...registro, afiliacion: { ...registro.afiliacion, fecha_inicio, matricula: '85-0314 NUE' } });
    expect((await corregir('2026-10-06')).body).toMatchObject({
      codigo_respuesta: 409,
      mensaje: expect.stringContaining('no se corrige por sí sola'),
    });
    expect((await corregir('2026-10-05')).body).toMatchObject({ codigo_respuesta: 100 });
  });

  it('a la vez con otro empleador, y otra vez lo mismo: una fila y la misma cesantía', async () => {
    const { numero, id } = await cesante('2026-09-20');
    const codigos = (await Promise.all([1, 2, 3].map(() => emplear(numero, '2026-10-05')))).map(({ codigo }) => codigo);
    expect(codigos.toSorted()).toEqual([500, 502, 502]);
    expect(await fila(id)).toMatchObject({ fecha_cesantia: '2026-10-04' });
    expect((await historiaDe(db(), id)).filter(({ accion }) => accion === 'cambio-empleador')).toHaveLength(1);
  });
});
