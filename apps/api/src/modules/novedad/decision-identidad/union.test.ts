import type { Respuesta } from '@sgpa/contract/endpoints';
import { IMPIDE_SEPARAR, TEXTO_SEPARADOS, TEXTO_UNIDOS } from '@sgpa/domain/identidad/textos-decision';
import { idAfiliacion } from '@sgpa/domain/shared/ids';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, referenciaTitular, revisarContadores } from '@sgpa/testing/ciclo';
import { HALLADA, identidadesDe } from '@sgpa/testing/identidades';
import { CNS, CPS, pedidoRegistro } from '@sgpa/testing/titular';
import { deLaVista, MOTIVO_UNION, OTRA, unionesDe } from '@sgpa/testing/union';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('union.test.ts', () => {
  let de: Escena;
  let api: Escena['api'];
  let cns: Escena['cns'];
  let cps: Escena['cps'];
  let autoridad: Escena['autoridad'];
  type Uniones = ReturnType<typeof unionesDe>;
  let apartar: Uniones['apartar'];
  let deshacer: Uniones['deshacer'];
  let dudosa: Uniones['dudosa'];
  let foto: Uniones['foto'];
  let unir: Uniones['unir'];
  let ver: Uniones['ver'];
  let verDecidida: Uniones['verDecidida'];
  beforeAll(async () => {
    de = await identidadesDe(9_600_000);
    ({ api, cns, cps, autoridad } = de);
    ({ apartar, deshacer, dudosa, foto, unir, ver, verDecidida } = unionesDe(de));
  });
  afterEach(() => de.api.simuladores.control.sanar());
  afterAll(() => de.api.cerrar());

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
      await revisarContadores(de.db());

      expect((await deshacer(novedad)).body).toEqual({ codigo_respuesta: 100, mensaje: TEXTO_SEPARADOS });
      expect(await foto(numero)).toEqual(antes);
      await revisarContadores(de.db());
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
      return idAfiliacion(body.data[0]?.idAfiliadoEnteGestor ?? 0);
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
    await revisarContadores(de.db());

    expect((await deshacer(novedad)).body).toMatchObject({ codigo_respuesta: 100 });
    expect(await foto(numero)).toEqual(antes);
    await revisarContadores(de.db());
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
      ...referenciaTitular(numero, { fecha_nacimiento: '1985-03-04' }),
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
    await revisarContadores(de.db());
  });

  it('lo que vino después no estorba a lo que vuelve donde se dice que era de la otra; donde sí, se rechaza', async () => {
    const { numero, una, novedad } = await dudosa(cns, { afiliacion: { fecha_inicio: '2026-10-04 00:00:00' } });
    const union = deLaVista(await ver(novedad), 'SUYO', () => una);
    expect((await unir(novedad, union)).body).toMatchObject({ codigo_respuesta: 100 });
    const baja = await actuar(api, cns, 'baja-titular', {
      ...referenciaTitular(numero, { fecha_nacimiento: OTRA.fechaNacimiento }),
      tipo_motivo: 603,
      fecha_fin: '2026-10-08',
    });
    expect(baja.body).toMatchObject({ codigo_respuesta: 100 });
    const persona = { ...de.dicho(numero, OTRA), tipo_doc: 2 } as const;
    const afiliacion = { fecha_inicio: '2026-10-10 00:00:00' };
    const nueva = await de.guardar(cns, pedidoRegistro('', { persona, afiliacion }));
    const unida = await foto(numero);
    const conDestino = (id_registro: number) =>
      deshacer(novedad, [{ idAfiliadoEnteGestor: nueva.id, id_registro }]).then(({ body }) => body.codigo_respuesta);
    expect(await conDestino(union.id_registro_queda)).toBe(409);
    expect(await foto(numero)).toEqual(unida);
    expect(await conDestino(union.id_registro_sale)).toBe(100);
    await revisarContadores(de.db());
  });

  it('la lista de lo decidido lleva a deshacerlo, también que son dos personas', async () => {
    const { numero, novedad } = await dudosa(cps);
    await apartar(novedad);
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
    expect(await decididas()).toMatchObject([{ decision: 'MISMA_PERSONA', motivo: MOTIVO_UNION }]);
  });

  it('quien miró lo que hay que decidir, o lo decidido, consta bajo cada persona que se mostró', async () => {
    const { numero, una, otra, novedad } = await dudosa(cps);
    const lecturas = async (id: number) => {
      const ruta = `/api/v1/auditoria/persona/${id}?limit=100`;
      const { datos } = (await api.pedir<Respuesta<'quien-consulto'>>(autoridad, 'GET', ruta)).body;
      return datos.filter(({ accion }) => accion === 'lectura-decision-identidad').length;
    };
    const alMirar = async (mirar: () => Promise<unknown>, ids: readonly number[]) => {
      const contar = () => Promise.all(ids.map(lecturas));
      const antes = await contar();
      await mirar();
      const despues = await contar();
      return despues.map((cuantas, i) => cuantas - (antes[i] ?? 0));
    };
    expect(await alMirar(() => ver(novedad), [una, otra])).toEqual([1, 1]);
    await unir(novedad, deLaVista(await ver(novedad)));
    const nueva = await de.guardar(
      cps,
      pedidoRegistro('', { codigo_entidad: 'NIT-1020310074', persona: { ...de.dicho(numero, OTRA), tipo_doc: 2 } }),
    );
    const lista = `/api/v1/novedades/identidades-decididas?numeroDocumento=${numero}`;
    const deUna = [una, nueva.id ?? 0];
    expect(await alMirar(() => verDecidida(novedad), deUna)).toEqual([1, 1]);
    expect(await alMirar(() => api.pedir(autoridad, 'GET', lista), deUna)).toEqual([1, 1]);
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

    it('deshacer, si otro registro dice ya lo que decía el que se unió', async () => {
      const { numero, novedad } = await dudosa(cps);
      await unir(novedad, deLaVista(await ver(novedad), 'OTRO'));
      const persona = { ...de.dicho(numero, OTRA), tipo_doc: 2 } as const;
      expect((await de.guardar(cns, pedidoRegistro('', { persona }))).codigo).toBe(501);
      const { status, body } = await deshacer(novedad);
      expect([status, body.mensaje]).toEqual([200, IMPIDE_SEPARAR.otraIgual]);
      expect((await verDecidida(novedad)).body.impedimento).toBe(IMPIDE_SEPARAR.otraIgual);
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
