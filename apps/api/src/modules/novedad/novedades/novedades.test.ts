import type { Respuesta } from '@sgpa/contract/endpoints';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { abrirNovedad } from '@sgpa/testing/novedad';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Lista = Respuesta<'novedades'>;

const AUTORIDAD = idEnteGestor(100);
const PROPIAS = ['1000100', '1000101', '1000102', '1000103', '1000200'] as const;
const AJENA = '1000006';

describe('novedades.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    await db().deleteFrom('novedad').execute();
    for (const numero of [...PROPIAS, AJENA]) ids[numero] = await abrirNovedad(db(), numero);
    ids.autoridad = await abrirNovedad(db(), '1000100', 'DEFUNCION_POR_CONFIRMAR', { id_ente_gestor: AUTORIDAD });
    ids.cerrada = await abrirNovedad(db(), '1000100', 'EMPLEADOR_DISTINTO', { estado: 'PROCESADA' });
    // The novedad follows its affiliation's department, and a correction of it, too.
    for (const [numero, departamento] of [
      ['1000101', 3],
      ['1000102', 3],
      ['1000006', 3],
    ] as const) {
      const { id } = await afiliacionDe(db(), numero);
      await sql`update afiliacion set id_departamento = ${departamento} where id = ${id}`.execute(db());
    }
  });
  afterAll(() => api.cerrar());

  const db = () => api.base.owner.db;
  const listar = async (filtros = '0/10/null/null', conToken = token) => {
    const ruta = `/api/v1/novedades/findByIdEnteGestor/${filtros}`;
    const { status, body } = await api.pedir<Lista>(conToken, 'GET', ruta);
    expect(status).toBe(200);
    return body;
  };
  const idsDe = ({ content }: Lista) => content.map((n) => n.idNovedadEnteGestor);
  const de = (...numeros: string[]) => numeros.map((numero) => ids[numero]);

  it('un ente gestor ve las suyas que están abiertas, la más nueva primero, con sus datos', async () => {
    const lista = await listar();
    expect([lista.totalElement, lista.pages, idsDe(lista)]).toEqual([5, 1, de(...PROPIAS).reverse()]);
    const { id } = await afiliacionDe(db(), '1000100');
    expect(lista.content.at(-1)).toEqual({
      idNovedadEnteGestor: ids['1000100'],
      codigoNovedad: 'REGISTRO_DUPLICADO',
      nombres: 'GUTIÉRREZ MARCA JORGE LUIS',
      documentoIdentidad: '1000100',
      complementoDocumento: '',
      fechaNacimiento: '1985-03-14',
      departamento: 'La Paz',
      detalleNovedad: 'De 1000100.',
      idAfiliadoEnteGestor: id,
      tipoAfiliado: 'TITULAR',
      fechaNovedad: '2026-10-14',
      siglaEnteGestor: 'CNS',
    });
    expect(lista.content[0]).toMatchObject({ documentoIdentidad: '1000200', tipoAfiliado: 'BENEFICIARIO' });
    expect(Object.keys(lista).toSorted()).toEqual(['content', 'pages', 'totalElement']);
  });

  it('la autoridad ve las de todos y las suyas; otro ente gestor, ninguna ajena', async () => {
    for (const usuario of ['adm.autoridad', 'cons.autoridad', 'eje.autoridad']) {
      const lista = await listar('0/10/null/null', await api.ingresar(usuario));
      expect([usuario, idsDe(lista)]).toEqual([usuario, [ids.autoridad, ...de(...PROPIAS, AJENA).reverse()]]);
      expect(new Set(lista.content.map(({ siglaEnteGestor }) => siglaEnteGestor))).toEqual(new Set(['CNS', 'CPS']));
    }
    const petrolera = await api.ingresar('ope.petrolera');
    expect(idsDe(await listar('0/10/null/null', petrolera))).toEqual(de(AJENA));
    expect((await listar('0/10/1000100/null', petrolera)).totalElement).toBe(0);
  });

  it.each([
    ['0/10/1000103/null', ['1000103']],
    ['0/10/1.000.103/null', ['1000103']],
    ['0/10/1000103-1A/null', []],
    ['0/10/9999999/null', []],
    ['0/10/null/SC', []],
  ])('%s: filtra por documento, escrito como sea', async (filtros, esperadas) => {
    expect(idsDe(await listar(filtros))).toEqual(de(...esperadas));
  });

  it('filtra por departamento, por id, código, sigla o nombre; y por los dos a la vez', async () => {
    const lugar = await db().selectFrom('departamento').selectAll().where('id', '=', 3).executeTakeFirstOrThrow();
    for (const clave of [String(lugar.id), lugar.codigo, lugar.sigla, encodeURIComponent(lugar.nombre)])
      expect([clave, idsDe(await listar(`0/10/null/${clave}`))]).toEqual([clave, de('1000102', '1000101')]);
    expect(idsDe(await listar('0/10/1000101/3'))).toEqual(de('1000101'));
    expect(idsDe(await listar('0/10/1000100/3'))).toEqual([]);
    const todas = await listar('0/10/null/3', await api.ingresar('cons.autoridad'));
    expect([idsDe(todas), todas.totalElement]).toEqual([de(AJENA, '1000102', '1000101'), 3]);
    expect(todas.content[0]?.departamento).toBe(lugar.nombre);
  });

  it('las páginas juntas son la lista entera; después de la última, ninguna', async () => {
    const vistas: number[] = [];
    for (const pagina of [0, 1, 2]) {
      const lista = await listar(`${pagina}/2/null/null`);
      expect([lista.totalElement, lista.pages]).toEqual([5, 3]);
      vistas.push(...idsDe(lista));
    }
    expect(vistas).toEqual(de(...PROPIAS).reverse());
    expect(idsDe(await listar('3/2/null/null'))).toEqual([]);
  });

  it.each([
    ['0/101/null/null', 'limit'],
    ['-1/10/null/null', 'page'],
    ['0/10/abc/null', 'ci'],
    ['0/10/null/XX', 'departamento'],
  ])('%s se rechaza y se señala el campo', async (filtros, campo) => {
    const { status, body } = await api.pedir(token, 'GET', `/api/v1/novedades/findByIdEnteGestor/${filtros}`);
    expect([status, body.codigo, body.detalle?.[0]?.campo]).toEqual([400, 'SOLICITUD_INVALIDA', campo]);
  });

  it('leerla deja rastro, con lo que se buscó y lo que se vio', async () => {
    await listar('0/10/1000102/null');
    const filas = await db()
      .selectFrom('auditoria')
      .select(['recurso', 'despues'])
      .where('accion', '=', 'novedades')
      .execute();
    const visto = expect.objectContaining({ ci: '1000102', total: 1, novedades: de('1000102') });
    expect(filas).toContainEqual({ recurso: 'novedad', despues: visto });
  });

  it('registrar una doble afiliación abre una en cada ente gestor, que cada uno ve', async () => {
    await registrar(api, token, pedidoRegistro('1000006'));
    for (const usuario of ['ope.afiliaciones', 'ope.petrolera']) {
      const { content } = await listar('0/10/1000006/null', await api.ingresar(usuario));
      expect([usuario, content.map((n) => n.codigoNovedad)]).toEqual([
        usuario,
        expect.arrayContaining(['DOBLE_AFILIACION']),
      ]);
    }
    expect((await listar('0/10/1000006/null')).content).toHaveLength(1);
    await db().deleteFrom('novedad').where('codigo', '=', 'DOBLE_AFILIACION').execute();
  });
});
