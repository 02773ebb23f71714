import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { TEXTO_UNICO_ADMINISTRADOR } from '@sgpa/domain/cuenta/solicitud-baja';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { administradoresActivos, dosAdministradores, usuarioPorId } from '@sgpa/testing/usuario';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cumplirBajasSolicitadas } from '../../sesion/suspension-inactividad.service.ts';

const OPERADORA = 'ope.afiliaciones';

describe('solicitud-baja.test.ts', () => {
  let api: ApiDePrueba;
  beforeEach(async () => {
    api = await crearApiDePrueba();
  });
  afterEach(() => api.cerrar());

  const enLaPaz = (dia: string, hora = '10:00:00') => new Date(`${dia}T${hora}-04:00`);
  const pedir = (token: string) =>
    api.pedir<Respuesta<'solicitud-baja'>>(token, 'POST', '/api/v1/usuario/solicitarBaja');
  const retirar = (token: string) =>
    api.pedir<Respuesta<'solicitud-baja'>>(token, 'POST', '/api/v1/usuario/retirarSolicitudBaja');
  const ver = async (token: string) =>
    (await api.pedir<Respuesta<'solicitud-baja/estado'>>(token, 'GET', '/api/v1/usuario/solicitudBaja')).body;
  const cuenta = (username = OPERADORA) =>
    api.base.owner.db.selectFrom('usuario').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const intentar = async (username = OPERADORA) => {
    const { status, body } = await api.pedir(null, 'POST', '/api/v1/login_app', { username, password: PASSWORD_DEMO });
    return status === 200 ? 'entra' : body.codigo;
  };
  const correrTarea = () => cumplirBajasSolicitadas({ db: api.base.owner.db, clock: api.reloj });
  const rastro = (accion: string) =>
    api.base.owner.db.selectFrom('auditoria').select(['antes', 'despues']).where('accion', '=', accion).execute();
  /** Without a sign-in of today, the demo accounts would be suspended meanwhile for lack of use. */
  const usadaHoy = () => api.base.owner.db.updateTable('usuario').set({ ultimo_ingreso: api.reloj.ahora() }).execute();

  it('el administrador la ve en la lista y en los detalles, hasta que se retira o se cumple', async () => {
    const token = await api.ingresar(OPERADORA);
    const visto = async () => {
      const administrador = await api.ingresar('adm.ente');
      const { content } = (
        await api.pedir<Respuesta<'usuarios'>>(administrador, 'GET', `/api/v1/usuarioSistema?buscar=${OPERADORA}`)
      ).body;
      const { body } = await api.pedir<Respuesta<'detalle-usuario'>>(
        administrador,
        'GET',
        `/api/v1/usuarioSistema/${content[0]?.idUsuarioSistema}`,
      );
      return [content[0]?.estado, content[0]?.bajaEfectivaEl, body.bajaEfectivaEl, body.bajaSolicitadaEl];
    };
    expect(await visto()).toEqual(['ACTIVO', null, null, null]);
    const { efectivaEl } = (await pedir(token)).body;
    expect(await visto()).toEqual(['ACTIVO', efectivaEl, efectivaEl, '2026-10-14']);
    await retirar(token);
    expect(await visto()).toEqual(['ACTIVO', null, null, null]);
    await pedir(token);
    api.reloj.poner(enLaPaz(String(efectivaEl)));
    await usadaHoy();
    await correrTarea();
    expect((await visto()).slice(0, 3)).toEqual(['BAJA', null, null]);
  });

  it.each([
    ['antes de Carnaval', '2026-02-12', '2026-02-18'],
    ['antes de Viernes Santo', '2026-04-02', '2026-04-07'],
    ['la víspera de Corpus Christi', '2026-06-03', '2026-06-08'],
    ['antes del lunes trasladado', '2026-06-19', '2026-06-24'],
    ['un fin de semana común', '2026-10-16', '2026-10-20'],
    ['antes del Año Nuevo de 2029', '2028-12-28', '2029-01-02'],
    ['antes de Carnaval de 2029', '2029-02-09', '2029-02-15'],
  ])('%s: pedida el %s rige el %s a las 00:00:00, con la tarea detenida', async (_cuando, pedida, efectiva) => {
    api.reloj.poner(enLaPaz(pedida));
    await usadaHoy();
    const { status, body } = await pedir(await api.ingresar(OPERADORA));
    expect([status, body.efectivaEl]).toEqual([200, efectiva]);

    api.reloj.poner(new Date(enLaPaz(efectiva, '00:00:00').getTime() - 1000));
    const token = await api.ingresar(OPERADORA);
    await correrTarea();
    expect((await api.pedir(token, 'GET', '/api/v1/findUsuario')).status).toBe(200);

    api.reloj.poner(enLaPaz(efectiva, '00:00:00'));
    expect((await api.pedir(token, 'GET', '/api/v1/findUsuario')).body.codigo).toBe('SESION_TERMINADA');
    expect(await intentar()).toBe('CREDENCIALES_INVALIDAS');
    expect(await cuenta()).toMatchObject({ estado: 'ACTIVO' });
    await correrTarea();
    expect(await cuenta()).toMatchObject({ estado: 'BAJA', password_hash: null });
    expect(await rastro('baja-solicitada')).toEqual([
      { antes: { estado: 'ACTIVO' }, despues: { estado: 'BAJA', solicitadaEl: pedida, efectivaEl: efectiva } },
    ]);
    await correrTarea();
    expect(await rastro('baja-solicitada')).toHaveLength(1);
  });

  it('cuenta los feriados que declaró el administrador, hasta que los retira', async () => {
    const seria = async () => (await ver(await api.ingresar(OPERADORA))).seria;
    expect(await seria()).toBe('2026-10-16');
    const autoridad = await api.ingresar('adm.autoridad');
    const declarado = { codigo: '2026-10-16', nombre: 'Censo', norma: 'Decreto Supremo 1' };
    const { id, version } = (
      await api.pedir<Respuesta<'registro-parametro'>>(autoridad, 'POST', '/api/v1/parametro/FERIADO', declarado)
    ).body;
    expect(await seria()).toBe('2026-10-19');
    const retiro = { vigenteHasta: '2026-10-14', version };
    await api.pedir(autoridad, 'PUT', `/api/v1/parametro/FERIADO/${id}/vigencia`, retiro);
    expect(await seria()).toBe('2026-10-16');
  });

  it('el día que diría es el que dice, pedida otra vez es la misma, y retirada no pasa nada', async () => {
    const token = await api.ingresar(OPERADORA);
    expect(await ver(token)).toEqual({ efectivaEl: null, seria: '2026-10-16', impedimento: null });
    await pedir(token);
    api.reloj.poner(enLaPaz('2026-10-15'));
    const despues = await api.ingresar(OPERADORA);
    expect((await pedir(despues)).body.efectivaEl).toBe('2026-10-16');
    expect(await ver(despues)).toMatchObject({ efectivaEl: '2026-10-16', seria: '2026-10-19' });
    for (let vez = 0; vez < 2; vez += 1) expect((await retirar(despues)).body.efectivaEl).toBeNull();
    api.reloj.poner(enLaPaz('2026-10-20'));
    await correrTarea();
    expect(await intentar()).toBe('entra');
    expect(await rastro('solicitud-baja')).toEqual([
      { antes: { efectivaEl: null }, despues: { efectivaEl: '2026-10-16' } },
      { antes: { efectivaEl: '2026-10-16' }, despues: { efectivaEl: null } },
    ]);
  });

  it('el único administrador de la autoridad no se va; de dos que lo piden a la vez, uno queda', async () => {
    const solo = await api.ingresar('adm.autoridad');
    expect((await ver(solo)).impedimento).toBe(TEXTO_UNICO_ADMINISTRADOR);
    const negada = await api.pedir(solo, 'POST', '/api/v1/usuario/solicitarBaja');
    expect([negada.status, negada.body.codigo]).toEqual([409, 'REGLA_INCUMPLIDA']);
    const [uno, otro] = await dosAdministradores(api);
    const respuestas = await Promise.all([pedir(uno.token), pedir(otro.token)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Who asked to leave no longer counts as a second administrator: the one who stays cannot be removed.
    const [seVa, queda] = respuestas[0].status === 200 ? [uno, otro] : [otro, uno];
    const { version } = await usuarioPorId(api.base.owner.db, queda.id);
    const baja = await api.pedir(seVa.token, 'PUT', `/api/v1/usuarioSistema/${queda.id}/baja`, { version });
    expect(baja.status).toBe(409);
    api.reloj.poner(enLaPaz('2026-10-16', '00:00:00'));
    await correrTarea();
    expect((await administradoresActivos(api)).map(({ id }) => id)).toEqual([queda.id]);
  });

  it('la baja de un administrador deja el pedido sin efecto', async () => {
    await pedir(await api.ingresar(OPERADORA));
    const { id } = await cuenta();
    const autoridad = await api.ingresar('adm.autoridad');
    const { version } = await usuarioPorId(api.base.owner.db, id);
    const baja = await api.pedir(autoridad, 'PUT', `/api/v1/usuarioSistema/${id}/baja`, { version });
    expect(baja.status).toBe(200);
    expect(await cuenta()).toMatchObject({ estado: 'BAJA', baja_solicitada_el: null, baja_efectiva_el: null });
  });
});
