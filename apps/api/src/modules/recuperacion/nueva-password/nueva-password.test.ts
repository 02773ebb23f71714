import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { TEXTO_ENLACE_SIN_VALOR } from '@sgpa/domain/cuenta/recuperacion';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { tokenRecibido, turnoDeCorreo } from '@sgpa/testing/correo';
import { AHORA } from '@sgpa/testing/reloj';
import { sembrarUsuario, usuarioPorId } from '@sgpa/testing/usuario';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enTransaccion } from '../../../db/transaccion.ts';

const NUEVA = 'tres llamas cruzan el puente de Ñuflo';
const HORA = 3_600_000;

describe('nueva-password.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const mirar = async (token: string) =>
    (
      await api.pedir<{ vigente: boolean; usuario: string }>(null, 'POST', '/api/v1/usuario/enlaceRecuperacion', {
        token,
      })
    ).body;
  const crear = async (token: string, newPassword = NUEVA) =>
    (
      await api.pedir<{ registro: boolean; mensaje: string }>(null, 'POST', '/api/v1/usuario/nuevaPassword', {
        token,
        newPassword,
      })
    ).body;
  /** Makes an account whose user has a link in the mailbox. */
  async function conEnlace() {
    const cuenta = await sembrarUsuario(api.base.owner.db);
    await api.pedir(null, 'POST', '/api/v1/usuario/solicitarRecuperacion', { usuario: cuenta.username });
    await turnoDeCorreo(api);
    return { ...cuenta, token: tokenRecibido(api, `${cuenta.username}@sgpa.example`) };
  }
  /** Waits until somebody waits for a row that the test holds. */
  const hayQuienEspera = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(api.base.owner.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
  const SIN_VALOR = { registro: false, mensaje: TEXTO_ENLACE_SIN_VALOR };

  it('el enlace vale una vez: crea la contraseña y cierra todas las sesiones', async () => {
    const { username, token } = await conEnlace();
    const sesiones = [await api.ingresar(username), await api.ingresar(username)];
    const ajena = await api.ingresar('ope.petrolera');
    expect(await mirar(token)).toEqual({ vigente: true, usuario: username, minimo: 15 });
    expect(await crear(token)).toMatchObject({ registro: true });
    const vivas = await Promise.all([...sesiones, ajena].map((uno) => api.pedir(uno, 'GET', '/api/v1/findUsuario')));
    expect(vivas.map(({ status }) => status)).toEqual([401, 401, 200]);
    await expect(api.ingresar(username, PASSWORD_DEMO)).rejects.toThrow('401');
    expect(await api.ingresar(username, NUEVA)).not.toBe('');
    expect(await mirar(token)).toEqual({ vigente: false, usuario: '', minimo: 15 });
    expect(await crear(token, 'otra frase larga y distinta')).toEqual(SIN_VALOR);
    expect(await api.ingresar(username, NUEVA)).not.toBe('');
  });

  it('usado dos veces a la vez, vale una', async () => {
    const { token } = await conEnlace();
    const respuestas = await Promise.all([crear(token, `${NUEVA} a`), crear(token, `${NUEVA} b`)]);
    expect(respuestas.map(({ registro }) => registro).toSorted()).toEqual([false, true]);
  });

  it('quien ingresaba con la contraseña anterior mientras se creaba otra, no entra', async () => {
    const { id, username } = await sembrarUsuario(api.base.owner.db);
    const { db } = api.base.owner;
    let ingreso: Promise<{ status: number }> = Promise.resolve({ status: 0 });
    await enTransaccion(db, async (trx) => {
      await sql`select from usuario where id = ${id} for update`.execute(trx);
      ingreso = api.pedir(null, 'POST', '/api/v1/login_app', { username, password: PASSWORD_DEMO });
      await hayQuienEspera();
      await trx
        .updateTable('usuario')
        .set({ password_hash: 'otra', modificado_en: AHORA })
        .where('id', '=', id)
        .execute();
    });
    expect((await ingreso).status).toBe(401);
    const abiertas = db.selectFrom('sesion').select('id').where('id_usuario', '=', id).where('revocada_en', 'is', null);
    expect(await abiertas.execute()).toEqual([]);
  });

  it('mientras un administrador da de baja la cuenta, el enlace espera su turno y ninguno detiene al otro', async () => {
    const { id, token } = await conEnlace();
    let respuesta: ReturnType<typeof crear> | undefined;
    await enTransaccion(api.base.owner.db, async (trx) => {
      await sql`select from usuario where id = ${id} for update`.execute(trx);
      respuesta = crear(token);
      await hayQuienEspera();
      // The change of state takes the account's links back.
      await trx.updateTable('usuario').set({ estado: 'BAJA', modificado_en: AHORA }).where('id', '=', id).execute();
    });
    expect(await respuesta).toEqual(SIN_VALOR);
  });

  it('mientras alguien intenta ingresar con ese nombre espera su turno, sin tener tomada la cuenta', async () => {
    const { id, username, token } = await conEnlace();
    let respuesta: ReturnType<typeof crear> | undefined;
    await enTransaccion(api.base.owner.db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${username}, 1))`.execute(trx);
      respuesta = crear(token);
      await hayQuienEspera();
      await sql`select from usuario where id = ${id} for update nowait`.execute(trx);
    });
    expect(await respuesta).toMatchObject({ registro: true });
  });

  it('vence a su hora, y ni un instante después vale', async () => {
    const antes = api.reloj.ahora();
    const { token } = await conEnlace();
    api.reloj.avanzar(HORA - 1000);
    expect((await mirar(token)).vigente).toBe(true);
    api.reloj.avanzar(1000);
    expect((await mirar(token)).vigente).toBe(false);
    expect(await crear(token)).toEqual(SIN_VALOR);
    api.reloj.poner(antes);
  });

  it.each([
    ['corta', 'catorce-letras', 'La nueva contraseña debe tener al menos 15 caracteres.'],
    ['larga', 'ñ1'.repeat(65), 'La nueva contraseña no puede tener más de 128 caracteres.'],
    [
      'común',
      'contraseña123456',
      'La nueva contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase.',
    ],
    ['vacía', '', 'El campo no puede ser vacio'],
  ])('una contraseña %s no se acepta, y el enlace sigue valiendo', async (_cual, password, mensaje) => {
    const { token } = await conEnlace();
    expect(await crear(token, password)).toEqual({ registro: false, mensaje });
    expect((await mirar(token)).vigente).toBe(true);
  });

  it.each([
    ['de baja', { estado: 'BAJA' }],
    ['suspendida', { estado: 'SUSPENDIDO' }],
    ['con otro correo', { correo: 'otro@sgpa.example' }],
    ['con otra contraseña', { password_hash: 'otra' }],
  ])('si la cuenta quedó %s después, el enlace ya no vale', async (_cual, cambio) => {
    const { id, token } = await conEnlace();
    await api.base.owner.db
      .updateTable('usuario')
      .set({ ...cambio, modificado_en: api.reloj.ahora() })
      .where('id', '=', id)
      .execute();
    await api.base.owner.db.updateTable('usuario').set({ estado: 'ACTIVO' }).where('id', '=', id).execute();
    expect(await mirar(token)).toEqual({ vigente: false, usuario: '', minimo: 15 });
    expect(await crear(token)).toEqual(SIN_VALOR);
  });

  it('de varios enlaces, el primero que se usa termina los demás', async () => {
    const uno = await conEnlace();
    await api.pedir(null, 'POST', '/api/v1/usuario/solicitarRecuperacion', { usuario: uno.username });
    await turnoDeCorreo(api);
    const otro = tokenRecibido(api, `${uno.username}@sgpa.example`);
    expect(otro).not.toBe(uno.token);
    expect((await crear(uno.token)).registro).toBe(true);
    expect(await crear(otro)).toEqual(SIN_VALOR);
  });

  it('perdona los fallos de quien olvidó su contraseña', async () => {
    const { username, token } = await conEnlace();
    for (let i = 0; i < 5; i += 1)
      await api.pedir(null, 'POST', '/api/v1/login_app', { username, password: `equivocada ${i}` });
    await crear(token);
    expect(await api.ingresar(username, NUEVA)).not.toBe('');
  });

  it.each(['', 'x', 'A'.repeat(43), '-'.repeat(100)])('«%s» no es un enlace', async (token) => {
    const { status } = await api.pedir(null, 'POST', '/api/v1/usuario/enlaceRecuperacion', { token });
    if (token === '') return expect(status).toBe(400);
    expect(await mirar(token)).toEqual({ vigente: false, usuario: '', minimo: 15 });
    expect(await crear(token)).toEqual(SIN_VALOR);
  });

  it('la base guarda un resumen del enlace; la auditoría, ni el enlace ni la contraseña', async () => {
    const { id, token } = await conEnlace();
    await crear(token);
    const filas = await api.base.owner.db.selectFrom('recuperacion').selectAll().where('id_usuario', '=', id).execute();
    expect(filas).toMatchObject([{ motivo: 'SOLICITUD', usada_en: api.reloj.ahora() }]);
    const auditoria = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['accion', 'id_usuario', 'antes', 'despues'])
      .where('id_recurso', '=', String(id))
      .where('recurso', '=', 'usuario')
      .where('accion', 'in', ['solicitud-recuperacion', 'nueva-password'])
      .orderBy('id')
      .execute();
    expect(auditoria).toEqual([
      { accion: 'solicitud-recuperacion', id_usuario: null, antes: null, despues: null },
      { accion: 'nueva-password', id_usuario: id, antes: null, despues: null },
    ]);
    expect(JSON.stringify(filas)).not.toContain(token);
    expect((await usuarioPorId(api.base.owner.db, id)).password_hash).toMatch(/^\$argon2id\$/);
  });
});
