import type { Respuesta } from '@sgpa/contract/endpoints';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { MAX_SESIONES } from '@sgpa/domain/cuenta/sesiones';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { AHORA } from '@sgpa/testing/reloj';
import { sembrarUsuario } from '@sgpa/testing/usuario';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTO = 60_000;

type Sesiones = Respuesta<'sesiones'>;

describe('sesiones.test.ts', () => {
  let api: ApiDePrueba;
  let quien: Awaited<ReturnType<typeof sembrarUsuario>>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  beforeEach(async () => {
    api.reloj.poner(AHORA);
    quien = await conTerminos();
  });
  afterAll(() => api.cerrar());

  async function conTerminos() {
    const { db } = api.base.owner;
    const cuenta = await sembrarUsuario(db);
    await db
      .insertInto('terminos_aceptacion')
      .values({ id_usuario: cuenta.id, version: '1', aceptado_en: AHORA })
      .execute();
    return cuenta;
  }
  const entrar = async (agente?: string) => {
    const cuerpo = { username: quien.username, password: PASSWORD_DEMO };
    const cabeceras: Record<string, string> = agente === undefined ? {} : { 'user-agent': agente };
    const { body } = await api.pedir<{ token: string }>(null, 'POST', '/api/v1/login_app', cuerpo, cabeceras);
    return body.token;
  };
  const ver = async (token: string) => (await api.pedir<Sesiones>(token, 'GET', '/api/v1/usuario/sesiones')).body;
  const cerrar = async (token: string, idSesion: number | null) => {
    const { status, body } = await api.pedir<Respuesta<'cierre-otras-sesiones'>>(
      token,
      'POST',
      '/api/v1/usuario/sesiones/cerrar',
      { idSesion: idSesion ?? 'TODAS' },
    );
    return [status, body.cerradas, body.mensaje];
  };
  const estado = async (token: string) => {
    const { status, body } = await api.pedir(token, 'GET', '/api/v1/findUsuario');
    return status === 200 ? 'abierta' : body.codigo;
  };
  const rastro = (accion: string, id = quien.id) =>
    api.base.owner.db
      .selectFrom('auditoria')
      .select(['id_usuario', 'despues'])
      .where('accion', '=', accion)
      .where('id_recurso', '=', String(id))
      .execute();

  it('dice desde cuándo, hasta cuándo se usó, desde dónde y con qué navegador, y ningún token', async () => {
    const una = await entrar(FIREFOX);
    api.reloj.avanzar(5 * MINUTO);
    const otra = await entrar('');
    api.reloj.avanzar(5 * MINUTO);
    await api.pedir(una, 'GET', '/api/v1/findUsuario');
    api.reloj.avanzar(MINUTO);
    const vistas = await ver(otra);
    const comun = { idSesion: expect.any(Number), direccion: '127.0.0.1' };
    expect(vistas).toEqual([
      {
        ...comun,
        desde: '2026-10-14 10:05:00',
        ultimoUso: '2026-10-14 10:11:00',
        navegador: 'Navegador desconocido',
        esta: true,
      },
      {
        ...comun,
        desde: '2026-10-14 10:00:00',
        ultimoUso: '2026-10-14 10:10:00',
        navegador: 'Firefox 145 en Linux',
        esta: false,
      },
    ]);
    const jti = JSON.parse(Buffer.from(una.split('.')[1] ?? '', 'base64url').toString()).jti;
    expect(JSON.stringify(vistas)).not.toContain(jti);
  });

  it('la que se cierra deja de valer en el acto, las demás siguen, y queda anotado', async () => {
    const [una, otra, tercera] = [await entrar(), await entrar(), await entrar()];
    const [, elegida] = await ver(tercera);
    expect(await cerrar(tercera, elegida?.idSesion ?? 0)).toEqual([200, 1, 'La sesión fue cerrada.']);
    expect([await estado(una), await estado(otra), await estado(tercera)]).toEqual([
      'abierta',
      'SESION_TERMINADA',
      'abierta',
    ]);
    expect(await cerrar(tercera, elegida?.idSesion ?? 0)).toEqual([200, 0, 'Esa sesión ya no estaba abierta.']);
    expect(await rastro('cierre-otras-sesiones')).toEqual([
      { id_usuario: quien.id, despues: { sesiones: [elegida?.idSesion] } },
    ]);
    expect(await ver(tercera)).toHaveLength(2);
  });

  it('todas las otras de una vez; la propia no se cierra así, tampoco por su número', async () => {
    const [una, otra, tercera] = [await entrar(), await entrar(), await entrar()];
    expect(await cerrar(tercera, null)).toEqual([200, 2, 'Se cerraron las otras 2 sesiones.']);
    expect([await estado(una), await estado(otra)]).toEqual(['SESION_TERMINADA', 'SESION_TERMINADA']);
    const [propia] = await ver(tercera);
    expect(await cerrar(tercera, propia?.idSesion ?? 0)).toEqual([200, 0, 'Esa sesión ya no estaba abierta.']);
    expect(await cerrar(tercera, null)).toEqual([200, 0, 'No había otras sesiones abiertas.']);
    expect(await estado(tercera)).toBe('abierta');
  });

  it('las de otro no se ven ni se cierran', async () => {
    const ajena = await api.ingresar('adm.ente');
    const [suya] = await ver(ajena);
    const propia = await entrar();
    expect((await ver(propia)).map(({ idSesion }) => idSesion)).not.toContain(suya?.idSesion);
    expect(await cerrar(propia, suya?.idSesion ?? 0)).toEqual([200, 0, 'Esa sesión ya no estaba abierta.']);
    expect(await cerrar(propia, null)).toEqual([200, 0, 'No había otras sesiones abiertas.']);
    expect(await estado(ajena)).toBe('abierta');
    expect(await rastro('cierre-otras-sesiones')).toEqual([]);
  });

  it('la undécima cierra la más antigua, y queda anotado', async () => {
    const tokens: string[] = [];
    for (let vez = 0; vez < MAX_SESIONES; vez += 1) {
      tokens.push(await entrar());
      api.reloj.avanzar(MINUTO);
    }
    const [primera = '', segunda = ''] = tokens;
    const todas = await ver(primera);
    expect(todas).toHaveLength(MAX_SESIONES);
    expect(await rastro('sesion-desplazada')).toEqual([]);
    const nueva = await entrar();
    expect([await estado(primera), await estado(segunda), await estado(nueva)]).toEqual([
      'SESION_TERMINADA',
      'abierta',
      'abierta',
    ]);
    expect(await rastro('sesion-desplazada')).toEqual([
      { id_usuario: quien.id, despues: { sesiones: [todas[0]?.idSesion] } },
    ]);
  });

  it('de veinticinco ingresos a la vez quedan diez sesiones', async () => {
    // After one sign-in the address is known; a slow machine would send some strangers away.
    const primera = await entrar();
    const tokens = [primera, ...(await Promise.all(Array.from({ length: 25 }, () => entrar())))];
    expect(tokens).not.toContain(undefined);
    const estados = await Promise.all(tokens.map(estado));
    expect(estados.filter((uno) => uno === 'abierta')).toHaveLength(MAX_SESIONES);
    const desplazadas = (await rastro('sesion-desplazada')).flatMap(({ despues }) =>
      typeof despues === 'object' && despues !== null && 'sesiones' in despues ? despues.sesiones : [],
    );
    expect(new Set(desplazadas).size).toBe(tokens.length - MAX_SESIONES);
  });

  it('las vencidas ni cuentan ni se ven', async () => {
    for (let vez = 0; vez < MAX_SESIONES; vez += 1) await entrar();
    api.reloj.avanzar(api.config.sesionMs);
    const nueva = await entrar();
    expect(await ver(nueva)).toHaveLength(1);
    expect(await rastro('sesion-desplazada')).toEqual([]);
  });
});
