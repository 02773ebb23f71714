import type { Respuesta } from '@sgpa/contract/endpoints';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { CLAVES_DE_LISTA, type ClaveDeLista, type OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Filtros = Record<string, string>;

const sinAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();

/** Each key is turned into a text that sorts letter by letter. */
const CLAVES: Readonly<Record<ClaveDeLista, (fila: FilaAsegurado, dias: ReadonlyMap<number, string>) => string>> = {
  DOCUMENTO: ({ numero_documento, complemento_documento }) =>
    numero_documento.padStart(20, '0') + complemento_documento,
  NOMBRE: ({ primer_apellido, segundo_apellido, nombres }) =>
    sinAcentos([primer_apellido, segundo_apellido, nombres].filter(Boolean).join(' ')),
  AFILIACION: ({ idAfiliadoEnteGestor }, dias) => dias.get(idAfiliadoEnteGestor) ?? '',
};

/** A search is walked by one in so many of the keys. */
const DE_CADA = cuantosCasos(1, CLAVES_DE_LISTA.length);
const POR_PAGINA = 100;
/** An entity has enough rows that its pages go beyond OFFSET_PROFUNDO, from where pages are found by their day. */
const GENTE = 1500;

/** Names and days repeat, documents have all lengths, surnames have accents or lack, in two entities. */
describe('orden-por-clave.test.ts', () => {
  let api: ApiDePrueba;
  const tokens: Record<string, string> = {};
  /** No row of the list shows its affiliation date. */
  let dias: ReadonlyMap<number, string>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    for (const usuario of ['adm.autoridad', 'ope.afiliaciones', 'empleador.consulta'])
      tokens[usuario] = await api.ingresar(usuario);
    await sql`with personas as (
        insert into persona (numero_documento, complemento, fecha_nacimiento, primer_apellido, segundo_apellido, nombres)
        select (10 ^ (4 + i % 6) + i)::bigint::text, case when i % 9 = 0 then '1A' else '' end, '1990-01-01',
          (array['ÁVALOS', 'AVALOS', '', 'ÑUFLO', 'NUÑEZ', 'ROJAS', 'ROJASCO'])[1 + i % 7],
          (array['', 'DE LA CRUZ', 'ZÁRATE'])[1 + i % 3], (array['ANA', 'ÓSCAR'])[1 + i % 2]
        from generate_series(1, ${GENTE}) i returning id)
      insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja,
        fecha_cesantia, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select p.id, case when n % 5 = 0 then 2 else 1 end, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, e.estado,
        date '2020-01-01' + (n % 10), e.baja, e.fin, e.fin, date '2024-01-01' + (n * 7 % 400), m.id_usuario_creacion, m.creado_en
      from (select id, row_number() over (order by id)::integer as n from personas) p
      cross join lateral (values (0, 100, null::date, null::date), (1, 103, date '2026-10-01', date '2026-12-01')) e (k, estado, baja, fin)
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m
      where e.k = n % 2`.execute(api.base.owner.db);
    const { db } = api.base.owner;
    await sql`select contadores_rehacer()`.execute(db);
    const afiliaciones = await db.selectFrom('afiliacion').select(['id', 'fecha_afiliacion']).execute();
    dias = new Map(afiliaciones.map(({ id, fecha_afiliacion }) => [id, fecha_afiliacion]));
  });
  afterAll(() => api.cerrar());

  async function paginaDe(usuario: string, tipo: 'afiliado' | 'beneficiario', filtros: Filtros) {
    const ruta = `/api/v1/${tipo}/ente-gestor-all?${new URLSearchParams(filtros)}`;
    const token = tokens[usuario] ?? '';
    if (tipo === 'afiliado') {
      const { status, body } = await api.inyectar<Respuesta<'lista-asegurados/titulares'>>(token, 'GET', ruta);
      return { status, filas: body.datos, total: body.total };
    }
    const { status, body } = await api.inyectar<Respuesta<'lista-asegurados/beneficiarios'>>(token, 'GET', ruta);
    return { status, filas: body.content, total: body.totalElement };
  }

  /** Walks the pages until one is not full. */
  async function recorrer(usuario: string, tipo: 'afiliado' | 'beneficiario', filtros: Filtros, orden: OrdenDeLista) {
    const filas: FilaAsegurado[] = [];
    for (let page = 0; ; page += 1) {
      const pedido = { ...filtros, orden, page: String(page), limit: String(POR_PAGINA) };
      const pagina = await paginaDe(usuario, tipo, pedido);
      expect(pagina.status).toBe(200);
      filas.push(...pagina.filas);
      if (pagina.filas.length < POR_PAGINA) return { filas, total: pagina.total };
    }
  }

  const ids = (filas: readonly FilaAsegurado[]) => filas.map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor);

  const BUSQUEDAS: readonly [string, 'afiliado' | 'beneficiario', string, Filtros][] = [
    ['de un ente', 'afiliado', 'ope.afiliaciones', {}],
    ['de todos los entes', 'afiliado', 'adm.autoridad', {}],
    ['los de un empleador, que él mira', 'afiliado', 'empleador.consulta', {}],
    ['beneficiarios', 'beneficiario', 'ope.afiliaciones', {}],
    ['en un estado', 'afiliado', 'ope.afiliaciones', { estado: 'CESANTIA' }],
    ['entre dos fechas', 'afiliado', 'ope.afiliaciones', { fechaInicio: '2020-01-02', fechaFin: '2020-01-04' }],
    ['por vencer', 'afiliado', 'ope.afiliaciones', { estado: 'CESANTIA', venceEn: '60' }],
    ['de un nombre', 'afiliado', 'adm.autoridad', { nombre: 'avalos' }],
    ['mis registros', 'afiliado', 'ope.afiliaciones', { misRegistros: 'true' }],
    ['de un número', 'afiliado', 'ope.afiliaciones', { numeroDocumento: '100001' }],
  ];
  const conLugar = BUSQUEDAS.map((una, lugar) => [...una, lugar] as const);
  it.each(conLugar)(
    '%s, %s: en cada orden salen todos, una vez, página a página',
    async (_que, tipo, usuario, filtros, lugar) => {
      const deRegistro = await recorrer(usuario, tipo, filtros, 'REGISTRO');
      expect([deRegistro.filas.length, deRegistro.filas.length > 0]).toEqual([deRegistro.total, true]);
      const alReves = await recorrer(usuario, tipo, filtros, 'REGISTRO_ASC');
      expect(ids(alReves.filas)).toEqual(ids(deRegistro.filas).toReversed());
      for (const clave of CLAVES_DE_LISTA.filter((_una, k) => esSuTurno(lugar + k, DE_CADA))) {
        const esperadas = deRegistro.filas.toSorted((una, otra) => {
          const [a, b] = [CLAVES[clave](una, dias), CLAVES[clave](otra, dias)];
          return a < b ? -1 : a > b ? 1 : una.idAfiliadoEnteGestor - otra.idAfiliadoEnteGestor;
        });
        const { filas, total } = await recorrer(usuario, tipo, filtros, clave);
        expect([clave, total, ids(filas)]).toEqual([clave, deRegistro.total, ids(esperadas)]);
        const vueltas = await recorrer(usuario, tipo, filtros, `${clave}_DESC`);
        expect([clave, ids(vueltas.filas)]).toEqual([clave, ids(esperadas).toReversed()]);
      }
    },
  );

  it('quien se corrige cambia de lugar', async () => {
    const primera = async (orden: OrdenDeLista) =>
      (await paginaDe('ope.afiliaciones', 'afiliado', { orden, limit: '1' })).filas[0]?.numero_documento;
    const { db } = api.base.owner;
    await sql`update persona set primer_apellido = 'ÁAA', numero_documento = '1000' where numero_documento = '1000002'`.execute(
      db,
    );
    expect([await primera('NOMBRE'), await primera('DOCUMENTO')]).toEqual(['1000', '1000']);
  });
});
