import { inflateRawSync } from 'node:zlib';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { MAX_EXPORTADOS, titulosDeLista } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS, CPS } from '@sgpa/testing/titular';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { celdasDe, PASO, titulosDe } from './tramos.ts';

/** Each day has more rows than one step reads. */
const MUCHAS = PASO * 30;
const DIAS = 5;

describe('exportacion-asegurados.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { db } = api.base.owner;
    await sql`insert into persona (numero_documento, fecha_nacimiento, nombres, primer_apellido)
      select (7000000 + i)::text, '1990-01-01', 'PERSONA', 'NUMEROSA' from generate_series(1, ${MUCHAS}) i`.execute(db);
    await sql`insert into persona (numero_documento, fecha_nacimiento, nombres, primer_apellido)
      values ('8000001', '1990-01-01', 'PERSONA', '')`.execute(db);
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion,
        fecha_registro, id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, 100, '2020-01-01',
        date '2020-01-01' + (p.id % ${DIAS})::integer, m.id_usuario_creacion, m.creado_en
      from persona p
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m
      where p.nombres = 'PERSONA'`.execute(db);
    await sql`update afiliacion set fin_por_edad = date '2026-10-20' + (id % 7)::integer, fin_cobertura = date '2026-10-20' + (id % 7)::integer
      where id in (select id from afiliacion where tipo = 'BENEFICIARIO' and estado = 100 and id_ente_gestor = ${CNS} order by id limit 9)`.execute(
      db,
    );
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const ruta = (filtros: Record<string, string> = {}, formato = 'csv') =>
    `/api/v1/asegurado/exportacion?${new URLSearchParams({ ...filtros, formato })}`;
  const bajar = (filtros?: Record<string, string>, formato?: string, como = token, signal?: AbortSignal) =>
    fetch(api.url + ruta(filtros, formato), { headers: { authorization: `Bearer ${como}` }, signal });
  async function exportar(filtros?: Record<string, string>, como?: string): Promise<string[][]> {
    const respuesta = await bajar(filtros, 'csv', como);
    expect(respuesta.status).toBe(200);
    const bytes = Buffer.from(await respuesta.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return parse(bytes, { bom: true, delimiter: ';' });
  }
  const enTexto = (tipo: 'TITULAR' | 'BENEFICIARIO', fila: FilaAsegurado) =>
    celdasDe(
      tipo,
      'OPE_AFILIACION',
    )(fila).map((celda) =>
      typeof celda === 'object' && celda !== null
        ? mostrarFecha(celda.dia)
        : String(celda ?? '').replace(/^[=+\-@\t\r]/, "'$&"),
    );
  async function lista({ tipoAfiliado, ...filtros }: Record<string, string>): Promise<string[][]> {
    const deBeneficiarios = tipoAfiliado === 'BENEFICIARIO';
    const camino = deBeneficiarios ? 'beneficiario' : 'afiliado';
    const filas: string[][] = [];
    for (let page = 0; ; page += 1) {
      const consulta = new URLSearchParams({ ...filtros, limit: '100', page: String(page) });
      const { body } = await api.pedir<{ datos?: FilaAsegurado[]; content?: FilaAsegurado[] }>(
        token,
        'GET',
        `/api/v1/${camino}/ente-gestor-all?${consulta}`,
      );
      const datos = body.datos ?? body.content ?? [];
      if (datos.length === 0) return filas;
      filas.push(...datos.map((fila) => enTexto(deBeneficiarios ? 'BENEFICIARIO' : 'TITULAR', fila)));
    }
  }
  const anotadas = () =>
    api.base.owner.db
      .selectFrom('auditoria')
      .select(['recurso', 'despues'])
      .where('accion', '=', 'exportacion-asegurados')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();

  it.each<Record<string, string>>([
    { estado: 'CESANTIA,INACTIVO' },
    { estado: 'CESANTIA', orden: 'VENCIMIENTO' },
    { estado: 'CESANTIA', orden: 'VENCIMIENTO', venceEn: '60' },
    { fechaInicio: '2024-01-01', fechaFin: '2025-06-30' },
    { fechaInicio: '2020-01-01', fechaFin: '2020-01-01', tipoFecha: 'REGISTRO' },
    { misRegistros: 'true', estado: 'CESANTIA' },
    { nombre: 'mamani' },
    { numeroDocumento: '1000100' },
    { tipoAfiliado: 'BENEFICIARIO' },
    { tipoAfiliado: 'BENEFICIARIO', estado: 'ACTIVO' },
    { tipoAfiliado: 'BENEFICIARIO', porEdad: '60' },
    { tipoAfiliado: 'BENEFICIARIO', porEdad: '60', orden: 'VENCIMIENTO' },
    { tipoAfiliado: 'BENEFICIARIO', estado: 'ACTIVO', venceEn: '60', orden: 'VENCIMIENTO' },
  ])('%o: las filas de la lista, en su orden y con sus columnas', async (filtros) => {
    const esperadas = await lista(filtros);
    const [titulos, ...filas] = await exportar(filtros);
    expect(titulos).toEqual(
      titulosDe(filtros.tipoAfiliado === 'BENEFICIARIO' ? 'BENEFICIARIO' : 'TITULAR', 'OPE_AFILIACION'),
    );
    expect(filas.length).toBeGreaterThan(0);
    expect(filas).toEqual(esperadas);
  });

  it('de a muchos pasos: cada una una vez, la más nueva primero, y ninguna de otro ente', async () => {
    const [titulos = [], ...filas] = await exportar();
    const propias = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('p.numero_documento')
      .where('id_ente_gestor', '=', CNS)
      .where('tipo', '=', 'TITULAR')
      .orderBy('a.fecha_registro', 'desc')
      .orderBy('a.id', 'desc')
      .execute();
    expect(propias.length).toBeGreaterThan(MUCHAS);
    expect(filas.map(([documento]) => documento?.split(/[ -]/)[1])).toEqual(propias.map((p) => p.numero_documento));
    expect(new Set(filas.map((fila) => fila[titulos.indexOf('Ente gestor')]))).toEqual(new Set(['CNS']));
    expect(titulos.slice(0, 7)).toEqual(titulosDeLista('TITULAR', 'OPE_AFILIACION'));
  });

  it('el documento por partes y la fecha de nacimiento van cada uno en su columna', async () => {
    const [titulos = [], fila = []] = await exportar({ numeroDocumento: '1000100' });
    const celda = (titulo: string) => fila[titulos.indexOf(titulo)];
    expect(['Documento', 'Tipo documento', 'Número documento', 'Complemento', 'Fecha nacimiento'].map(celda)).toEqual([
      'CI 1000100',
      'CI',
      '1000100',
      '',
      '14/03/1985',
    ]);
  });

  it('por empleador, también de a muchos pasos', async () => {
    const { id_entidad } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id_entidad')
      .where('p.numero_documento', '=', sql<never>`'7000001'`)
      .executeTakeFirstOrThrow();
    const filtros = { entidades: String(id_entidad) };
    const [, ...filas] = await exportar(filtros);
    expect(filas.length).toBeGreaterThan(MUCHAS);
    expect(filas).toEqual(await lista(filtros));
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUMA', '\tX', '\rX'])(
    'un nombre que empieza como %o no es una fórmula en ninguno de los dos',
    async (nombres) => {
      const { db } = api.base.owner;
      const numero = '8000001';
      await sql`update persona set nombres = ${nombres} where numero_documento = ${numero}`.execute(db);
      const [titulos = [], fila = []] = await exportar({ numeroDocumento: numero });
      expect(fila[titulos.indexOf('Nombres')]).toBe(`'${nombres}`);
      const xlsx = Buffer.from(await (await bajar({ numeroDocumento: numero }, 'xlsx')).arrayBuffer());
      const hoja = parteDe(xlsx, 'xl/worksheets/sheet1.xml');
      expect(hoja).toContain(
        ` t="inlineStr"><is><t xml:space="preserve">${nombres.replace('\r', '&#13;')}</t></is></c>`,
      );
      expect(hoja).not.toMatch(/<f[ >]/);
      // Each row and cell says where it is: readers like exceljs refuse one that does not.
      const lugares = [...hoja.matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, lugar]) => lugar);
      expect(lugares).toEqual(expect.arrayContaining(['1', 'A1', 'N1', '2', 'A2', 'E2']));
      expect(hoja.match(/<(row|c)\b(?! r=)/g)).toBeNull();
    },
  );

  it('el archivo dice de quiénes es y de qué día, y nadie en el camino lo guarda', async () => {
    const respuesta = await bajar({ numeroDocumento: '1000100' }, 'xlsx');
    await respuesta.arrayBuffer();
    const { headers } = respuesta;
    expect(headers.get('content-disposition')).toBe('attachment; filename="titulares-CNS-2026-10-14.xlsx"');
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('queda en la auditoría con sus filtros, a quién se buscó y cuántas filas', async () => {
    await exportar({ numeroDocumento: '1000100', estado: 'ACTIVO' });
    expect(await anotadas()).toEqual([
      { recurso: 'titular', despues: { formato: 'csv', registros: 1, etapa: 'COMPLETA' } },
      {
        recurso: 'titular',
        despues: {
          formato: 'csv',
          estado: 'ACTIVO',
          numeroDocumento: '1000100',
          registros: 1,
          etapa: 'INICIO',
        },
      },
    ]);
  });

  it('se sabe a quiénes tuvo, de todos sus pasos: quién consultó a cada uno', async () => {
    const adm = await api.ingresar('adm.autoridad');
    const { db } = api.base.owner;
    const dichas = async (numero: string) => {
      const { body } = await api.pedir<Respuesta<'auditoria'>>(
        adm,
        'GET',
        `/api/v1/auditoria?accion=exportacion-asegurados&numeroDocumento=${numero}`,
      );
      return body.datos.length;
    };
    const [primera, ultima, ajena] = ['7000001', String(7000000 + MUCHAS), '1000106'];
    const antes = await Promise.all([primera, ultima, ajena].map(dichas));
    const [, ...filas] = await exportar();
    expect(await Promise.all([primera, ultima, ajena].map(dichas))).toEqual([
      (antes[0] ?? 0) + 1,
      (antes[1] ?? 0) + 1,
      antes[2],
    ]);
    const { rows } = await sql<{ n: number }>`
      select count(distinct x) as n from exportacion_mostrada e cross join unnest(e.afiliaciones) x
      where e.id_solicitud = (select id_solicitud from exportacion_mostrada order by id desc limit 1)`.execute(db);
    expect(rows[0]?.n).toBe(filas.length);
  });

  it('lo que tuvo un archivo no se cambia ni se borra antes de cinco años', async () => {
    const { db } = api.base.owner;
    await exportar({ numeroDocumento: '1000100' });
    for (const orden of [`update exportacion_mostrada set afiliaciones = '{}'`, 'delete from exportacion_mostrada'])
      await expect(sql.raw(orden).execute(db)).rejects.toThrow('append-only');
    await sql`insert into exportacion_mostrada (iniciada_en, id_solicitud, afiliaciones)
      values (now() - interval '6 years', 'x', '{1}')`.execute(db);
    await sql`select tareas_limpiar(${api.reloj.ahora()})`.execute(db);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from exportacion_mostrada where id_solicitud = 'x'`.execute(db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('si el cliente se va, se deja de leer, se anota hasta dónde, y hay lugar otra vez', async () => {
    const ida = new AbortController();
    const respuesta = await bajar({}, 'csv', token, ida.signal);
    expect(respuesta.status).toBe(200);
    ida.abort();
    await expect.poll(async () => (await anotadas())[0]?.despues).toMatchObject({ etapa: 'INTERRUMPIDA' });
    const [{ despues } = { despues: null }] = await anotadas();
    expect(despues).toMatchObject({ registros: expect.any(Number) });
    expect(JSON.parse(JSON.stringify(despues)).registros).toBeLessThan(MUCHAS);
    await expect
      .poll(async () => (await api.pedir(token, 'GET', ruta({ numeroDocumento: '1000100' }))).status)
      .toBe(200);
  });

  it('una a la vez de cada usuario: la otra espera su turno sin tocar nada', async () => {
    const dos = await Promise.all([bajar(), bajar()]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const negada = dos.find(({ status }) => status === 429);
    expect(await negada?.json()).toMatchObject({ codigo: 'EXPORTACIONES_EN_CURSO' });
    await Promise.all(dos.filter(({ bodyUsed }) => !bodyUsed).map((una) => una.arrayBuffer()));
    await expect
      .poll(async () => (await api.pedir(token, 'GET', ruta({ numeroDocumento: '1000100' }))).status)
      .toBe(200);
  });

  it('las de otras cuentas no quitan el lugar a nadie', async () => {
    const otras = await Promise.all(
      ['adm.ente', 'ope.vigencia', 'cons.poblacion'].map((usuario) => api.ingresar(usuario)),
    );
    const todas = await Promise.all(otras.map((como) => bajar({}, 'csv', como)));
    await Promise.all(todas.map((una) => una.arrayBuffer()));
    expect(todas.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('nadie, demasiados o un formato que no hay: se dice antes del primer byte', async () => {
    const nadie = await api.pedir(token, 'GET', ruta({ numeroDocumento: '9999999' }));
    expect([nadie.status, nadie.body.codigo]).toEqual([404, 'NO_ENCONTRADO']);
    const raro = await api.pedir(token, 'GET', ruta({}, 'pdf'));
    expect([raro.status, raro.body.detalle?.[0]?.campo]).toEqual([400, 'formato']);
  });

  it('más de las que se exportan: se dice cuántas son y hasta cuántas pueden ser', async () => {
    // No other test asks for this entity's list.
    await sql`update contador_estado set n = n + ${MAX_EXPORTADOS} where id_ente_gestor = ${CPS} and tipo = 'TITULAR'`.execute(
      api.base.owner.db,
    );
    const muchas = await api.pedir(await api.ingresar('ope.petrolera'), 'GET', ruta());
    expect([muchas.status, muchas.body.codigo]).toEqual([422, 'EXPORTACION_MUY_GRANDE']);
    expect(muchas.body.mensaje).toContain('hasta 500.000');
  });
});

/** Unpacks one part of a workbook: the compressed stream itself says where it ends. */
function parteDe(zip: Buffer, nombre: string): string {
  const donde = zip.indexOf(nombre);
  const principio = donde + nombre.length + zip.readUInt16LE(donde - 2);
  return inflateRawSync(zip.subarray(principio)).toString('utf8');
}
