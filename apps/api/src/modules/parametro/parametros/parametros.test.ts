import type { Respuesta } from '@sgpa/contract/endpoints';
import { CON_EDAD } from '@sgpa/domain/cobertura/edad';
import { NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarCatalogos } from '../../../db/catalogos/cargar-catalogos.ts';

type Pagina = Respuesta<'parametros'>;

const INVALIDA = { condicion: 'INVALIDEZ', certificado_condicion: pdfDePrueba().toString('base64') } as const;

describe('parametros.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const leer = async (ruta: string): Promise<Pagina> =>
    (await api.pedir<Pagina>(token, 'GET', `/api/v1/parametro/${ruta}`)).body;
  const codigos = async (ruta: string) => (await leer(ruta)).content.map(({ codigo }) => codigo);
  const usos = async (ruta: string) =>
    (await api.pedir<Respuesta<'parametros/usos'>>(token, 'GET', `/api/v1/parametro/${ruta}/usos`)).body.usos;

  it.each(NOMBRES_DE_LISTAS)('%s: por páginas están todos los de la base, una vez cada uno', async (lista) => {
    const { rows } = await sql<{ codigo: string }>`
      select codigo from parametrica where grupo = ${lista}
      union all select sigla from ente_gestor where ${lista} = 'ENTE_GESTOR' and tipo <> 'AUTORIDAD'
      union all select codigo_rues from establecimiento_salud where ${lista} = 'ESTABLECIMIENTO'
      union all select codigo from entidad_empleadora where ${lista} = 'EMPLEADOR'
      union all select fecha::text from feriado where ${lista} = 'FERIADO'
      union all select codigo from edad_limite where ${lista} = 'EDAD'`.execute(api.base.owner.db);
    const primera = await leer(`${lista}?limit=7`);
    expect([primera.totalElement, primera.pages, primera.hayMas]).toEqual([
      rows.length,
      Math.ceil(rows.length / 7),
      false,
    ]);
    const vistos: string[] = [];
    for (let pagina = 0; pagina < primera.pages; pagina += 1)
      vistos.push(...(await codigos(`${lista}?limit=7&page=${pagina}`)));
    expect(vistos.toSorted()).toEqual(rows.map(({ codigo }) => codigo).toSorted());
  });

  it.each([
    ['ESTADO_CIVIL?buscar=viúd', ['VIUDO']],
    ['ESTADO_CIVIL?buscar=solt', ['SOLTERO']],
    ['ENTE_GESTOR?buscar=ssu-l', ['SSU-LP']],
    ['ESTABLECIMIENTO?buscar=obrero illimani&idEnteGestor=1', ['900001']],
    ['EMPLEADOR?buscar=Industrias Altiplano', ['NIT-1020304050']],
    ['EMPLEADOR?buscar=industrias altiplano sa', ['NIT-1020304050']],
    ['EMPLEADOR?buscar=10203040', ['NIT-1020304050']],
    ['EMPLEADOR?buscar=nit-1020304050', ['NIT-1020304050']],
    ['EMPLEADOR?buscar=%25', []],
    ['EMPLEADOR?buscar=_', []],
    ['EMPLEADOR?buscar=alti_lano', []],
    ['GENERO?buscar=%5C', []],
  ])('%s halla %j', async (ruta, esperados) => {
    expect(await codigos(ruta)).toEqual(esperados);
  });

  it('los feriados: primero los que vienen, por año, y los pasados terminados', async () => {
    expect((await codigos('FERIADO?limit=3')).slice(0, 3)).toEqual(['2026-11-02', '2026-12-25', '2027-01-01']);
    expect(await codigos('FERIADO?buscar=2029&limit=100')).toContain('2029-02-12');
    const [pasado] = (await leer('FERIADO?vigencia=TERMINADOS&limit=1')).content;
    expect(pasado).toMatchObject({ codigo: '2026-08-06', estado: 'TERMINADO', vigenteHasta: null, norma: null });
    expect((await leer('FERIADO?buscar=2026-11-02')).content[0]).toMatchObject({
      estado: 'VIGENTE',
      deRegla: true,
      acciones_permitidas: [],
    });
  });

  it('cada edad con su parentesco, hasta la víspera de la siguiente', async () => {
    const { db } = api.base.owner;
    await db
      .insertInto('edad_limite')
      .values({ codigo: 'HIJA_HIJO', edad: 21, vigente_desde: fecha('2027-01-01'), norma: 'Ley 1' })
      .execute();
    const { content } = await leer('EDAD?limit=3');
    expect(
      content.map(({ nombre, edad, vigenteDesde, vigenteHasta, estado }) => [
        nombre,
        edad,
        vigenteDesde,
        vigenteHasta,
        estado,
      ]),
    ).toEqual([
      ['HERMANO/HERMANA', 19, null, null, 'VIGENTE'],
      ['NIETO/NIETA', 19, null, null, 'VIGENTE'],
      ['HIJA/HIJO', 21, '2027-01-01', null, 'POR_COMENZAR'],
    ]);
    expect((await leer('EDAD?buscar=hija')).content[1]).toMatchObject({ edad: 19, vigenteHasta: '2026-12-31' });
    expect((await leer('EDAD?buscar=estud')).content).toMatchObject([{ nombre: 'Estudiante', edad: 25 }]);
    for (const { codigo, nombre } of CON_EDAD)
      expect((await leer(`EDAD?buscar=${codigo}`)).content[0]).toMatchObject({ codigo, nombre });
    await db.deleteFrom('edad_limite').where('edad', '=', 21).execute();
  });

  it('un año antes de que terminen los feriados, la lista lo dice', async () => {
    const { db } = api.base.owner;
    const aviso = async () => (await leer('FERIADO')).aviso;
    expect([await aviso(), (await leer('ESTADO_CIVIL')).aviso]).toEqual([null, null]);
    await db.deleteFrom('feriado').where('fecha', '>', fecha('2027-10-14')).execute();
    expect(await aviso()).toContain('La lista termina el 06/08/2027');
    await cargarCatalogos(db, fecha('2026-10-14'));
    expect(await aviso()).toBeNull();
  });

  it('con dos letras busca por el comienzo del nombre o del número de un empleador', async () => {
    const hallados = (await leer('EMPLEADOR?buscar=in&limit=100')).content;
    expect(hallados.length).toBeGreaterThan(0);
    expect(hallados.filter(({ nombre }) => !nombre.startsWith('IN'))).toEqual([]);
  });

  it('los vigentes y los terminados por separado, con su estado del día', async () => {
    const { db } = api.base.owner;
    await sql`update establecimiento_salud set vigente_hasta = '2026-10-13' where codigo_rues = '900003'`.execute(db);
    await sql`update establecimiento_salud set vigente_desde = '2026-10-15' where codigo_rues = '900004'`.execute(db);
    expect(await codigos('ESTABLECIMIENTO?vigencia=TERMINADOS')).toEqual(['900003']);
    const vigentes = await codigos('ESTABLECIMIENTO?vigencia=VIGENTES&idEnteGestor=1&limit=100');
    expect(vigentes).toContain('900001');
    expect(['900003', '900004'].filter((uno) => vigentes.includes(uno))).toEqual([]);
    expect(await codigos('ESTABLECIMIENTO?vigencia=POR_COMENZAR')).toEqual(['900004']);
    const [porComenzar] = (await leer('ESTABLECIMIENTO?buscar=900004')).content;
    expect(porComenzar).toMatchObject({ estado: 'POR_COMENZAR', enteGestor: 'Caja Nacional de Salud' });
  });

  it('de más de mil empleadores dice que hay más, y de la búsqueda que los acota, cuántos', async () => {
    await sql`insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre)
      select 'GOB-' || i, 3101, i::text, 'MUNICIPIO DE PRUEBA ' || i from generate_series(70001, 71500) i`.execute(
      api.base.owner.db,
    );
    expect(await leer('EMPLEADOR?limit=1')).toMatchObject({ totalElement: 1000, pages: 1000, hayMas: true });
    const ultima = await leer('EMPLEADOR?limit=1&page=999');
    expect(ultima.content).toHaveLength(1);
    expect(await leer('EMPLEADOR?buscar=municipio')).toMatchObject({ totalElement: 1000, hayMas: true });
    expect(await leer('EMPLEADOR?buscar=prueba 7000')).toMatchObject({ totalElement: 9, hayMas: false });
    const plan = await sql`explain select from entidad_empleadora where letras like '%altiplanosa%'`.execute(
      api.base.owner.db,
    );
    expect(JSON.stringify(plan.rows)).toContain('entidad_por_letras');
    await sql`delete from entidad_empleadora where tipo_codigo = 3101 and nombre like 'MUNICIPIO DE PRUEBA %'`.execute(
      api.base.owner.db,
    );
  });

  it('cuenta los registros que tienen un valor, y los usuarios', async () => {
    const alguien = genteNueva(() => api, 7_650_000);
    const registra = await api.ingresar('ope.afiliaciones');
    const { id } = await api.base.owner.db
      .selectFrom('entidad_empleadora')
      .select('id')
      .where('codigo', '=', 'NIT-1020304050')
      .executeTakeFirstOrThrow();
    const rutas = ['ESTADO_CIVIL/24', 'PARENTESCO/43', 'ESTABLECIMIENTO/1001', `EMPLEADOR/${id}`, 'ENTE_GESTOR/1'];
    const deRegistros = async () =>
      Promise.all(
        rutas.map(
          async (ruta) => (await usos(ruta)).find(({ que }) => /^(afiliaciones|personas)$/.test(que))?.total ?? 0,
        ),
      );
    const antes = await deRegistros();
    const titular = alguien();
    await registrar(api, registra, pedidoRegistro(titular, { persona: { estado_civil: 'V' } }));
    await registrarBeneficiario(
      api,
      registra,
      pedidoBeneficiario(alguien(), titular, {
        afiliacion: { parentesco_titular: 'NIETO/NIETA', ...INVALIDA, codigo_establecimiento: '900001' },
      }),
    );
    const despues = await deRegistros();
    expect(despues.map((n, i) => n - (antes[i] ?? 0))).toEqual([1, 1, 1, 2, 2]);
    expect((await usos('ENTE_GESTOR/1')).map(({ que }) => que)).toEqual([
      'afiliaciones',
      'usuarios',
      'establecimientos',
    ]);
    expect(await usos('GENERO/10')).toEqual([]);
  });

  it.each(['EMPLEADOR/99999999', 'ENTE_GESTOR/100', 'ESTABLECIMIENTO/99999999', 'FERIADO/99999999', 'GENERO/43'])(
    'de %s, que la lista no tiene, no hay usos que contar: no se encontró',
    async (ruta) => {
      const { status, body } = await api.pedir<CuerpoError>(token, 'GET', `/api/v1/parametro/${ruta}/usos`);
      expect([status, body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    },
  );

  it('solo la autoridad que administra los ve', async () => {
    const { status, body } = await api.pedir<CuerpoError>(
      await api.ingresar('cons.autoridad'),
      'GET',
      '/api/v1/parametro/EMPLEADOR',
    );
    expect([status, body.codigo]).toEqual([403, 'SIN_PERMISO']);
  });
});
