import type { Respuesta } from '@sgpa/contract/endpoints';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { fecha as dia } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../../db/alcance.ts';
import { type FiltroAuditoria, paginaDeAuditoria, paginaDePersona } from '../lectura.queries.ts';

const FILAS = 20_000;
const LISTAS = 5000;
const MOSTRADA = '1000104';

describe('auditoria.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
    // Ten months of many users; one row in a thousand is of the kind that is asked for.
    await sql`insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
      select timestamptz '2026-01-01 12:00-04' + n * interval '20 minutes', 1 + n % 12, 1 + n % 7,
        case when n % 1000 = 7 then 'baja-titular' else 'detalle-asegurado' end, 'afiliacion', (900000 + n % 5000)::text,
        '{"estado": 100, "detalle": "=1+1", "persona": {"correo_electronico": "a@b"}}',
        '{"estado": 104, "detalle": null, "persona": {"correo_electronico": "c@d"}}'
      from generate_series(1, ${FILAS}::integer) n`.execute(api.base.owner.db);
    // Ten thousand lists showed twenty each; one in a hundred showed this person, whom one file of everybody showed
    // too.
    const { id } = await afiliacionDe(api.base.owner.db, MOSTRADA);
    await sql`insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_solicitud, despues)
      select timestamptz '2026-01-01 12:00-04' + n * interval '1 hour', 1, 1, 'lista-asegurados', 'titular', n::text,
        jsonb_build_object('total', 20, 'deCadaUna', true, 'etapa', 'INICIO', 'afiliaciones', (
          select jsonb_agg(900000 + (n * 31 + k * 7) % 10000) from generate_series(1, 20) k)
          || case when n % 100 = 7 then to_jsonb(${id}::bigint) else '[]' end)
      from generate_series(1, ${LISTAS}::integer) n`.execute(api.base.owner.db);
    await sql`insert into exportacion_mostrada (iniciada_en, id_solicitud, afiliaciones)
      select timestamptz '2026-01-01 12:00-04' + n * interval '1 hour', n::text,
        array_agg(900000 + (n + k) % 10000) || case when n = 2 then ${id}::integer end
      from generate_series(1, 200) n, generate_series(1, 200) k group by n`.execute(api.base.owner.db);
    await sql`vacuum analyze exportacion_mostrada`.execute(api.base.owner.db);
    await sql`vacuum analyze auditoria`.execute(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const pedir = async (consulta: string) => {
    const { status, body } = await api.pedir<Respuesta<'auditoria'>>(token, 'GET', `/api/v1/auditoria?${consulta}`);
    expect(status).toBe(200);
    return body;
  };
  const todas = async (consulta: string) => {
    const filas = [];
    for (let tras: string | null = ''; tras !== null; ) {
      const { datos, siguiente }: Respuesta<'auditoria'> = await pedir(
        `${consulta}&limit=7&tras=${encodeURIComponent(tras)}`,
      );
      filas.push(...datos);
      tras = siguiente;
    }
    return filas;
  };

  it('cuenta quién, cuándo, desde dónde, qué y sobre qué, con cada cambio en palabras', async () => {
    const { datos } = await pedir('accion=baja-titular&limit=1');
    expect(datos).toEqual([
      {
        idFila: expect.any(Number),
        cuando: '2026-09-22 11:40:00',
        accion: 'baja-titular',
        descripcion: 'Baja de un titular',
        usuario: expect.any(String),
        nombreUsuario: expect.any(String),
        enteUsuario: expect.any(String),
        ente: expect.any(String),
        recurso: 'Afiliación',
        idRecurso: expect.any(String),
        sujeto: null,
        ip: null,
        idSolicitud: null,
        cambios: [
          { campo: 'Estado', antes: '100', despues: '104' },
          { campo: 'Detalle', antes: '=1+1', despues: null },
          { campo: 'Persona: Correo electrónico', antes: 'a@b', despues: 'c@d' },
        ],
      },
    ]);
  });

  it('por páginas da cada fila una vez, la más nueva primero, también las del mismo instante', async () => {
    const filas = await todas('accion=baja-titular');
    expect(filas).toHaveLength(FILAS / 1000);
    expect(new Set(filas.map(({ idFila }) => idFila)).size).toBe(filas.length);
    await sql`insert into auditoria (ocurrido_en, accion) select '2026-05-05 10:00-04', 'carga-demo' from generate_series(1, 20)`.execute(
      api.base.owner.db,
    );
    const iguales = await todas('accion=carga-demo&desde=2026-05-05&hasta=2026-05-05');
    expect(new Set(iguales.map(({ idFila }) => idFila)).size).toBe(20);
  });

  it.each([
    ['usuario, escrito como sea', 'usuario=ADM.ente', (f: { usuario: string | null }) => f.usuario === 'adm.ente'],
    ['ente gestor', 'idEnteGestor=1', (f: { ente: string | null }) => f.ente === 'CNS'],
    ['días', 'desde=2026-03-01&hasta=2026-03-01', (f: { cuando: string }) => f.cuando.startsWith('2026-03-01')],
  ])('se filtra por %s', async (_que, consulta, es) => {
    const { datos } = await pedir(`${consulta}&limit=100&accion=detalle-asegurado`);
    expect(datos.length).toBeGreaterThan(0);
    expect(datos.every(es)).toBe(true);
  });

  it('una lectura que se anotó con el nombre del hecho se dice lectura, en la lista, en el archivo y al filtrar', async () => {
    await sql`insert into auditoria (ocurrido_en, accion, recurso, id_recurso, antes, despues) values
      ('2025-03-01 10:00-04', 'actualizacion-titular', 'afiliacion', '1', null, null),
      ('2025-03-01 11:00-04', 'actualizacion-titular', 'afiliacion', '1', '{"estado": 100}', '{"estado": 101}'),
      ('2025-03-01 12:00-04', 'lectura-actualizacion-titular', 'afiliacion', '1', null, null)`.execute(
      api.base.owner.db,
    );
    const eseDia = 'desde=2025-03-01&hasta=2025-03-01';
    const dichas = (filas: Respuesta<'auditoria'>) =>
      filas.datos.map(({ cuando, descripcion }) => [cuando.slice(11, 13), descripcion]);
    const [lectura, hecho] = ['Lectura para actualizar a un titular', 'Actualización de un titular'];
    expect(dichas(await pedir(eseDia))).toEqual([
      ['12', lectura],
      ['11', hecho],
      ['10', lectura],
    ]);
    expect(dichas(await pedir(`${eseDia}&accion=lectura-actualizacion-titular`))).toEqual([
      ['12', lectura],
      ['10', lectura],
    ]);
    expect(dichas(await pedir(`${eseDia}&accion=actualizacion-titular`))).toEqual([['11', hecho]]);
    const { body } = await api.pedir<string>(token, 'GET', `/api/v1/auditoria/exportacion?${eseDia}`);
    expect(body.split(lectura)).toHaveLength(3);
  });

  it('leerla deja su fila: quién, con qué filtros y de quién', async () => {
    await pedir('numeroDocumento=1000100&desde=2026-01-01');
    const [ultima] = (await pedir('accion=auditoria&limit=1')).datos;
    expect(ultima).toMatchObject({ usuario: 'adm.autoridad', recurso: 'Persona', idRecurso: '1000100' });
    expect(ultima?.cambios).toEqual([{ campo: 'Desde', antes: null, despues: '2026-01-01' }]);
  });

  it('por el número solo también se halla lo que se consultó con complemento de quien no está registrado', async () => {
    const suyo = await api.ingresar('ope.petrolera');
    for (const ci of ['1000009', '10000091'])
      await api.pedir(suyo, 'POST', '/api/v1/getDatosPersonaSEGIP', {
        ci,
        complemento: '1A',
        fechaNacimiento: '1984-06-21',
      });
    const consultas = 'accion=consulta-identidad&numeroDocumento=1000009';
    const de = async (documento: string) => (await pedir(`${consultas}${documento}`)).datos.map((f) => f.idRecurso);
    expect(await de('')).toEqual(['1000009-1A']);
    expect(await de('-1A')).toEqual(['1000009-1A']);
    expect(await de('-1B')).toEqual([]);
    const { body } = await api.pedir<string>(token, 'GET', `/api/v1/auditoria/exportacion?${consultas}`);
    expect(body.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining('1000009-1A')]);
  });

  it('el archivo tiene todas las filas, sin fórmulas, y su principio y su fin quedan anotados', async () => {
    const { body, cabeceras } = await api.pedir<string>(
      token,
      'GET',
      '/api/v1/auditoria/exportacion?usuario=adm.ente&desde=2026-01-01&hasta=2026-09-30',
    );
    expect(cabeceras.get('content-disposition')).toBe('attachment; filename="auditoria-2026-10-14.csv"');
    const [titulos = '', ...lineas] = body.trimEnd().split('\r\n');
    expect(titulos).toContain('"Fecha y hora";"Usuario"');
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from auditoria a join usuario u on u.id = a.id_usuario
      where u.username = 'adm.ente' and ocurrido_en < '2026-10-01 00:00-04'`.execute(api.base.owner.db);
    expect(lineas).toHaveLength(rows[0]?.n ?? 0);
    expect(lineas.length).toBeGreaterThan(1000);
    expect(lineas.filter((linea) => /(^|;)"?[=+@-]/.test(linea))).toEqual([]);
    const etapas = (await pedir('accion=auditoria&limit=2')).datos.map(
      ({ cambios }) => cambios.find(({ campo }) => campo === 'Etapa')?.despues,
    );
    expect(etapas.toSorted()).toEqual(['COMPLETA', 'INICIO']);
  });

  it('sin fórmulas: lo que empieza como una lleva un apóstrofo', async () => {
    await sql`insert into auditoria (ocurrido_en, accion, recurso, id_recurso) values ('2025-01-01 10:00-04', 'carga-demo', '=HYPERLINK("x")', '+1')`.execute(
      api.base.owner.db,
    );
    const { body } = await api.pedir<string>(token, 'GET', '/api/v1/auditoria/exportacion?hasta=2025-02-01');
    expect(body).toContain(`"'=HYPERLINK(""x"")";;"'+1"`);
  });

  it.each(ROLES)('%s: la base de datos misma da filas solo a quien revisa la auditoría', async (rol) => {
    const usuario = await api.base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', usuarioDe(rol))
      .executeTakeFirstOrThrow();
    const entes = (await api.base.owner.db.selectFrom('ente_gestor').select('id').execute()).map(({ id }) => id);
    const alcance = alcanceDePrueba({ idUsuario: usuario.id, entes, idEmpleador: null });
    const { rows } = await conAlcance(api.base.app.db, alcance, (trx) =>
      sql<{ n: number }>`select count(*) as n from auditoria`.execute(trx),
    );
    expect((rows[0]?.n ?? 0) > 0).toBe(puede(rol, 'auditoria'));
  });

  describe('con muchas filas', () => {
    const leidas = async (tarea: 'lista' | 'persona', filtro: FiltroAuditoria) => {
      const { id } = await api.base.owner.db
        .selectFrom('usuario')
        .select('id')
        .where('username', '=', 'adm.autoridad')
        .executeTakeFirstOrThrow();
      const entes = (await api.base.owner.db.selectFrom('ente_gestor').select('id').execute()).map((ente) => ente.id);
      return conFotoDelAlcance(
        api.base.app.db,
        alcanceDePrueba({ idUsuario: id, entes, idEmpleador: null }),
        async (trx) => {
          const leer = () =>
            tarea === 'lista' ? paginaDeAuditoria(trx, filtro) : paginaDePersona(trx, { numero: MOSTRADA }, filtro);
          const contar = async () =>
            (
              await sql<{ n: number }>`select sum(pg_stat_get_xact_tuples_returned(i.inhrelid))::bigint as n
              from pg_inherits i where i.inhparent::regclass::text like 'auditoria%'`.execute(trx)
            ).rows[0]?.n ?? Number.NaN;
          await leer();
          const antes = await contar();
          const filas = await leer();
          return { filas: filas.length, leidas: (await contar()) - antes };
        },
      );
    };

    it.each([
      ['sin filtros', {}, 26],
      ['por usuario', { usuario: 'adm.ente' }, 26],
      ['por una acción rara', { accion: 'baja-titular' }, 20],
      ['por una lectura', { accion: 'lectura-actualizacion-titular' }, 0],
      ['por ente gestor', { idEnteGestor: idEnteGestor(3) }, 26],
      ['por una acción rara y ente gestor', { accion: 'baja-titular', idEnteGestor: idEnteGestor(3) }, 1],
      ['por días', { desde: dia('2026-02-01'), hasta: dia('2026-02-10') }, 26],
      ['por usuario y días', { usuario: 'ADM.ente', desde: dia('2026-02-01'), hasta: dia('2026-02-20') }, 26],
      ['por una acción rara y días', { accion: 'baja-titular', hasta: dia('2026-03-31') }, 6],
      [
        'por ente gestor y días',
        { idEnteGestor: idEnteGestor(3), desde: dia('2026-02-01'), hasta: dia('2026-02-20') },
        26,
      ],
      ['tras una página', { tras: '2026-03-01T16:00:00.000000Z_999999' }, 26],
    ])('%s: una página lee del índice poco más que sus filas', async (_que, filtro, alMenos) => {
      const visto = await leidas('lista', { ...filtro, limite: 26 });
      expect(visto.filas).toBeGreaterThanOrEqual(alMenos);
      expect(visto.leidas).toBeLessThan(120);
    });

    it('por persona: de cada cosa suya, y de lo que la mostró entre otras, del índice', async () => {
      const visto = await leidas('persona', { limite: 100 });
      expect(visto.filas).toBe(LISTAS / 100 + 1);
      expect(visto.leidas).toBeLessThan(300);
    });
  });
});
