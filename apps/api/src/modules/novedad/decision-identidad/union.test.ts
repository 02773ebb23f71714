import type { CuerpoError } from '@sgpa/banco-de-pruebas/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/banco-de-pruebas/beneficiario';
import { actuar, claveTitular, type RespuestaAccion } from '@sgpa/banco-de-pruebas/ciclo';
import { HALLADA, identidadesDe } from '@sgpa/banco-de-pruebas/identidades';
import { CNS, CPS, pedidoRegistro } from '@sgpa/banco-de-pruebas/titular';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { EnvioRegistro } from '@sgpa/contract/v2/registro-titular';
import { IMPIDE_SEPARAR, TEXTO_SEPARADOS, TEXTO_UNIDOS } from '@sgpa/domain/identidad/decision';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const MOTIVO = 'Su cédula nueva lo dice: es la misma persona.';
/** Two things differ, so that nobody can tell. */
const OTRA = { fechaNacimiento: '1985-04-03', extranjero: true };

type Escena = Awaited<ReturnType<typeof identidadesDe>>;
type Vista = Respuesta<'decision-identidad/archivos'> & CuerpoError;

describe('union.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  let autoridad: Escena['autoridad'];
  beforeAll(async () => {
    de = await identidadesDe(9_600_000);
    ({ api, cns, cps, autoridad } = de);
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

  const novedadDe = async (numero: string) =>
    (
      await de
        .db()
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select('n.id')
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .where('n.codigo', '=', 'IDENTIDAD')
        .where('n.estado', '=', 'ABIERTA')
        .orderBy('n.id', 'desc')
        .executeTakeFirst()
    )?.id ?? 0;
  /** The first as the identity service told her first; the other, as it tells her now: nobody can tell whether it is she. */
  async function dudosa(tokenDeOtra: string, cambios: Parameters<typeof pedidoRegistro>[1] = {}) {
    const numero = de.nuevo();
    de.segipDice(numero, {});
    const una = await de.guardar(cns, de.deTitular(numero));
    de.segipDice(numero, OTRA);
    const suPedido: EnvioRegistro = pedidoRegistro('', {
      ...cambios,
      persona: { ...de.dicho(numero, OTRA), tipo_doc: 2 },
    });
    const otra = await de.guardar(tokenDeOtra, suPedido);
    expect([una.codigo, otra.codigo]).toEqual([500, 501]);
    return { numero, una: una.id ?? 0, otra: otra.id ?? 0, novedad: await novedadDe(numero) };
  }
  const ver = async (novedad: number): Promise<Vista> =>
    (await api.pedir<Vista>(autoridad, 'GET', `/api/v1/novedades/identidad/${novedad}`)).body;
  const unir = (novedad: number, union: object | undefined, clave?: string) =>
    api.pedir<RespuestaAccion & CuerpoError>(
      autoridad,
      'PUT',
      '/api/v1/novedades/identidad',
      { id_novedad_ente_gestor: novedad, decision: 'MISMA_PERSONA', motivo: MOTIVO, union },
      clave === undefined ? {} : { 'idempotency-key': clave },
    );
  const verDecidida = (novedad: number) =>
    api.pedir<Respuesta<'decision-identidad/decidida'> & CuerpoError>(
      autoridad,
      'GET',
      `/api/v1/novedades/identidades-decididas/${novedad}`,
    );
  const deshacer = (novedad: number, destinos: object[] = []) =>
    api.pedir<RespuestaAccion & CuerpoError>(autoridad, 'PUT', '/api/v1/novedades/identidades-decididas', {
      id_novedad_ente_gestor: novedad,
      motivo: 'Eran dos.',
      destinos,
    });
  /** Of each overlap the first affiliation of the answer stays. */
  const deLaVista = ({ archivos }: Vista, queda: 'SUYO' | 'OTRO' = 'SUYO') => {
    const [suyo, otro] = archivos;
    const [quedante, saliente] = queda === 'SUYO' ? [suyo, otro] : [otro, suyo];
    return {
      id_registro_queda: quedante?.id_registro,
      id_registro_sale: saliente?.id_registro,
      solapes: (otro?.union?.solapes ?? []).map(([primera, ...demas]) => ({
        queda: primera?.idAfiliadoEnteGestor,
        repetidas: demas.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor),
      })),
    };
  };
  /** All that the register holds of a number, but for the stamps of who wrote last. */
  async function foto(numero: string): Promise<unknown> {
    const { rows } = await sql`
      with p as (select * from persona where numero_documento = ${numero}),
      a as (select * from afiliacion where id_persona in (select id from p)
        or id_titular in (select t.id from afiliacion t where t.id_persona in (select id from p)))
      select
        (select jsonb_agg(to_jsonb(p) - 'modificado_en' order by id) from p) as personas,
        (select jsonb_agg(to_jsonb(a) - '{version,modificado_en,id_usuario_modificacion}'::text[] order by id) from a) as afiliaciones,
        (select jsonb_agg(to_jsonb(n) order by n.id_afiliacion) from afiliacion_nombre n where n.id_afiliacion in (select id from a)) as nombres,
        (select jsonb_agg(to_jsonb(f) - '{version,modificado_en}'::text[] order by f.id_persona, f.id_ente_gestor)
          from ficha_persona f where f.id_persona in (select id from p)) as fichas,
        (select jsonb_agg(to_jsonb(n) order by n.id) from novedad n
          where n.id_persona in (select id from p) and n.estado = 'ABIERTA' and n.codigo <> 'IDENTIDAD_CORREGIDA') as novedades,
        (select jsonb_agg(jsonb_build_array(h.id, h.id_afiliacion, h.id_afiliacion_causa) order by h.id)
          from afiliacion_historia h where h.id_afiliacion in (select id from a)
            and h.accion not in ('union-identidad', 'reversion-identidad')) as historia,
        (select jsonb_agg(to_jsonb(i) order by i.id) from identidad_anterior i where i.id_persona in (select id from p)) as anteriores,
        (select jsonb_agg(c) from contadores_diferencias() c) as contadores`.execute(de.db());
    return rows[0];
  }

  it.each(['SUYO', 'OTRO'] as const)(
    'en dos entes: un registro (queda el %s), hallado por lo de ambos; deshecha, está como antes',
    async (queda) => {
      const { numero, novedad } = await dudosa(cps);
      const antes = await foto(numero);
      const vista = await ver(novedad);
      expect(vista.archivos.map(({ union }) => union)).toEqual([null, { impedimento: null, solapes: [] }]);

      const union = deLaVista(vista, queda);
      const primera = await unir(novedad, union, `union-${queda}`);
      expect([primera.status, primera.body]).toEqual([200, { codigo_respuesta: 100, mensaje: TEXTO_UNIDOS }]);
      expect((await unir(novedad, union, `union-${queda}`)).body).toEqual(primera.body);
      expect((await unir(novedad, union)).status).toBe(404);
      expect(await de.archivos(numero)).toMatchObject([{ id: union.id_registro_queda }]);
      expect(await de.halladoPor(numero, {})).toEqual(HALLADA);
      expect(await de.halladoPor(numero, OTRA)).toEqual(HALLADA);
      const abiertas = await sql`select n.codigo, n.id_ente_gestor from novedad n
        where n.id_persona = ${union.id_registro_queda} and n.estado = 'ABIERTA' order by 1, 2`.execute(de.db());
      expect(abiertas.rows).toEqual(
        ['DOBLE_AFILIACION', 'IDENTIDAD_CORREGIDA'].flatMap((codigo) =>
          [CNS, CPS].map((id_ente_gestor) => ({ codigo, id_ente_gestor })),
        ),
      );
      expect((await foto(numero)) as object).toMatchObject({ contadores: null });

      expect((await deshacer(novedad)).body).toEqual({ codigo_respuesta: 100, mensaje: TEXTO_SEPARADOS });
      expect(await foto(numero)).toEqual(antes);
      expect((await deshacer(novedad)).status).toBe(404);
      expect((await unir(novedad, union)).status).toBe(200);
    },
  );

  it('del mismo empleador: se elige cuál queda, desde el comienzo más temprano y con los beneficiarios de las dos', async () => {
    const { numero, una, otra, novedad } = await dudosa(cns, { afiliacion: { fecha_inicio: '2026-10-04 00:00:00' } });
    const [hermana, hijo] = [de.nuevo(), de.nuevo()];
    for (const beneficiario of [hermana, hijo]) de.segipDice(beneficiario, {});
    const registrarBajo = async (quien: string, como: typeof OTRA | object, desde: string) => {
      const { numero_documento, fecha_nacimiento } = de.dicho(numero, como);
      const pedido = pedidoBeneficiario('', '', {
        beneficiario: de.dicho(quien, {}),
        titular: { numero_documento_titular: numero_documento, fecha_nacimiento_titular: fecha_nacimiento },
        afiliacion: { fecha_inicio: desde },
      });
      const { body } = await registrarBeneficiario(api, cns, pedido);
      return body.data[0]?.idAfiliadoEnteGestor ?? 0;
    };
    const deUna = await registrarBajo(hermana, {}, '2026-10-05');
    const deOtra = await registrarBajo(hermana, OTRA, '2026-10-06');
    const soloDeOtra = await registrarBajo(hijo, OTRA, '2026-10-07');
    const antes = await foto(numero);

    const vista = await ver(novedad);
    const solapes = vista.archivos[1]?.union?.solapes.map((grupo) => grupo.map((a) => a.idAfiliadoEnteGestor));
    expect(solapes).toEqual([
      [una, otra],
      [deUna, deOtra],
    ]);
    const union = {
      ...deLaVista(vista),
      solapes: [
        { queda: otra, repetidas: [una] },
        { queda: deUna, repetidas: [deOtra] },
      ],
    };
    expect((await unir(novedad, { ...union, solapes: [] })).body.codigo_respuesta).toBe(409);
    expect((await unir(novedad, union)).body).toMatchObject({ codigo_respuesta: 100 });
    const filas = await de
      .db()
      .selectFrom('afiliacion')
      .select(['id', 'id_titular', 'fecha_afiliacion'])
      .where('id', 'in', [una, otra, deUna, deOtra, soloDeOtra])
      .orderBy('id')
      .execute();
    expect(filas).toEqual([
      { id: otra, id_titular: null, fecha_afiliacion: '2026-10-01' },
      { id: deUna, id_titular: otra, fecha_afiliacion: '2026-10-05' },
      { id: soloDeOtra, id_titular: otra, fecha_afiliacion: '2026-10-07' },
    ]);
    const historia = await api.pedir<{ data: { descripcion: string }[] }>(
      cns,
      'GET',
      `/api/v1/asegurado/historia/${otra}`,
    );
    expect(JSON.stringify(historia.body)).toContain('desde 01/10/2026');
    expect((await foto(numero)) as object).toMatchObject({ contadores: null });

    expect((await deshacer(novedad)).body).toMatchObject({ codigo_respuesta: 100 });
    expect(await foto(numero)).toEqual(antes);
  });

  it('lo que vino después va adonde se dice, y una baja de entonces queda', async () => {
    const { numero, una, novedad } = await dudosa(cps);
    const union = deLaVista(await ver(novedad));
    await unir(novedad, union);
    const [queda, sale] = [union.id_registro_queda, union.id_registro_sale];
    const nueva = await de.guardar(
      cps,
      pedidoRegistro('', { codigo_entidad: 'NIT-1020310074', persona: { ...de.dicho(numero, OTRA), tipo_doc: 2 } }),
    );
    const baja = await actuar(api, cns, 'baja-titular', {
      ...claveTitular(numero, { fecha_nacimiento: '1985-03-04' }),
      tipo_motivo: 600,
      fecha_fin: '2026-10-12',
    });
    expect(baja.body).toMatchObject({ codigo_respuesta: 100 });

    const { body } = await verDecidida(novedad);
    expect(body.desde_entonces.map((a) => a.idAfiliadoEnteGestor)).toEqual([nueva.id]);
    expect(body.archivos.map((a) => a.id_registro)).toEqual([queda, sale]);
    const ajeno = [{ idAfiliadoEnteGestor: una, id_registro: sale }];
    expect((await deshacer(novedad, ajeno)).body.codigo_respuesta).toBe(409);
    const destinos = [{ idAfiliadoEnteGestor: nueva.id, id_registro: sale }];
    expect((await deshacer(novedad, destinos)).body).toMatchObject({ codigo_respuesta: 100 });
    const filas = await sql`select a.id, a.id_persona, a.estado from afiliacion a where a.id in (${una}, ${nueva.id})
      order by a.id`.execute(de.db());
    expect(filas.rows).toEqual([
      { id: una, id_persona: sale, estado: 103 },
      { id: nueva.id, id_persona: sale, estado: 100 },
    ]);
    expect((await foto(numero)) as object).toMatchObject({ contadores: null });
  });

  it('la lista de lo decidido lleva a deshacerlo, también que son dos personas', async () => {
    const { numero, novedad } = await dudosa(cps);
    const decision = { id_novedad_ente_gestor: novedad, decision: 'DOS_PERSONAS', motivo: 'Son hermanas.' };
    await api.pedir(autoridad, 'PUT', '/api/v1/novedades/identidad', decision);
    const decididas = async () =>
      (
        await api.pedir<Respuesta<'decision-identidad/decididas'>>(
          autoridad,
          'GET',
          `/api/v1/novedades/identidades-decididas?numeroDocumento=${numero}`,
        )
      ).body.decididas;
    expect(await decididas()).toMatchObject([
      { id_novedad_ente_gestor: novedad, decision: 'DOS_PERSONAS', motivo: 'Son hermanas.', usuario: 'adm.autoridad' },
    ]);
    expect((await verDecidida(novedad)).body).toMatchObject({ decision: 'DOS_PERSONAS', desde_entonces: [] });
    expect((await deshacer(novedad)).body).toMatchObject({ codigo_respuesta: 100 });
    expect(await decididas()).toEqual([]);
    await unir(novedad, deLaVista(await ver(novedad)));
    expect(await decididas()).toMatchObject([{ decision: 'MISMA_PERSONA', motivo: MOTIVO }]);
  });

  describe('se rechaza hasta que se decida', () => {
    it('una en revisión, y una fallecida', async () => {
      const { una, novedad } = await dudosa(cps);
      const union = deLaVista(await ver(novedad));
      const impide = async (cambio: ReturnType<typeof sql>, deshecho: ReturnType<typeof sql>) => {
        await cambio.execute(de.db());
        const { status, body } = await unir(novedad, union);
        expect(status).toBe(200);
        expect((await ver(novedad)).archivos[1]?.union?.impedimento).toBe(body.mensaje);
        await deshecho.execute(de.db());
        return body;
      };
      expect(
        await impide(
          sql`update afiliacion set estado = 108, estado_previo = 100, fecha_revision = '2026-11-01' where id = ${una}`,
          sql`update afiliacion set estado = 100, estado_previo = null, fecha_revision = null where id = ${una}`,
        ),
      ).toMatchObject({ codigo_respuesta: 409, mensaje: expect.stringContaining('en revisión') });
      expect(
        await impide(
          sql`update persona set fallecido = true where id = ${union.id_registro_sale}`,
          sql`update persona set fallecido = false where id = ${union.id_registro_sale}`,
        ),
      ).toMatchObject({ codigo_respuesta: 409, mensaje: expect.stringContaining('fallecida') });
      expect((await unir(novedad, union)).body.codigo_respuesta).toBe(100);
    });

    it('deshacer, tras un fallecimiento o una corrección a lo que decía el otro', async () => {
      const { numero, novedad } = await dudosa(cps);
      const { id_registro_queda: queda } = await (async () => {
        const union = deLaVista(await ver(novedad));
        await unir(novedad, union);
        return union;
      })();
      const rechazo = async (razon: string) => {
        expect((await deshacer(novedad)).body).toMatchObject({ codigo_respuesta: 409, mensaje: razon });
        expect((await verDecidida(novedad)).body.impedimento).toBe(razon);
      };
      await sql`update persona set fallecido = true where id = ${queda}`.execute(de.db());
      await rechazo(IMPIDE_SEPARAR.fallecida);
      await sql`update persona set fallecido = false, fecha_nacimiento = '1985-03-04', tipo_doc = 1
        where id = ${queda}`.execute(de.db());
      await rechazo(IMPIDE_SEPARAR.mismaIdentidad);
      expect(await de.archivos(numero)).toHaveLength(1);
    });
  });
});
