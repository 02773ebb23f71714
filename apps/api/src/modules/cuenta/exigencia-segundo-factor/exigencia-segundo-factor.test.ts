import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { admiteSinSegundoFactor, esPublico, type Slug } from '@sgpa/domain/cuenta/permisos';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { direccion, muestra, pediblesDe } from '@sgpa/testing/pedidos';
import { conSegundoFactor } from '@sgpa/testing/segundo-factor';
import { codigoTotp } from '@sgpa/testing/totp';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const RUTA = '/api/v1/rol/segundoFactor';

describe('exigencia-segundo-factor.test.ts', () => {
  let api: ApiDePrueba;
  let autoridad: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    autoridad = await api.ingresar('adm.autoridad');
  });
  afterEach(async () => {
    const { pool } = api.base.owner;
    await pool.query('update rol set exige_segundo_factor = false');
    await pool.query('delete from segundo_factor');
  });
  afterAll(() => api.cerrar());

  const exigir = (rol: string, exige: boolean, como = autoridad) => api.pedir(como, 'PUT', RUTA, { rol, exige });
  const roles = async () =>
    (await api.pedir<Respuesta<'exigencia-segundo-factor/roles'>>(autoridad, 'GET', RUTA)).body.roles;
  const exigidos = async () => (await roles()).filter(({ exige }) => exige).map(({ rol }) => rol);

  it('la autoridad lo exige a un rol y deja de exigirlo, y queda en la auditoría lo que cambió', async () => {
    expect((await roles()).map(({ rol }) => rol).toSorted()).toEqual([...ROLES].toSorted());
    expect(await exigidos()).toEqual([]);
    expect((await exigir('ADM_ENTE', true)).status).toBe(200);
    expect((await exigir('ADM_ENTE', true)).status).toBe(200);
    expect(await exigidos()).toEqual(['ADM_ENTE']);
    expect((await exigir('ADM_ENTE', false)).status).toBe(200);
    expect((await exigir('NO_HAY', true)).status).toBe(404);
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select(['recurso', 'id_recurso', 'antes', 'despues'])
      .where('accion', '=', 'exigencia-segundo-factor')
      .where('id_recurso', '=', 'ADM_ENTE')
      .orderBy('id')
      .execute();
    expect(filas).toEqual([
      { recurso: 'rol', id_recurso: 'ADM_ENTE', antes: { exige: false }, despues: { exige: true } },
      { recurso: 'rol', id_recurso: 'ADM_ENTE', antes: { exige: true }, despues: { exige: false } },
    ]);
  });

  it('dice el rol como la gente lo llama, y no por su código', async () => {
    const dicho = async (exige: boolean) => (await exigir('OPE_AFILIACION', exige)).body.mensaje;
    expect([await dicho(true), await dicho(false)]).toEqual([
      'El rol Operador de Afiliaciones exige el segundo factor desde ahora.',
      'El rol Operador de Afiliaciones ya no exige el segundo factor.',
    ]);
  });

  it.each(ROLES.filter((rol) => rol !== 'ADM_SGPA'))('%s no lo exige a nadie', async (rol) => {
    const { status, body } = await exigir('OPE_VIGENCIA', true, await api.ingresar(usuarioDe(rol)));
    expect([status, body]).toEqual([403, expect.objectContaining({ codigo: 'SIN_PERMISO' })]);
    expect(await exigidos()).toEqual([]);
  });

  it('cuenta las cuentas activas del rol y las que lo tienen', async () => {
    const de = async (rol: string) => (await roles()).find((uno) => uno.rol === rol);
    const antes = await de('OPE_VIGENCIA');
    const una = await sembrarUsuario(api.base.owner.db, { rol: 'OPE_VIGENCIA' });
    await sembrarUsuario(api.base.owner.db, { rol: 'OPE_VIGENCIA', estado: 'SUSPENDIDO' });
    await conSegundoFactor(api, una.id);
    expect(await de('OPE_VIGENCIA')).toEqual({
      ...antes,
      cuentas: (antes?.cuentas ?? 0) + 1,
      con_segundo_factor: (antes?.con_segundo_factor ?? 0) + 1,
    });
  });

  it.each(ROLES.filter((rol) => rol !== 'SSU_CONSULTA'))(
    '%s: sin él, ningún camino le responde más que los que lo activan',
    async (rol) => {
      const token = await api.ingresar(usuarioDe(rol));
      await api.base.owner.pool.query('update rol set exige_segundo_factor = true where codigo = $1', [rol]);
      // The request that ends the session comes last.
      const pedibles = pediblesDe(api.app)
        .filter(({ slug }) => slug !== '' && !esPublico(slug as Slug))
        .toSorted((a, b) => Number(a.slug === 'cierre-sesion') - Number(b.slug === 'cierre-sesion'));
      expect(pedibles.length).toBeGreaterThan(50);
      for (const pedible of pedibles) {
        const { status, body } = await api.inyectar(
          token,
          pedible.metodo,
          direccion(pedible),
          pedible.cuerpo && muestra(pedible.cuerpo),
        );
        const donde = `${pedible.metodo} ${pedible.ruta}`;
        const cerrado = status === 403 && ['SEGUNDO_FACTOR_PENDIENTE', 'SIN_PERMISO'].includes(body.codigo);
        expect([donde, cerrado]).toEqual([donde, !admiteSinSegundoFactor(pedible.slug as Slug)]);
      }
    },
  );

  it('quien lo activa sigue en la misma sesión; después no lo puede quitar', async () => {
    const username = usuarioDe('SSU_CONSULTA');
    const token = await api.ingresar(username);
    await exigir('SSU_CONSULTA', true);
    const pendiente = async () =>
      (await api.pedir<{ segundo_factor: string }>(token, 'GET', '/api/v1/findUsuario')).body.segundo_factor;
    const consulta = async () => (await api.pedir(token, 'GET', '/api/v1/enteGestor/findAll')).status;
    expect([await pendiente(), await consulta()]).toEqual(['PENDIENTE', 403]);
    const base = '/api/v1/usuario/segundoFactor';
    const { clave } = (await api.pedir<{ clave: string }>(token, 'POST', `${base}/preparar`)).body;
    const ahora = api.reloj.ahora();
    const con = (pasos: number) => ({ password: PASSWORD_DEMO, codigo: codigoTotp(ahora, pasos, clave) });
    expect((await api.pedir<{ registro: boolean }>(token, 'POST', `${base}/activar`, con(-1))).body.registro).toBe(
      true,
    );
    expect([await pendiente(), await consulta()]).toEqual(['ACTIVO', 200]);
    const quitar = await api.pedir<{ registro: boolean; mensaje: string }>(token, 'POST', `${base}/desactivar`, con(0));
    expect(quitar.body).toEqual({
      registro: false,
      mensaje: 'Su rol exige el segundo factor: no lo puede desactivar.',
    });
  });
});
