import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTO = 60_000;
const DIA = 86_400_000;
const MALA = 'Otra-Contrasenia-Larga-2026';
const INVALIDAS = { codigo: 'CREDENCIALES_INVALIDAS', mensaje: 'Verifique los datos de su cuenta' };

const ESPERA = { timeout: 50_000 };

describe('ingreso.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    await sql`delete from bloqueo_direccion`.execute(api.base.owner.db);
    await sql`delete from bloqueo_ingreso`.execute(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const intentar = async (username: string, password: string) => {
    const cuerpo = { username, password };
    const { status, body } = await api.pedir<Record<string, string>>(null, 'POST', '/api/v1/login_app', cuerpo);
    return { status, body };
  };
  const fallar = async (username: string, veces: number) => {
    for (let i = 0; i < veces; i += 1) expect((await intentar(username, MALA)).status).toBe(401);
  };
  const cuenta = (username: string) =>
    api.base.owner.db
      .selectFrom('usuario')
      .select(['id', 'estado', 'ultimo_ingreso'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

  it('entra y recibe un token con el usuario y su rol, y nada secreto', async () => {
    const { status, body } = await intentar('ope.afiliaciones', PASSWORD_DEMO);
    expect(status).toBe(200);
    const [cabecera = '', contenido = ''] = (body.token ?? '').split('.');
    const leer = (parte: string) => JSON.parse(Buffer.from(parte, 'base64url').toString());
    expect(leer(cabecera)).toEqual({ alg: 'HS256' });
    expect(leer(contenido)).toEqual({
      usr: { usuario: 'ope.afiliaciones', codigoRol: 'OPE_AFILIACION' },
      sub: String((await cuenta('ope.afiliaciones')).id),
      jti: expect.any(String),
      iat: AHORA.getTime() / 1000,
      exp: AHORA.getTime() / 1000 + 8 * 3600,
    });
    expect((await cuenta('ope.afiliaciones')).ultimo_ingreso).toEqual(AHORA);
  });

  it('entre muchos nombres que nadie conoce, quien ya ingresó desde ahí entra; a los demás se les dice que esperen', async () => {
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(200);
    const otros = Array.from({ length: 60 }, (_, i) =>
      api.pedir(null, 'POST', '/api/v1/login_app', { username: `nadie.${i}`, password: MALA }),
    );
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(200);
    const negados = (await Promise.all(otros)).filter(({ status }) => status === 429);
    expect(negados.length).toBeGreaterThan(0);
    for (const { body, cabeceras } of negados)
      expect([body.codigo, cabeceras.get('retry-after')]).toEqual(['INGRESOS_EN_CURSO', '5']);
  });

  it.each(['  OPE.Afiliaciones ', '\u200B\u00A0ope.afilia\u00ADciones\u202C'])(
    'el nombre de usuario %j vale sin mayúsculas, espacios ni signos que no se ven',
    async (nombre) => {
      expect((await intentar(nombre, PASSWORD_DEMO)).status).toBe(200);
    },
  );

  it('contraseña equivocada y usuario desconocido: la misma respuesta', async () => {
    const deConocido = await intentar('adm.ente', MALA);
    const deDesconocido = await intentar('nadie.con.este.nombre', MALA);
    expect(deConocido).toEqual({ status: 401, body: INVALIDAS });
    expect(deDesconocido).toEqual(deConocido);
  });

  it.each(['adm.ente', 'nadie.con.este.nombre'])(
    '%s: cinco fallos bloquean 15 minutos, exista o no la cuenta',
    async (username) => {
      await fallar(username, 5);
      const mensaje = 'Demasiados intentos. Espere 15 minutos e intente nuevamente.';
      const bloqueada = { status: 429, body: { codigo: 'DEMASIADOS_INTENTOS', mensaje } };
      expect(await intentar(username, PASSWORD_DEMO)).toEqual(bloqueada);
      expect(await intentar(username.toUpperCase(), MALA)).toEqual(bloqueada);
      api.reloj.avanzar(15 * MINUTO - 1);
      expect((await intentar(username, PASSWORD_DEMO)).body.mensaje).toContain('Espere 1 segundo e');
      api.reloj.avanzar(1);
      expect((await intentar(username, MALA)).status).toBe(401);
    },
  );

  it('pasados los 15 minutos la contraseña correcta abre', async () => {
    await fallar('adm.ente', 5);
    api.reloj.avanzar(15 * MINUTO);
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(200);
  });

  it('un acierto borra los fallos anteriores; los de otro nombre no cuentan', async () => {
    await fallar('adm.ente', 4);
    await fallar('cons.poblacion', 1);
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(200);
    await fallar('adm.ente', 4);
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(200);
  });

  it('diez fallos al mismo tiempo: ninguno se pierde de la cuenta', async () => {
    await Promise.all(Array.from({ length: 10 }, () => intentar('adm.ente', MALA)));
    expect((await intentar('adm.ente', PASSWORD_DEMO)).status).toBe(429);
  });

  it('quien adivina en medio de muchos intentos simultáneos no entra si entretanto se bloqueó', async () => {
    const { pool } = api.base.owner;
    const turno = await pool.connect();
    try {
      await turno.query(`select pg_advisory_lock(hashtextextended('adm.ente', 1))`);
      const acierto = intentar('adm.ente', PASSWORD_DEMO);
      await vi.waitFor(async () => {
        const { rows } = await pool.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`);
        expect(rows).toHaveLength(1);
      }, ESPERA);
      await turno.query(`select bloqueo_guardar('adm.ente', '127.0.0.1', 5::smallint, $1, '{}', null)`, [
        new Date(AHORA.getTime() + 15 * MINUTO),
      ]);
      await turno.query(`select pg_advisory_unlock(hashtextextended('adm.ente', 1))`);
      expect((await acierto).status).toBe(429);
    } finally {
      turno.release(true);
    }
  });

  it('suspendida: solo con la contraseña correcta se dice', async () => {
    expect((await intentar('suspendido', MALA)).body).toEqual(INVALIDAS);
    const { status, body } = await intentar('suspendido', PASSWORD_DEMO);
    expect([status, body.codigo]).toEqual([403, 'CUENTA_SUSPENDIDA']);
  });

  it.each(['BAJA', 'REGISTRADO'])('una cuenta en estado %s no entra ni se distingue', async (estado) => {
    await sql`update usuario set estado = ${estado} where username = 'ssu.consulta'`.execute(api.base.owner.db);
    expect((await intentar('ssu.consulta', PASSWORD_DEMO)).body).toEqual(INVALIDAS);
    await sql`update usuario set estado = 'ACTIVO' where username = 'ssu.consulta'`.execute(api.base.owner.db);
  });

  // The day counts, not the hour: an account that was used at eight in the evening is suspended in the morning 365 days
  // later.
  it.each([
    { caso: 'hace 365 días, más tarde en el día', ultimo: new Date('2025-10-14T23:59:00Z'), entra: false },
    { caso: 'hace 365 días, más temprano en el día', ultimo: new Date('2025-10-14T05:00:00Z'), entra: false },
    { caso: 'hace 364 días', ultimo: new Date('2025-10-15T04:00:00Z'), entra: true },
    { caso: 'nunca, y creada hace más de un año', ultimo: null, entra: false },
  ])('usada por última vez $caso: entra $entra', async ({ ultimo, entra }) => {
    const { db } = api.base.owner;
    await sql`update usuario set ultimo_ingreso = ${ultimo}, estado = 'ACTIVO' where username = 'cons.poblacion'`.execute(
      db,
    );
    const { status, body } = await intentar('cons.poblacion', PASSWORD_DEMO);
    expect([status, body.codigo]).toEqual(entra ? [200, undefined] : [403, 'CUENTA_SUSPENDIDA']);
    const { id, estado } = await cuenta('cons.poblacion');
    expect(estado).toBe(entra ? 'ACTIVO' : 'SUSPENDIDO');
    if (entra) return;
    const rastro = await db
      .selectFrom('auditoria')
      .select(['antes', 'despues'])
      .where('accion', '=', 'suspension-inactividad')
      .where('id_recurso', '=', String(id))
      .execute();
    expect(rastro.at(-1)).toEqual({ antes: { estado: 'ACTIVO' }, despues: { estado: 'SUSPENDIDO' } });
    await sql`update usuario set ultimo_ingreso = ${AHORA}, estado = 'ACTIVO' where username = 'cons.poblacion'`.execute(
      db,
    );
  });

  it('aciertos y fallos quedan en la auditoría, sin contraseña ni nombre tecleado', async () => {
    await intentar('alguien.que.tecleo.su.clave', MALA);
    await intentar('caja.sus', PASSWORD_DEMO);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', 'in', ['ingreso', 'ingreso-fallido'])
      .execute();
    const { id } = await cuenta('caja.sus');
    expect(filas.some((f) => f.accion === 'ingreso' && f.id_usuario === id && f.ip !== null)).toBe(true);
    expect(filas.some((f) => f.accion === 'ingreso-fallido' && f.id_usuario === null)).toBe(true);
    expect(JSON.stringify(filas)).not.toMatch(/alguien\.que|Otra-Contrasenia|Demo-SGPA/);
  });

  it('demasiados ingresos por minuto desde una dirección se rechazan y se dice cuánto esperar', async () => {
    const limitada = await crearApiDePrueba({
      config: { limites: { porMinuto: 1000, ingresosPorMinuto: 3, verificacionesPorMinuto: 1000 } },
    });
    try {
      const estados: number[] = [];
      for (const nombre of ['uno', 'dos', 'tres', 'cuatro']) {
        const cuerpo = { username: nombre, password: MALA };
        const { status, body } = await limitada.pedir(null, 'POST', '/api/v1/login_app', cuerpo);
        estados.push(status);
        if (status === 429) expect(body.mensaje).toMatch(/^Demasiados intentos\. Espere \d+ segundos/);
      }
      expect(estados).toEqual([401, 401, 401, 429]);
    } finally {
      await limitada.cerrar();
    }
  });

  it('un año y un día después de cargar la demostración todas las cuentas están suspendidas', async () => {
    api.reloj.avanzar(366 * DIA);
    const { status, body } = await intentar('ope.universitario', PASSWORD_DEMO);
    expect([status, body.codigo]).toEqual([403, 'CUENTA_SUSPENDIDA']);
    await sql`update usuario set estado = 'ACTIVO', ultimo_ingreso = ${AHORA} where username <> 'suspendido'`.execute(
      api.base.owner.db,
    );
  });
});
