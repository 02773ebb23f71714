import { crearApp } from '@sgpa/api/app';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTO = 60_000;
const MALA = 'Otra-Contrasenia-Larga-2026';
const SUYA = '198.51.100.7';
/** Sixteen unknown addresses are of one network. */
const EXTRANAS = Array.from({ length: 16 }, (_, i) => `203.0.113.${i + 1}`);

type Servidor = ApiDePrueba['app'];

async function intentar(servidor: Servidor, desde: string | null, username: string, password = MALA): Promise<number> {
  const respuesta = await servidor.inject({
    method: 'POST',
    url: '/api/v1/login_app',
    headers: desde === null ? {} : { 'x-forwarded-for': desde },
    payload: { username, password },
  });
  return respuesta.statusCode;
}

describe('bloqueo-por-direccion.test.ts', () => {
  let api: ApiDePrueba;
  let uno: Servidor;
  let otro: Servidor;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    // Both servers are behind one proxy, which tells the address of who connects to it.
    const deps = { ...api.deps, config: { ...api.config, proxies: 1 } };
    [uno, otro] = [await crearApp(deps, { version: '0.0.0' }), await crearApp(deps, { version: '0.0.0' })];
  });
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    for (const tabla of ['bloqueo_direccion', 'bloqueo_ingreso', 'direccion_conocida'])
      await sql`delete from ${sql.table(tabla)}`.execute(api.base.owner.db);
  });
  afterAll(async () => {
    await Promise.all([uno.close(), otro.close()]);
    await api.cerrar();
  });

  const fallar = async (desde: string, username: string, veces: number) => {
    for (let i = 0; i < veces; i += 1) expect(await intentar(uno, desde, username)).toBe(401);
  };
  /** Makes thirty failures from six addresses, which locks each of the addresses too. */
  const atacar = async (username: string) => {
    for (const desde of EXTRANAS.slice(0, 6)) await fallar(desde, username, 5);
  };

  it('cinco fallos bloquean el nombre para esa dirección; desde otra se entra', async () => {
    await fallar('203.0.113.1', 'adm.ente', 5);
    expect(await intentar(uno, '203.0.113.1', 'adm.ente', PASSWORD_DEMO)).toBe(429);
    expect(await intentar(otro, SUYA, 'adm.ente', PASSWORD_DEMO)).toBe(200);
    expect(await intentar(uno, '203.0.113.1', 'caja.sus', PASSWORD_DEMO)).toBe(200);
  });

  it('treinta fallos de cualquier parte lo bloquean para todas, menos para donde ese usuario ya entró', async () => {
    expect(await intentar(uno, SUYA, 'adm.ente', PASSWORD_DEMO)).toBe(200);
    expect(await intentar(uno, '198.51.100.8', 'caja.sus', PASSWORD_DEMO)).toBe(200);
    await atacar('adm.ente');
    expect(await intentar(otro, '203.0.113.99', 'adm.ente', PASSWORD_DEMO)).toBe(429);
    // An address where somebody else signed in is unknown for this name.
    expect(await intentar(otro, '198.51.100.8', 'adm.ente', PASSWORD_DEMO)).toBe(429);
    expect(await intentar(otro, SUYA, 'adm.ente', PASSWORD_DEMO)).toBe(200);
    // The user's sign-in does not let the others go on.
    expect(await intentar(uno, '203.0.113.99', 'adm.ente')).toBe(429);
    api.reloj.avanzar(15 * MINUTO);
    expect(await intentar(uno, '203.0.113.99', 'adm.ente', PASSWORD_DEMO)).toBe(200);
  });

  it('un nombre que no existe se cuenta igual', async () => {
    await atacar('nadie.con.este.nombre');
    const tras = await Promise.all(EXTRANAS.map((desde) => intentar(uno, desde, 'Nadie.Con.Este.Nombre')));
    expect(tras).toEqual(EXTRANAS.map(() => 429));
  });

  it('lo que se acierta desde una dirección no perdona lo que se contó de las otras', async () => {
    for (const desde of EXTRANAS.slice(0, 5)) await fallar(desde, 'adm.ente', 5);
    await fallar('203.0.113.6', 'adm.ente', 4);
    expect(await intentar(uno, SUYA, 'adm.ente', PASSWORD_DEMO)).toBe(200);
    await fallar('203.0.113.7', 'adm.ente', 1);
    expect(await intentar(uno, '203.0.113.8', 'adm.ente')).toBe(429);
  });

  it('dieciséis a la vez contra dos servidores: pasan cinco y ni uno más, acierte quien acierte', async () => {
    const estados = await Promise.all(
      EXTRANAS.map((_, i) => intentar(i % 2 === 0 ? uno : otro, '203.0.113.1', 'adm.ente')),
    );
    expect(estados.filter((estado) => estado === 401)).toHaveLength(5);
    expect(estados.filter((estado) => estado === 429)).toHaveLength(11);
    expect(await intentar(otro, '203.0.113.1', 'adm.ente', PASSWORD_DEMO)).toBe(429);
  });

  it('tres veces dieciséis a la vez desde dieciséis direcciones: pasan treinta', async () => {
    const estados: number[] = [];
    // There are as many strangers as find a place in the queue for password checks.
    for (let vez = 0; vez < 3; vez += 1)
      estados.push(
        ...(await Promise.all(EXTRANAS.map((desde, i) => intentar(i % 2 === 0 ? uno : otro, desde, 'adm.ente')))),
      );
    expect(estados.filter((estado) => estado === 401)).toHaveLength(30);
    expect(estados.filter((estado) => estado === 429)).toHaveLength(18);
  });

  it.each([
    { caso: 'la misma red de IPv6 es una dirección', desde: '2001:db8:1:2::1', luego: '2001:db8:1:2:ffff::9', es: 429 },
    { caso: 'otra red de IPv6 es otra', desde: '2001:db8:1:2::1', luego: '2001:db8:1:3::1', es: 200 },
    { caso: 'una IPv4 escrita como IPv6 es la misma', desde: '203.0.113.1', luego: '::ffff:203.0.113.1', es: 429 },
    { caso: 'dos IPv4 escritas como IPv6 son dos', desde: '::ffff:203.0.113.1', luego: '::ffff:203.0.113.2', es: 200 },
  ])('$caso', async ({ desde, luego, es }) => {
    await fallar(desde, 'adm.ente', 5);
    expect(await intentar(uno, luego, 'adm.ente', PASSWORD_DEMO)).toBe(es);
  });

  it('detrás de un proxy cuenta lo que el proxy dice, no lo que el cliente escribió antes', async () => {
    for (const fingida of EXTRANAS.slice(0, 5))
      expect(await intentar(uno, `${fingida}, 192.0.2.9`, 'adm.ente')).toBe(401);
    expect(await intentar(uno, `${SUYA}, 192.0.2.9`, 'adm.ente', PASSWORD_DEMO)).toBe(429);
    expect(await intentar(uno, '192.0.2.10', 'adm.ente', PASSWORD_DEMO)).toBe(200);
  });

  it('sin proxy configurado una cabecera X-Forwarded-For fingida no sirve de nada', async () => {
    const directo = await crearApp(api.deps, { version: '0.0.0' });
    try {
      for (const fingida of EXTRANAS.slice(0, 5)) expect(await intentar(directo, fingida, 'adm.ente')).toBe(401);
      expect(await intentar(directo, '203.0.113.50', 'adm.ente', PASSWORD_DEMO)).toBe(429);
    } finally {
      await directo.close();
    }
  });
});
