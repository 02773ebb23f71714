import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { relojFijo } from '@sgpa/testing/reloj';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/testing/reloj-del-producto';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearMetricas } from './plugins/metricas.ts';

const DIA_MS = 86_400_000;
const NOVENTA_DIAS = 90 * DIA_MS;

describe('reloj.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  const reloj = relojFijo();
  const enHora = (adelantoMs = 0) => reloj.poner(new Date(Date.now() + adelantoMs));
  const metricas = crearMetricas(reloj);
  beforeAll(async () => {
    enHora();
    api = await crearApiDePrueba({ reloj, metricas, fallas: true });
    metricas.reloj(api.deps.reloj.adelanto);
    await api.base.owner.pool.query(`${RELOJ_DEL_PRODUCTO}; select auditoria_crear_particion(now()::date)`);
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const pedir = async (ruta: string) => {
    const { status, body } = await api.pedir<Record<string, string>>(token, 'GET', ruta);
    return [status, body.codigo];
  };
  const DESFASADO = [503, 'RELOJ_DESFASADO'];

  it.each([
    ['90 días adelantado', NOVENTA_DIAS],
    ['90 días atrasado', -NOVENTA_DIAS],
    ['dos minutos adelantado', 120_000],
    ['dos minutos atrasado', -120_000],
  ])('%s no está listo, no atiende a nadie y lo dice; en hora otra vez, sí', async (_como, adelantoMs) => {
    enHora(adelantoMs);
    expect(await pedir('/salud/listo')).toEqual(DESFASADO);
    expect((await pedir('/salud/vivo'))[0]).toBe(200);
    expect(await pedir('/api/v1/findUsuario')).toEqual(DESFASADO);
    const ingreso = { username: 'adm.autoridad', password: 'no es esta' };
    expect((await api.pedir(null, 'POST', '/api/v1/login_app', ingreso)).status).toBe(503);
    const serie = /^sgpa_reloj_adelanto_seconds (\S+)$/m.exec(await metricas.texto())?.[1];
    expect(Math.abs(Number(serie) - adelantoMs / 1000)).toBeLessThan(30);
    enHora();
    expect((await pedir('/salud/listo'))[0]).toBe(200);
    expect((await pedir('/api/v1/findUsuario'))[0]).toBe(200);
  });

  it.each([45_000, -45_000])('con %i ms de diferencia atiende', async (adelantoMs) => {
    enHora(adelantoMs);
    expect((await pedir('/salud/listo'))[0]).toBe(200);
  });

  it('un certificado no se firma aunque nadie haya mirado el reloj desde que se adelantó', async () => {
    const pedido = {
      numero_documento: '1000100',
      complemento_documento: '',
      fecha_nacimiento: NACIMIENTO,
      tipo_documento: 'CI',
    };
    const emitir = () => api.pedir(token, 'POST', '/api/v1/certificacion/findCertificacion', pedido);
    const numero = async () => (await sql`select ultimo from certificado_numero`.execute(api.base.owner.db)).rows;
    const antes = await numero();
    enHora();
    expect((await pedir('/salud/listo'))[0]).toBe(200);
    enHora(180_000);
    expect((await emitir()).body).toMatchObject({ codigo: 'RELOJ_DESFASADO' });
    expect(await numero()).toEqual(antes);
    enHora();
    await pedir('/salud/listo');
  });

  it('una sesión que abre un servidor adelantado termina cuando debe', async () => {
    enHora(45_000);
    await api.ingresar('ope.afiliaciones');
    const { rows } = await sql<{ demas: boolean }>`
      select expira_en > now() + ${api.config.sesionMs / 1000} * interval '1 second' as demas
      from sesion order by numero desc limit 1`.execute(api.base.owner.db);
    expect(rows).toEqual([{ demas: false }]);
  });
});
