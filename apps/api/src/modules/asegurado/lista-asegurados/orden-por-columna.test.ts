import type { Respuesta } from '@sgpa/contract/endpoints';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { MAX_POR_ORDENAR, type OrdenDeColumna } from '@sgpa/domain/asegurado/lista-asegurados';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Titulares = Respuesta<'lista-asegurados/titulares'> & CuerpoError;

/** Turns what the column shows of a row into a text that sorts letter by letter. */
const MUESTRA: Readonly<Record<Exclude<OrdenDeColumna, 'DOCUMENTO_TITULAR'>, (fila: FilaAsegurado) => string>> = {
  // The youngest comes first.
  EDAD: ({ fecha_nacimiento }) => String(99_999_999 - Number(fecha_nacimiento.replaceAll('-', ''))),
  ESTADO: ({ estado }) => String(estado.codigo),
  EMPLEADOR: ({ nombre_entidad }) => nombre_entidad,
  USUARIO: ({ usuario_creacion }) => usuario_creacion ?? '~',
};

/**
 * The data has longer documents, accents, missing surnames, a baja that fell due without the job's run, and two
 * entities.
 */
describe('orden-por-columna.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
    await sql`with gente (numero, paterno, materno, nombres, nacimiento) as (values
        ('99999', 'ÁVALOS', 'ZEBALLOS', 'ANA', date '1990-05-01'), ('8800100', 'AVALOS', '', 'BRUNO', date '1950-05-01'),
        ('10200300', '', 'ÑUFLO', 'CARLA', date '2000-01-01'), ('8800101', 'ZABALA', 'RÍOS', 'ÁNGEL', date '1970-12-31'),
        ('50000', 'MAMANI', 'ALÍ', 'ÓSCAR', date '1985-03-14')),
      personas as (insert into persona (numero_documento, fecha_nacimiento, primer_apellido, segundo_apellido, nombres)
        select numero, nacimiento, paterno, materno, nombres from gente returning id)
      insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja,
        fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select p.id, 1 + n % 2, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, case when n % 2 = 0 then 101 else 100 end, '2019-07-07',
        case when n % 2 = 0 then date '2026-10-01' end, case when n % 2 = 0 then date '2026-09-30' end, '2026-10-02',
        m.id_usuario_creacion, m.creado_en
      from (select id, row_number() over (order by id)::integer as n from personas) p
      cross join lateral (select a.* from afiliacion a where a.tipo = 'TITULAR' order by a.id offset p.n * 3 limit 1) m`.execute(
      api.base.owner.db,
    );
  });
  afterAll(() => api.cerrar());

  const listar = async (filtros: Record<string, string>, quien = token) => {
    const ruta = `/api/v1/afiliado/ente-gestor-all?${new URLSearchParams(filtros)}`;
    return api.pedir<Titulares>(quien, 'GET', ruta);
  };
  const TODOS = { limit: '100', fechaInicio: '2019-07-07', fechaFin: '2019-07-07' };

  it.each(Object.entries(MUESTRA))(
    'por %s, de lo primero a lo último, en todas sus páginas',
    async (orden, muestra) => {
      const { status, body } = await listar({ ...TODOS, orden });
      expect([status, body.total >= 5, body.datos.length === body.total]).toEqual([200, true, true]);
      const vistas = body.datos.map(muestra);
      expect(vistas).toEqual([...vistas].sort((una, otra) => (una < otra ? -1 : una > otra ? 1 : 0)));
      const segunda = await listar({ ...TODOS, orden, limit: '2', page: '1' });
      expect(segunda.body.datos.map(muestra)).toEqual(vistas.slice(2, 4));
    },
  );

  it('los de un nombre también, y los beneficiarios por el documento de su titular', async () => {
    const { body } = await listar({ nombre: 'avalos', orden: 'EDAD', limit: '100' });
    expect(body.datos.map(({ nombres }) => nombres)).toEqual(['ANA', 'BRUNO']);
    const ruta = '/api/v1/beneficiario/ente-gestor-all?orden=DOCUMENTO_TITULAR&limit=100';
    const beneficiarios = await api.pedir<Respuesta<'lista-asegurados/beneficiarios'>>(token, 'GET', ruta);
    const titulares = beneficiarios.body.content.map(
      ({ numero_documento_titular: numero }) => numero?.padStart(20, '0') ?? '~',
    );
    expect(titulares.length).toBeGreaterThan(3);
    expect(titulares).toEqual([...titulares].sort());
  });

  it('con más de los que se ordenan a la vez lo dice, y no los lee', async () => {
    await sql`with personas as (insert into persona (numero_documento, fecha_nacimiento, nombres)
        select (8900000 + i)::text, '1990-01-01', 'PERSONA' from generate_series(1, ${MAX_POR_ORDENAR + 1}) i returning id)
      insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro,
        id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, 100, '2020-01-01', '2026-10-02', m.id_usuario_creacion, m.creado_en
      from personas p cross join (select a.* from afiliacion a where a.tipo = 'TITULAR' order by a.id limit 1) m`.execute(
      api.base.owner.db,
    );
    const { status, body } = await listar({ orden: 'EMPLEADOR' });
    expect([status, body.detalle]).toEqual([
      400,
      [{ campo: 'orden', mensaje: 'Se ordena por esta columna con hasta 2.000 resultados: acote la búsqueda.' }],
    ]);
  });
});
