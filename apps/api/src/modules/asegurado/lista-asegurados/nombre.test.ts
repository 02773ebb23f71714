import { readFileSync } from 'node:fs';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CPS, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enTransaccion } from '../../../db/transaccion.ts';

interface Lista {
  total: number;
  nroPages: number;
  datos: FilaAsegurado[];
  masDe?: boolean;
}

/** Nobody in the demo data has these names; they are written as civil registries write them. */
const NOMBRES: Record<string, readonly [string, string, string]> = {
  '1000100': ['JOSÉ LUIS', 'ÑÁÑEZ', 'ZAPANA'],
  '1000101': ['Maria-Renée', "D'ORBIGNY", 'ZAPANA'],
  '1000102': ['JOSE', 'ZAPANA', ''],
  '1000103': ['BRUNO', 'DE LA BARRA', "O'CONNOR"],
  '1000200': ['WALDITRUDIS', 'ÑAÑEZ', 'ZAPANA'],
  '1000006': ['WALDITRUDIS', 'ZAPANA', 'ZAPANA'],
};

describe('nombre.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    for (const [numero, [nombres, primer_apellido, segundo_apellido]] of Object.entries(NOMBRES)) {
      await api.base.owner.db
        .updateTable('persona')
        .set({ nombres, primer_apellido, segundo_apellido })
        .where('numero_documento', '=', numeroDocumento(numero))
        .execute();
    }
  });
  afterAll(() => api.cerrar());

  const buscar = async (nombre: string, otros = '', como = 'ope.afiliaciones', de = 'afiliado') => {
    const ruta = `/api/v1/${de}/ente-gestor-all?nombre=${encodeURIComponent(nombre)}${otros}`;
    return (await api.pedir<Lista & { content: FilaAsegurado[] }>(await api.ingresar(como), 'GET', ruta)).body;
  };
  const numeros = async (...args: Parameters<typeof buscar>) => {
    const { datos, content } = await buscar(...args);
    return (datos ?? content).map((fila) => fila.numero_documento as string).toSorted();
  };

  it.each([
    ['zapana', ['1000100', '1000101', '1000102']],
    ['ZAPANA ñañez', ['1000100']],
    ['nanez luis', ['1000100']],
    ['Ñáñez', ['1000100']],
    ['jose\u0301 zapana', ['1000100', '1000102']],
    ['  Zapana,   José ', ['1000100', '1000102']],
    ['renee maria', ['1000101']],
    ["d'orbigny", ['1000101']],
    ['zap', ['1000100', '1000101', '1000102']],
    ['zapana nan', ['1000100']],
  ])('«%s» halla por palabras, en cualquier orden y sin acentos', async (nombre, esperados) => {
    expect(await numeros(nombre)).toEqual(esperados);
  });

  it.each([
    ['una letra de menos', 'zapna ñañez', ['1000100']],
    ['una de más', 'zappana ñañez', ['1000100']],
    ['otra', 'zabana ñañez', ['1000100']],
    ['dos cambiadas', 'azpana ñañez', ['1000100']],
    ['la primera de menos', 'apana ñañez', ['1000100']],
    ['una en cada palabra', 'zapama nañes', ['1000100']],
    ['una palabra sin acabar, que no es la última', 'zapa ñañez', ['1000100']],
    ['dos erratas en una palabra', 'zpna ñañez', []],
  ])('con %s, «%s»', async (_que, nombre, esperados) => {
    expect(await numeros(nombre)).toEqual(esperados);
  });

  it('lo escrito bien no trae a los vecinos', async () => {
    expect(await numeros('walditrudis', '', 'ope.petrolera')).toEqual(['1000006']);
    expect(await numeros('walditrudis ñañez', '', 'ope.afiliaciones', 'beneficiario')).toEqual(['1000200']);
  });

  it.each([
    ['ope.afiliaciones', 'walditrudis', 'afiliado', []],
    ['ope.petrolera', 'walditrudis', 'afiliado', ['1000006']],
    ['ope.petrolera', 'walditrudiz', 'afiliado', ['1000006']],
    ['ope.petrolera', 'ñañez', 'afiliado', []],
    ['ope.petrolera', 'ñañes', 'beneficiario', []],
    ['cons.autoridad', 'walditrudis', 'afiliado', ['1000006']],
    ['empleador.consulta', 'zapana', 'afiliado', ['1000100', '1000101', '1000102']],
    ['empleador.consulta', 'sapana', 'afiliado', ['1000100', '1000101', '1000102']],
    ['empleador.consulta', 'walditrudis', 'afiliado', []],
  ])('%s busca «%s» en %s: solo lo suyo', async (como, nombre, de, esperados) => {
    expect(await numeros(nombre, '', como, de)).toEqual(esperados);
  });

  it.each([
    'delabarra',
    'dela barra',
    'de labarra',
    'barra la de',
    'DE-LA-BARRA',
    'oconnor',
    'o connor',
    'o’connor',
    'oconor',
    'bruno delab',
  ])('un apellido de varias palabras se halla con ellas juntas o separadas: «%s»', async (nombre) => {
    expect(await numeros(nombre)).toEqual(['1000103']);
  });

  it('quien estaba antes se halla como quien se registra después', async () => {
    const juntas = readFileSync(new URL('../../../db/migrations/0055_apellidos_juntos.sql', import.meta.url), 'utf8');
    const claves = 'select n.id_afiliacion as id, n.palabras::text from afiliacion_nombre n order by 1';
    const { db } = api.base.owner;
    const escritas = await sql.raw(claves).execute(db);
    await enTransaccion(db, async (trx) => {
      await sql`update afiliacion_nombre n
        set palabras = claves_de_persona(n.id_ente_gestor, n.tipo, palabras_de_nombre(n.nombre))`.execute(trx);
      expect((await sql.raw(claves).execute(trx)).rows).not.toEqual(escritas.rows);
      for (const una of juntas.split(/;$/m).slice(0, -1)) await sql.raw(una).execute(trx);
      expect((await sql.raw(claves).execute(trx)).rows).toEqual(escritas.rows);
    });
  });

  it('los otros filtros se suman, y el total es el de lo hallado', async () => {
    expect(await numeros('zapana', '&estado=AMPLIACION')).toEqual(['1000102']);
    expect(await numeros('zapana', '&numeroDocumento=1000101')).toEqual(['1000101']);
    const { total, nroPages, datos, masDe } = await buscar('zapana', '&limit=2');
    expect([total, nroPages, datos.length, masDe]).toEqual([3, 2, 2, undefined]);
    expect((await buscar('zapana', '&limit=2&page=1')).datos).toHaveLength(1);
  });

  it('quien se registra se halla enseguida, y quien cambia de nombre, por el nuevo', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const { rows } = await api.base.owner.pool.query<{ n: number }>('select count(*) as n from palabra_nombre');
    expect(rows[0]?.n).toBeGreaterThan(100);
    await registrar(api, token, pedidoRegistro('1000001'));
    const { primer_apellido } = await api.base.owner.db
      .selectFrom('persona')
      .select('primer_apellido')
      .where('numero_documento', '=', numeroDocumento('1000001'))
      .executeTakeFirstOrThrow();
    expect(await numeros(primer_apellido, '&numeroDocumento=1000001')).toEqual(['1000001']);
    await api.base.owner.db
      .updateTable('persona')
      .set({ primer_apellido: 'WIRACOCHA' })
      .where('numero_documento', '=', numeroDocumento('1000001'))
      .execute();
    expect(await numeros('wiracocha')).toEqual(['1000001']);
    expect(await numeros('wircocha')).toEqual(['1000001']);
    expect(await numeros(primer_apellido, '&numeroDocumento=1000001')).toEqual([]);
  });

  it.each(['ab', 'a b', '%25%25%25', '\'":*&|!()', '   -'])('«%s» no se busca: dice qué le falta', async (nombre) => {
    const token = await api.ingresar('ope.afiliaciones');
    const ruta = `/api/v1/afiliado/ente-gestor-all?nombre=${encodeURIComponent(nombre)}`;
    const { status, body } = await api.pedir(token, 'GET', ruta);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('al menos 3 letras')]);
  });

  it('lo que parece una consulta se busca como texto', async () => {
    expect(await numeros("zapana' | 'jose:* & !(ñañez)")).toEqual(['1000100']);
    expect(await numeros('zapana 1T')).toEqual([]);
  });

  it('por identificador, los del alcance y de esa lista, con su total', async () => {
    const deTitulares = await buscar('zapana');
    const [ajena] = (await buscar('walditrudis', '', 'ope.petrolera')).datos;
    const propias = deTitulares.datos.map((fila) => fila.idAfiliadoEnteGestor);
    const pedir = async (que: string, de = 'afiliado') =>
      (
        await api.pedir<Lista & { totalElement?: number }>(
          await api.ingresar('ope.afiliaciones'),
          'GET',
          `/api/v1/${de}/ente-gestor-all?afiliaciones=${que}`,
        )
      ).body;
    const { total, datos } = await pedir([...propias, ajena?.idAfiliadoEnteGestor].join(','));
    expect([total, datos.map((fila) => fila.idAfiliadoEnteGestor)]).toEqual([3, propias]);
    expect((await pedir(propias.join(','), 'beneficiario')).totalElement).toBe(0);
  });

  it('queda en la auditoría con lo que se buscó', async () => {
    await buscar('zapana ñañez');
    const { rows } = await api.base.owner.pool.query<{ despues: { nombre?: string; afiliaciones: number[] } }>(
      `select despues from auditoria where accion = 'lista-asegurados' order by id desc limit 1`,
    );
    expect(rows[0]?.despues).toMatchObject({ nombre: 'zapana ñañez', total: 1, afiliaciones: [expect.any(Number)] });
  });

  it('por SQL, las palabras de otro ente no se ven, y las de nadie se buscan sin alcance', async () => {
    const { app } = api.base;
    expect((await app.pool.query('select count(*) as n from afiliacion_nombre')).rows).toEqual([{ n: 0 }]);
    const sinAlcance = `select ids from afiliaciones_por_nombre('zapana', 'TITULAR', '{1,${CPS}}', 10, null)`;
    expect((await app.pool.query(sinAlcance)).rows).toEqual([{ ids: [] }]);
    for (const prohibida of ['select * from palabra_nombre', `select palabras_vecinas('zapana')`]) {
      await expect(app.pool.query(prohibida)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
