import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { tokenRecibido, turnoDeCorreo } from '@sgpa/testing/correo';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enTransaccion } from '../../db/transaccion.ts';
import { deAUno, seEnvio } from './primer-administrador.queries.ts';
import { crearPrimerAdministrador } from './primer-administrador.service.ts';

const PRIMERO = { usuario: 'Primera.Autoridad', correo: ' primera@sgpa.example ' };
const PASSWORD = 'tres llamas cruzan el puente de Ñuflo';

const cuantosEsperan = async (db: ApiDePrueba['base']['owner']['db']): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};

/** `npm run administrador` runs in an installation whose accounts are all other people's. */
describe('primer-administrador.test.ts', () => {
  let api: ApiDePrueba;
  const cerradas: ApiDePrueba[] = [];
  beforeEach(async () => {
    api = await crearApiDePrueba();
    cerradas.push(api);
    await api.base.owner.db.updateTable('usuario').set({ estado: 'BAJA' }).where('rol', '=', 'ADM_SGPA').execute();
  });
  afterAll(() => Promise.all(cerradas.map((una) => una.cerrar())));

  const crear = (datos = PRIMERO, imprimir = false) =>
    crearPrimerAdministrador({ db: api.base.owner.db, clock: api.reloj }, datos, imprimir);
  const cuentas = () =>
    api.base.owner.db
      .selectFrom('usuario')
      .select(['username', 'correo', 'estado', 'password_hash'])
      .where('rol', '=', 'ADM_SGPA')
      .where('estado', '<>', 'BAJA')
      .execute();
  const enAuditoria = () =>
    api.base.owner.db
      .selectFrom('auditoria')
      .select(['id_usuario', 'id_ente_gestor', 'recurso', 'antes', 'despues'])
      .where('accion', '=', 'primer-administrador')
      .execute();
  const crearPassword = (token: string) =>
    api.pedir<{ registro: boolean }>(null, 'POST', '/api/v1/usuario/nuevaPassword', { token, newPassword: PASSWORD });
  const ingresar = () =>
    api.pedir(null, 'POST', '/api/v1/login_app', { username: 'primera.autoridad', password: PASSWORD });

  it('queda activo y sin contraseña, lo dice la auditoría, y con el enlace del correo crea la suya e ingresa', async () => {
    const { username, idEnlace, token } = await crear();
    expect([username, token, await seEnvio(api.base.owner.db, idEnlace)]).toEqual(['primera.autoridad', null, false]);
    const suyo = { username, correo: 'primera@sgpa.example', estado: 'ACTIVO' };
    expect(await cuentas()).toEqual([{ ...suyo, password_hash: null }]);
    expect(await enAuditoria()).toEqual([
      {
        id_usuario: null,
        id_ente_gestor: null,
        recurso: 'usuario',
        antes: null,
        despues: { ...suyo, rol: 'ADM_SGPA' },
      },
    ]);
    await turnoDeCorreo(api);
    expect(await seEnvio(api.base.owner.db, idEnlace)).toBe(true);
    expect((await crearPassword(tokenRecibido(api, suyo.correo))).body.registro).toBe(true);
    expect((await ingresar()).status).toBe(200);
  });

  it('el enlace impreso vale una vez, y no va además por correo', async () => {
    const { token } = await crear(PRIMERO, true);
    await turnoDeCorreo(api);
    expect(tokenRecibido(api, 'primera@sgpa.example')).toBe('');
    expect((await crearPassword(token ?? '')).body.registro).toBe(true);
    expect((await crearPassword(token ?? '')).body.registro).toBe(false);
  });

  it('donde hay uno activo se niega y nada cambia; de dos a la vez hay uno', async () => {
    const otro = { usuario: 'otra.autoridad', correo: 'otra@sgpa.example' };
    const { db } = api.base.owner;
    const juntos = await enTransaccion(db, async (trx) => {
      await deAUno(trx);
      const ambos = Promise.allSettled([crear(), crear(otro)]);
      // Both have come as far as they may.
      await vi.waitFor(async () => expect(await cuantosEsperan(db)).toBe(2), { timeout: 20_000 });
      return { ambos };
    });
    const dichos = await juntos.ambos;
    expect(dichos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [unico] = await cuentas();
    await expect(crear({ usuario: 'una.mas', correo: 'una@sgpa.example' })).rejects.toThrow(
      `Ya hay un administrador de la autoridad activo, «${unico?.username}»`,
    );
    expect([await cuentas(), await enAuditoria()]).toEqual([[unico], [expect.anything()]]);
  });

  it('a quien todavía no tiene contraseña se le hace otro enlace, con el correo que se diga; a quien la tiene, no', async () => {
    const { token: primero } = await crear(PRIMERO, true);
    const { token: segundo } = await crear({ ...PRIMERO, correo: 'bien@sgpa.example' }, true);
    expect(await cuentas()).toEqual([expect.objectContaining({ correo: 'bien@sgpa.example' })]);
    expect((await crearPassword(primero ?? '')).body.registro).toBe(false);
    expect((await crearPassword(segundo ?? '')).body.registro).toBe(true);
    await expect(crear()).rejects.toThrow('Ya hay un administrador');
  });

  it.each([
    [{ ...PRIMERO, correo: 'sin arroba' }, '--correo: correo invalido'],
    [{ ...PRIMERO, usuario: 'a b' }, '--usuario: Debe tener entre 4 y 60 caracteres.'],
    [{ ...PRIMERO, usuario: 'adm.ente' }, 'El usuario «adm.ente» ya existe'],
  ])('%j: se dice por qué, y no se crea', async (datos, porque) => {
    await expect(crear(datos)).rejects.toThrow(porque);
    expect([await cuentas(), await enAuditoria()]).toEqual([[], []]);
  });
});
