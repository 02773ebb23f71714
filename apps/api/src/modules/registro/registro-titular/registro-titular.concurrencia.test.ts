import { randomUUID } from 'node:crypto';
import type { RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba, type Respuesta } from '@sgpa/testing/api';
import {
  CNS,
  CPS,
  type Cuentas,
  contarRegistro,
  diferencia,
  NADA,
  pedidoRegistro,
  registrar,
  resultado,
} from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const UNA = { persona: 1, ficha: 1, afiliacion: 1, historia: 1, auditoria: 1, operaciones: 1, contador: 1 };
const veces = <T>(n: number, hacer: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => hacer(i));

describe('registro-titular.concurrencia.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  beforeEach(async () => {
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const alguien = genteNueva(() => api, 7_000_000);
  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const codigosDe = (respuestas: Respuesta<RespuestaRegistro>[]) => respuestas.map((r) => resultado(r).codigo).sort();

  it('dos clics seguidos con la misma clave: una fila, y la misma respuesta o un aviso de que está en curso', async () => {
    for (const numero of veces(10, alguien)) {
      const clave = randomUUID();
      const respuestas = await Promise.all(veces(2, () => registrar(api, token, pedidoRegistro(numero), clave)));
      const hechas = respuestas.filter(({ status }) => status === 200);
      const enCurso = respuestas.filter(({ status }) => status !== 200) as unknown as Respuesta<CuerpoError>[];
      expect(hechas.length).toBeGreaterThan(0);
      expect(new Set(hechas.map((r) => JSON.stringify(r.body))).size).toBe(1);
      expect(hechas.map((r) => resultado(r).codigo)).toContain(500);
      for (const { status, body } of enCurso) expect([status, body.codigo]).toEqual([409, 'EN_CURSO']);
      // Asked again afterwards, everybody gets the answer of the request that wrote.
      const despues = await registrar(api, token, pedidoRegistro(numero), clave);
      expect(despues.body).toEqual(hechas[0]?.body);
    }
    const fila = Object.fromEntries(Object.entries(UNA).map(([k, n]) => [k, n * 10]));
    expect(await nuevo()).toEqual({ ...NADA, ...fila, idempotencia: 10 });
  });

  it('mientras la misma clave está en curso: 409 y nada escrito; después, se guarda', async () => {
    const numero = alguien();
    const clave = randomUUID();
    const { id } = await api.base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    const otra = await api.base.owner.pool.connect();
    try {
      // Another request with this key holds this lock until its transaction ends.
      await otra.query('select pg_advisory_lock(hashtextextended($1, 2))', [`${id}:${clave}`]);
      const cabeceras = { 'idempotency-key': clave };
      const enCurso = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedidoRegistro(numero), cabeceras);
      expect([enCurso.status, enCurso.body.codigo]).toEqual([409, 'EN_CURSO']);
      expect(await nuevo()).toEqual(NADA);
    } finally {
      otra.release(true);
    }
    await vi.waitFor(
      async () => expect(resultado(await registrar(api, token, pedidoRegistro(numero), clave)).codigo).toBe(500),
      { timeout: 50_000 },
    );
    expect(await nuevo()).toEqual({ ...NADA, ...UNA, idempotencia: 1 });
  });

  it('una respuesta perdida: la misma clave da la misma respuesta sin preguntar a nadie, y hay una fila', async () => {
    const numero = alguien();
    const clave = randomUUID();
    const primera = await registrar(api, token, pedidoRegistro(numero), clave);
    api.simuladores.control.fallar('segip', { modo: 'corte' });
    const segunda = await registrar(api, token, pedidoRegistro(numero), clave);
    api.simuladores.control.sanar();
    expect(resultado(primera).codigo).toBe(500);
    expect(segunda.status).toBe(200);
    expect(segunda.body).toEqual(primera.body);
    expect(await nuevo()).toEqual({ ...NADA, ...UNA, idempotencia: 1 });
  });

  it('la misma clave con otros datos: 422, nada más escrito', async () => {
    const [uno, otro] = [alguien(), alguien()];
    const clave = randomUUID();
    await registrar(api, token, pedidoRegistro(uno), clave);
    const otra = { 'idempotency-key': clave };
    const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedidoRegistro(otro), otra);
    expect([status, body.codigo]).toEqual([422, 'CLAVE_REUTILIZADA']);
    expect(await nuevo()).toEqual({ ...NADA, ...UNA, idempotencia: 1 });
  });

  it('la clave es de cada usuario: la misma en manos de otro es otra intención', async () => {
    const clave = randomUUID();
    const [uno, otro] = [alguien(), alguien()];
    await registrar(api, token, pedidoRegistro(uno), clave);
    const petrolera = await api.ingresar('ope.petrolera');
    expect(resultado(await registrar(api, petrolera, pedidoRegistro(otro), clave)).codigo).toBe(500);
  });

  it.each(['corta', 'con espacios dentro', 'x'.repeat(201)])(
    'una clave mal formada («%s») se rechaza',
    async (clave) => {
      const cabeceras = { 'idempotency-key': clave };
      const pedido = pedidoRegistro(alguien());
      const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido, cabeceras);
      expect([status, body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
      expect(await nuevo()).toEqual(NADA);
    },
  );

  it('dos pestañas al mismo tiempo, 20 veces: exactamente una fila cada vez', async () => {
    for (const numero of veces(20, alguien)) {
      const respuestas = await Promise.all(veces(2, () => registrar(api, token, pedidoRegistro(numero), randomUUID())));
      expect(codigosDe(respuestas)).toEqual([500, 502]);
    }
    const filas = Object.fromEntries(Object.entries(UNA).map(([k, n]) => [k, n * 20]));
    expect(await nuevo()).toEqual({ ...NADA, ...filas, idempotencia: 20 });
  });

  it('diez pestañas al mismo tiempo: una guarda y nueve dicen que ya existe', async () => {
    const numero = alguien();
    const respuestas = await Promise.all(veces(10, () => registrar(api, token, pedidoRegistro(numero))));
    expect(codigosDe(respuestas)).toEqual([500, ...veces(9, () => 502)]);
    expect(await nuevo()).toEqual({ ...NADA, ...UNA });
  });

  it('dos pestañas con fechas distintas: una guarda, la otra dice que ya hay cobertura', async () => {
    const numero = alguien();
    const respuestas = await Promise.all(
      veces(2, (i) =>
        registrar(api, token, pedidoRegistro(numero, { afiliacion: { fecha_inicio: `2026-09-0${i + 1}` } })),
      ),
    );
    expect(codigosDe(respuestas)).toEqual([0, 500]);
    expect(await nuevo()).toEqual({ ...NADA, ...UNA });
  });

  it('dos entes gestores al mismo tiempo: el segundo ve al primero, y hay una novedad para cada uno', async () => {
    const petrolera = await api.ingresar('ope.petrolera');
    for (const numero of veces(10, alguien)) {
      const respuestas = await Promise.all([token, petrolera].map((t) => registrar(api, t, pedidoRegistro(numero))));
      expect(codigosDe(respuestas)).toEqual([500, 501]);
      const novedades = await api.base.owner.db
        .selectFrom('novedad as n')
        .innerJoin('persona as p', 'p.id', 'n.id_persona')
        .select('n.id_ente_gestor')
        .where('p.numero_documento', '=', numeroDocumento(numero))
        .orderBy('n.id_ente_gestor')
        .execute();
      expect(novedades.map((n) => n.id_ente_gestor)).toEqual([CNS, CPS]);
    }
  });

  it('muchas personas a la vez: cada una una vez, y los contadores dicen lo que hay', async () => {
    const numeros = veces(12, alguien);
    const respuestas = await Promise.all(numeros.map((numero) => registrar(api, token, pedidoRegistro(numero))));
    expect(codigosDe(respuestas)).toEqual(veces(12, () => 500));
    const filas = Object.fromEntries(Object.entries(UNA).map(([k, n]) => [k, n * 12]));
    expect(await nuevo()).toEqual({ ...NADA, ...filas });
    const { rows } = await sql`select * from contadores_diferencias()`.execute(api.base.owner.db);
    expect(rows).toEqual([]);
  });
});
