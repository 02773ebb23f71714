import { Writable } from 'node:stream';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO, pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** None of these may appear: numbers, names, dates of birth, addresses, passwords, tokens. */
const PERSONAL =
  /1000001|1000100|1000104|1000503|QUISPE|MARTINA|GUTI|JORGE|1985-03-14|RETAMAS|70012345|correo\.example|Demo-SGPA|Bearer|eyJ/;

describe('bitacora.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let escrito: string;
  beforeAll(async () => {
    const stream = new Writable({
      write(trozo, _codificacion, listo) {
        escrito += String(trozo);
        listo();
      },
    });
    escrito = '';
    api = await crearApiDePrueba({ fallas: true, log: pino({ level: 'trace' }, stream) });
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(() => {
    escrito = '';
    api.simuladores.control.sanar();
  });
  afterAll(() => api.cerrar());

  const detalle = `/api/v1/asegurado/buscar/titular/CI/1000100/${NACIMIENTO}/NIT-1020304050/2024-01-18`;
  const lineas = () =>
    escrito
      .split('\n')
      .filter(Boolean)
      .map((linea): Record<string, unknown> => JSON.parse(linea));

  it('lo normal: una línea por pedido con la forma de la ruta, nunca con lo pedido', async () => {
    await registrar(api, token, pedidoRegistro('1000001'), 'clave-de-la-bitacora');
    expect((await api.pedir(token, 'GET', detalle)).status).toBe(200);
    await api.pedir(token, 'GET', '/api/v1/afiliado/ente-gestor-all?numeroDocumento=1000104');
    expect(lineas().map(({ metodo, ruta, status }) => [metodo, ruta, status])).toEqual([
      ['POST', '/api/v2/afiliado/ente-gestor', 200],
      [
        'GET',
        '/api/v1/asegurado/buscar/titular/:tipo_documento/:numero_documento/:fecha_nacimiento/:codigo_entidad/:fecha_afiliacion',
        200,
      ],
      ['GET', '/api/v1/afiliado/ente-gestor-all', 200],
    ]);
    expect(escrito).not.toMatch(PERSONAL);
  });

  it('lo que se rechaza', async () => {
    await api.pedir(null, 'POST', '/api/v1/login_app', { username: 'QUISPE', password: PASSWORD_DEMO });
    await api.pedir(null, 'GET', detalle);
    await api.pedir(token, 'GET', detalle.replace('1985-03-14', '1985-13-14'));
    await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', {
      data: [{ persona: { nombres: 'QUISPE', numero_documento: '1000001' } }],
    });
    await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', '{"numero_documento": "1000001", QUISPE');
    await api.pedir(token, 'GET', '/api/v1/no/hay/1000100');
    await api.pedir(token, 'GET', '/api/v1/entidad/find/1000100%zz/3100');
    await registrar(api, token, pedidoRegistro('1000503'));
    api.simuladores.control.fallar('segip', { modo: 'basura' });
    await registrar(api, token, pedidoRegistro('1000100'));
    expect(lineas().length).toBeGreaterThan(5);
    expect(escrito).not.toMatch(PERSONAL);
  });

  it('lo que el rol no permite: quién lo pidió y qué era', async () => {
    expect((await api.pedir(token, 'GET', '/api/v1/auditoria?numeroDocumento=1000100')).status).toBe(403);
    const [negado, pedido] = lineas();
    expect(negado).toMatchObject({ level: 40, msg: 'not permitted', accion: 'auditoria', reqId: pedido?.reqId });
    const { id } = await api.base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    expect(negado?.usuario).toBe(id);
    expect(escrito).not.toMatch(PERSONAL);
  });

  it('de quien no puede se dice una vez, y según su cuenta de ahora', async () => {
    const suyo = await api.ingresar('ope.afiliaciones');
    const estados = [];
    for (const rol of ['CONS_POBLACION', 'OPE_AFILIACION', 'CONS_POBLACION', 'OPE_AFILIACION']) {
      await sql`update usuario set rol = ${rol} where username = 'ope.afiliaciones'`.execute(api.base.owner.db);
      estados.push((await api.pedir(suyo, 'GET', '/api/v2/afiliado/findByCodigo/999999999')).status);
    }
    expect(estados).toEqual([403, 404, 403, 404]);
    expect(lineas().filter(({ msg }) => msg === 'not permitted')).toHaveLength(2);
  });

  it('un fallo inesperado se anota por su lugar, sin datos, y la respuesta tampoco los lleva', async () => {
    const { db } = api.base.owner;
    await sql`create function estallar() returns trigger language plpgsql as $$
      begin raise exception 'fallo con %', new.despues using detail = new.despues::text; end $$`.execute(db);
    await sql`create trigger estallar before insert on afiliacion_historia for each row execute function estallar()`.execute(
      db,
    );
    let solicitud: string | null = null;
    try {
      const respuesta = await api.pedir(
        token,
        'POST',
        '/api/v2/afiliado/ente-gestor',
        pedidoRegistro('1000104', { persona: { genero: 'M' }, codigo_entidad: 'NIT-1020310037' }),
      );
      solicitud = respuesta.cabeceras.get('x-request-id');
      expect([respuesta.status, respuesta.body]).toEqual([
        500,
        {
          codigo: 'ERROR_INTERNO',
          mensaje: 'La operación no pudo ser procesada por favor contáctese con su administrador.',
        },
      ]);
    } finally {
      await sql`drop trigger estallar on afiliacion_historia`.execute(db);
    }
    const error = lineas().find(({ msg }) => msg === 'unexpected error');
    expect(error).toMatchObject({ level: 50, codigo: 'P0001' });
    // The screen shows the id, so that the administrator finds this line.
    expect(solicitud).toEqual(error?.reqId);
    expect(escrito).not.toMatch(PERSONAL);
  });
});
