import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { usuarioDe } from '@sgpa/banco-de-pruebas/cuentas';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { fecha as dia } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance, conFotoDelAlcance } from '../../../db/alcance.ts';
import { type FiltroAuditoria, paginaDeAuditoria, paginaDePersona } from '../lectura.queries.ts';

const FILAS = 20_000;

describe('auditoria.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
    // Ten months of many users, one in a thousand of a kind.
    await sql`insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, antes, despues)
      select timestamptz '2026-01-01 12:00-04' + n * interval '20 minutes', 1 + n % 12, 1 + n % 7,
        case when n % 1000 = 7 then 'baja-titular' else 'detalle-asegurado' end, 'afiliacion', (900000 + n % 5000)::text,
        '{"estado": 100, "detalle": "=1+1", "persona": {"correo_electronico": "a@b"}}',
        '{"estado": 104, "detalle": null, "persona": {"correo_electronico": "c@d"}}'
      from generate_series(1, ${FILAS}::integer) n`.execute(api.base.owner.db);
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

  it('leerla deja su fila: quién, con qué filtros y de quién', async () => {
    await pedir('numeroDocumento=1000100&desde=2026-01-01');
    const [ultima] = (await pedir('accion=auditoria&limit=1')).datos;
    expect(ultima).toMatchObject({ usuario: 'adm.autoridad', recurso: 'Persona', idRecurso: '1000100' });
    expect(ultima?.cambios).toEqual([{ campo: 'Desde', antes: null, despues: '2026-01-01' }]);
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
    expect(body).toContain(`"'=HYPERLINK(""x"")";"'+1"`);
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
            tarea === 'lista' ? paginaDeAuditoria(trx, filtro) : paginaDePersona(trx, { numero: '1000100' }, filtro);
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
      ['por ente gestor', { idEnteGestor: 3 }, 26],
      ['por una acción rara y ente gestor', { accion: 'baja-titular', idEnteGestor: 3 }, 1],
      ['por días', { desde: dia('2026-02-01'), hasta: dia('2026-02-10') }, 26],
      ['por usuario y días', { usuario: 'ADM.ente', desde: dia('2026-02-01'), hasta: dia('2026-02-20') }, 26],
      ['por una acción rara y días', { accion: 'baja-titular', hasta: dia('2026-03-31') }, 6],
      ['por ente gestor y días', { idEnteGestor: 3, desde: dia('2026-02-01'), hasta: dia('2026-02-20') }, 26],
      ['tras una página', { tras: '2026-03-01T16:00:00.000000Z_999999' }, 26],
    ])('%s: una página lee del índice poco más que sus filas', async (_que, filtro, alMenos) => {
      const visto = await leidas('lista', { ...filtro, limite: 26 });
      expect(visto.filas).toBeGreaterThanOrEqual(alMenos);
      expect(visto.leidas).toBeLessThan(120);
    });

    it('por persona: de cada cosa suya, del índice', async () => {
      expect((await leidas('persona', { limite: 21 })).leidas).toBeLessThan(200);
    });
  });
});
