import { idUsuario } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firmarToken, portadorDelToken } from './token.ts';

const RUTA = '/api/v1/findUsuario';
const TERMINADA = { codigo: 'SESION_TERMINADA', mensaje: 'Su sesión terminó. Ingrese nuevamente para continuar.' };

const base64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
/**
 * Changes the first letter: the last ones of base64 may hold bits that nobody reads, so that a change there may be
 * none.
 */
const otraFirma = (firma: string): string => `${firma.startsWith('A') ? 'B' : 'A'}${firma.slice(1)}`;
const leerParte = (token: string, parte: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[parte] ?? '', 'base64url').toString());

describe('autenticacion.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const conCabecera = async (authorization: string) => {
    const { status, body } = await api.pedir(null, 'GET', RUTA, undefined, { authorization });
    return { status, body };
  };
  const conToken = (token: string) => conCabecera(`Bearer ${token}`);

  it('sin token, o con otro esquema, hay que iniciar sesión', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const { status, body } = await api.pedir(null, 'GET', RUTA);
    expect([status, body.codigo]).toEqual([401, 'SESION_REQUERIDA']);
    for (const cabecera of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token]) {
      expect((await conCabecera(cabecera)).status).toBe(401);
    }
    expect((await conCabecera(`bearer ${token}`)).status).toBe(200);
  });

  it('un token bien firmado con un identificador que no es de sesión no vale', async () => {
    const datos = leerParte(await api.ingresar('ope.afiliaciones'), 1);
    const clave = new TextEncoder().encode(api.config.secretoToken);
    for (const jti of [
      '-'.repeat(36),
      [datos.jti],
      { a: 1 },
      7,
      null,
      '',
      '\u0000',
      `${datos.jti}\n`,
      'x'.repeat(36),
    ]) {
      const token = await new SignJWT({ ...datos, jti: jti as string })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(clave);
      expect([jti, await conToken(token)]).toEqual([jti, { status: 401, body: TERMINADA }]);
    }
  });

  it('un token adulterado, de otro secreto o sin firma no vale', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const [cabecera = '', contenido = '', firma = ''] = token.split('.');
    const datos = leerParte(token, 1);
    const ascendido = base64({ ...datos, usr: { usuario: 'adm.autoridad', codigoRol: 'ADM_SGPA' } });
    const deOtroSecreto = await new SignJWT(datos)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('otro-secreto-de-treinta-y-dos-caracteres-o-mas'));
    const otroAlgoritmo = await new SignJWT(datos)
      .setProtectedHeader({ alg: 'HS512' })
      .sign(new TextEncoder().encode(api.config.secretoToken));
    const falsos = [
      `${cabecera}.${ascendido}.${firma}`,
      `${cabecera}.${contenido}.${otraFirma(firma)}`,
      `${base64({ alg: 'none' })}.${contenido}.`,
      `${base64({ alg: 'none', typ: 'JWT' })}.${ascendido}.${firma}`,
      deOtroSecreto,
      otroAlgoritmo,
      'a.b.c',
      'x'.repeat(5000),
    ];
    for (const falso of falsos) expect(await conToken(falso)).toEqual({ status: 401, body: TERMINADA });
    expect((await conToken(token)).status).toBe(200);
  });

  it('bien firmado, pero de una sesión que no existe o que no es un identificador', async () => {
    const ahora = api.reloj.ahora();
    const firmar = (sesionId: string) =>
      firmarToken(api.config.secretoToken, {
        sesionId,
        idUsuario: idUsuario(1),
        usuario: 'adm.autoridad',
        codigoRol: 'ADM_SGPA',
        emitidoEn: ahora,
        expiraEn: new Date(ahora.getTime() + 1000),
      });
    for (const id of ['00000000-0000-4000-8000-000000000000', '1; drop table sesion', '', '-'.repeat(36)]) {
      expect(await conToken(await firmar(id))).toEqual({ status: 401, body: TERMINADA });
    }
  });

  it('un token ya conocido termina a su hora, y su firma no presta nada a otro', async () => {
    const { secretoToken } = api.config;
    const emitidoEn = api.reloj.ahora();
    const expiraEn = new Date(emitidoEn.getTime() + 10_000);
    const datos = { idUsuario: idUsuario(1), usuario: 'x', codigoRol: 'x', emitidoEn, expiraEn };
    const token = await firmarToken(secretoToken, { ...datos, sesionId: 'una' });
    const leer = async (cual: string, segundos: number) => {
      const cuando = new Date(emitidoEn.getTime() + segundos * 1000);
      return (await portadorDelToken({ secretoToken, secretoAnterior: null }, cual, cuando))?.sesionId ?? null;
    };
    expect([await leer(token, 0), await leer(token, 9), await leer(token, 10), await leer(token, 1)]).toEqual([
      'una',
      'una',
      null,
      'una',
    ]);
    const [cabecera = '', contenido = '', firma = ''] = token.split('.');
    const otro = base64({ ...leerParte(token, 1), jti: 'otra' });
    expect(await leer(`${cabecera}.${otro}.${firma}`, 1)).toBeNull();
    expect(await leer(`${cabecera}.${contenido}.${otraFirma(firma)}`, 1)).toBeNull();
    const otroSecreto = { secretoToken: `${secretoToken}x`, secretoAnterior: null };
    expect(await portadorDelToken(otroSecreto, token, emitidoEn)).toBeNull();
  });

  it('el rol sale de la base, no del token', async () => {
    const token = await api.ingresar('ope.vigencia');
    const datos = leerParte(token, 1);
    const propio = await new SignJWT({ ...datos, usr: { usuario: 'adm.autoridad', codigoRol: 'ADM_SGPA' } })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(api.config.secretoToken));
    const { body } = await api.pedir<{ codigoRol: string }>(propio, 'GET', RUTA);
    expect(body.codigoRol).toBe('OPE_VIGENCIA');
  });

  it('termina a su hora: vale hasta el último instante y ni uno más', async () => {
    const antes = api.reloj.ahora();
    const token = await api.ingresar('ope.afiliaciones');
    api.reloj.avanzar(api.config.sesionMs - 1000);
    expect((await conToken(token)).status).toBe(200);
    api.reloj.avanzar(1000);
    expect(await conToken(token)).toEqual({ status: 401, body: TERMINADA });
    api.reloj.poner(antes);
  });

  it.each(['SUSPENDIDO', 'BAJA'])('si la cuenta pasa a %s, su sesión deja de valer en el acto', async (estado) => {
    const token = await api.ingresar('ope.vigencia');
    await sql`update usuario set estado = ${estado} where username = 'ope.vigencia'`.execute(api.base.owner.db);
    expect(await conToken(token)).toEqual({ status: 401, body: TERMINADA });
    await sql`update usuario set estado = 'ACTIVO' where username = 'ope.vigencia'`.execute(api.base.owner.db);
    expect((await conToken(token)).status).toBe(200);
  });

  it('el token no vale en la dirección, solo en la cabecera', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    expect((await api.pedir(null, 'GET', `${RUTA}?token=${token}&authorization=Bearer%20${token}`)).status).toBe(401);
  });
});
