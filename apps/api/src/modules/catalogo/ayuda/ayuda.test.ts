import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ESTADOS } from '@sgpa/domain/cobertura/estados';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAGINA = '/ayuda-docs/catalogo-de-valores-parametricos.html';
const CSV = '/ayuda-docs/catalogo-de-valores-parametricos.csv';

describe('ayuda.test.ts', () => {
  let api: ApiDePrueba;
  let carpeta: string;
  /** Some tests make an API with a database or limits of its own; all of them are closed at the end. */
  const propias: ApiDePrueba[] = [];
  const conLoSuyo = async (opciones: Parameters<typeof crearApiDePrueba>[0] = {}) => {
    const propia = await crearApiDePrueba(opciones);
    propias.push(propia);
    return propia;
  };
  beforeAll(async () => {
    carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-ayuda-'));
    await mkdir(path.join(carpeta, 'ayuda-docs'));
    await writeFile(path.join(carpeta, PAGINA), '<title>Marco</title><!--catalogo--><footer></footer>');
    api = await crearApiDePrueba({ config: { carpetaWeb: carpeta } });
  });
  afterAll(async () => {
    await Promise.all([api, ...propias].map((una) => una.cerrar()));
    await rm(carpeta, { recursive: true });
  });

  const pedir = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
  const filas = async (): Promise<string[][]> =>
    parse((await pedir(CSV)).body, { bom: true, delimiter: ';', from_line: 2 });
  const enGrupo = async (grupo: string) => (await filas()).filter(([suyo]) => suyo === grupo);

  it.each([PAGINA, CSV])('%s se abre sin sesión, y cualquier rol recibe lo mismo', async (url) => {
    const sin = await pedir(url);
    expect(sin.statusCode).toBe(200);
    for (const rol of ROLES) {
      const con = await pedir(url, { authorization: `Bearer ${await api.ingresar(usuarioDe(rol))}` });
      expect([rol, con.statusCode, con.headers.etag]).toEqual([rol, 200, sin.headers.etag]);
    }
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await api.app.inject({ method, url })).statusCode).toBe(404);
  });

  it('la página lleva el marco que dejó la compilación, y una tabla por lista con su entrada en el contenido', async () => {
    const { body, headers } = await pedir(PAGINA);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<title>Marco<\/title>[\s\S]+<footer><\/footer>$/);
    expect(body).toContain('Leído de la base de datos el 14/10/2026 a las 10:00');
    const anclas = [...body.matchAll(/href="#([^"]+)"/g)].map(([, ancla]) => ancla);
    const titulos = [...body.matchAll(/<h2 id="([^"]+)"/g)].map(([, ancla]) => ancla);
    expect(anclas.length).toBeGreaterThan(15);
    expect(titulos).toEqual(anclas);
    expect(body.match(/<table>/g)).toHaveLength(anclas.length);
    expect(body).toMatch(/<td>601<\/td>|<td>BAJA POR DEFUNCIÓN<\/td>/);
  });

  it('cada fila de las listas de la base está una vez en el CSV, con su grupo, y los estados son los del programa', async () => {
    const { rows } = await api.base.owner.pool.query<{ grupo: string; codigo: string }>(
      `select grupo, codigo from parametrica
       union all select 'DEPARTAMENTO', codigo from departamento
       union all select 'MUNICIPIO', codigo_ine from municipio
       union all select 'ENTE_GESTOR', id::text from ente_gestor where tipo <> 'AUTORIDAD'
       union all select 'ESTABLECIMIENTO', codigo_rues from establecimiento_salud
       union all select 'ENTIDAD_FIJA', codigo from entidad_empleadora where tipo_codigo = 3105`,
    );
    const deLaBase = rows.map(({ grupo, codigo }) => `${grupo} ${codigo}`).sort();
    const enElCsv = (await filas()).map(([grupo, , codigo]) => `${grupo} ${codigo}`);
    const delPrograma = [
      ...ESTADOS.map(({ codigo }) => `ESTADO_AFILIACION ${codigo}`),
      'CLASE_DOCUMENTO CIN',
      'CLASE_DOCUMENTO CIE',
    ];
    expect(enElCsv.toSorted()).toEqual([...deLaBase, ...delPrograma].toSorted());
    expect(await enGrupo('GENERO')).toContainEqual(['GENERO', '10', 'MASCULINO', 'MASCULINO', 'M', '', 'SI']);
    const sucre = ['MUNICIPIO', '', '010101', 'Sucre', '', 'Chuquisaca, Oropeza', 'SI'];
    expect(await enGrupo('MUNICIPIO')).toContainEqual(sucre);
  });

  it('lo que cambia en la base está en la próxima petición; mientras no cambia, basta un 304', async () => {
    const propia = await conLoSuyo();
    const { etag } = (await propia.app.inject(PAGINA)).headers;
    const otraVez = () => propia.app.inject({ url: PAGINA, headers: { 'if-none-match': String(etag) } });
    expect([(await otraVez()).statusCode, (await otraVez()).body]).toEqual([304, '']);
    await propia.base.owner.pool.query(
      `insert into parametrica (id, grupo, codigo, nombre, sigla) values (900, 'COLOR', 'ROJO', '=<b>"ROJO"', 'R')`,
    );
    await propia.base.owner.pool.query(
      `update parametrica set vigente_hasta = '2026-10-13' where codigo = 'HERMANO_HERMANA'`,
    );
    const { statusCode, body } = await otraVez();
    expect(statusCode).toBe(200);
    expect(body).toContain('<h2 id="COLOR">COLOR</h2>');
    expect(body).toContain('<td>=&lt;b&gt;&quot;ROJO&quot;</td>');
    expect(body).toMatch(/<td>HERMANO_HERMANA<\/td>.*<td>Ya no se ofrece<\/td>/);
    const csv = (await propia.app.inject(CSV)).body;
    expect(csv).toContain(`"COLOR";900;"ROJO";"'=<b>""ROJO""";"R";;"SI"`);
    expect(csv).toContain('"PARENTESCO";42;"HERMANO_HERMANA";"HERMANO/HERMANA";"HERMANO_HERMANA";;"NO"');
  });

  it('comprimido dice lo mismo, y el CSV se guarda con su nombre', async () => {
    for (const url of [PAGINA, CSV]) {
      const [llana, br] = [await pedir(url), await pedir(url, { 'accept-encoding': 'gzip, br' })];
      expect([llana.headers['content-encoding'], br.headers['content-encoding']]).toEqual([undefined, 'br']);
      expect(String(brotliDecompressSync(br.rawPayload))).toBe(llana.body);
      expect(br.rawPayload.length).toBeLessThan(llana.rawPayload.length / 3);
      expect([br.headers['cache-control'], br.headers.vary]).toEqual([
        'no-cache',
        expect.stringContaining('accept-encoding'),
      ]);
    }
    expect((await pedir(CSV)).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="catalogo-de-valores-parametricos.csv"',
    });
  });

  it('una misma dirección no lo pide sin fin', async () => {
    const limitada = await conLoSuyo({
      config: { limites: { porMinuto: 1, ingresosPorMinuto: 1000, verificacionesPorMinuto: 1000 } },
    });
    const estados = [];
    for (let i = 0; i < 21; i += 1) estados.push((await limitada.app.inject(i % 2 ? PAGINA : CSV)).statusCode);
    expect(estados.slice(-2)).toEqual([200, 429]);
  });
});
