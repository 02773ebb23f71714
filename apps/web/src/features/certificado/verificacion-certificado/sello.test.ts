import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comprobarSello } from './sello.ts';

const CURVA = { name: 'ECDSA', namedCurve: 'P-256' };
const CABEZA = { alg: 'ES256', kid: 'la-de-hoy' };
const DICHO = { jti: '77777-77777-77777-77777', num: 12, name: 'MARÍA ÑANDÚ' };

const enBase64url = (bytes: string | ArrayBuffer) =>
  Buffer.from(typeof bytes === 'string' ? bytes : new Uint8Array(bytes)).toString('base64url');
const nuevoPar = () => crypto.subtle.generateKey(CURVA, true, ['sign', 'verify']);
const par = nuevoPar();

async function publicada(kid: string, de = par) {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', (await de).publicKey);
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
}
async function sellar(dicho: object = DICHO, cabeza: object = CABEZA, de = par): Promise<string> {
  const firmado = `${enBase64url(JSON.stringify(cabeza))}.${enBase64url(JSON.stringify(dicho))}`;
  const firma = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    (await de).privateKey,
    new TextEncoder().encode(firmado),
  );
  return `${firmado}.${enBase64url(firma)}`;
}
const pedidas = vi.fn<(url: string) => Promise<Response>>();

describe('sello.test.ts', () => {
  beforeEach(async () => {
    const keys = [await publicada('otra', nuevoPar()), await publicada('la-de-hoy')];
    pedidas.mockReset().mockImplementation(async () => Response.json({ keys }));
    vi.stubGlobal('fetch', pedidas);
  });

  it('firmado con una clave publicada: dice lo que se firmó', async () => {
    expect(await comprobarSello(`#${await sellar()}`)).toEqual({ estado: 'valido', dicho: DICHO });
    expect(pedidas.mock.calls.map(([url]) => url)).toEqual(['/.well-known/jwks.json']);
  });

  it.each(['', '#'])('sin nada detrás de «%s» no pregunta a nadie', async (fragmento) => {
    expect(await comprobarSello(fragmento)).toEqual({ estado: 'ninguno' });
    expect(pedidas).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<string>]>([
    [
      'otro contenido con la misma firma',
      async () => {
        const [cabeza, , firma] = (await sellar()).split('.');
        return `${cabeza}.${enBase64url(JSON.stringify({ ...DICHO, num: 13 }))}.${firma}`;
      },
    ],
    ['la firma de otra clave', () => sellar(DICHO, CABEZA, nuevoPar())],
    ['una clave que no se publicó', () => sellar(DICHO, { ...CABEZA, kid: 'desconocida' })],
    ['otro algoritmo', () => sellar(DICHO, { ...CABEZA, alg: 'none' })],
    ['lo que no se entiende y es obligatorio', () => sellar(DICHO, { ...CABEZA, crit: ['exp'] })],
    ['sin firma', async () => `${(await sellar()).split('.').slice(0, 2).join('.')}.`],
    ['cortado', async () => (await sellar()).slice(0, -10)],
    ['con algo más', async () => `${await sellar()}.x`],
    ['cualquier cosa', async () => 'x'],
    ['lo que no es base64', async () => '%.%.%'],
    ['lo que no es JSON', async () => 'eA.eA.eA'],
  ])('%s: falso', async (_que, hacer) => {
    expect(await comprobarSello(`#${await hacer()}`)).toEqual({ estado: 'falso' });
  });

  it.each([
    ['la red cae', () => Promise.reject(new TypeError('x'))],
    ['el servidor falla', async () => Response.json({}, { status: 503 })],
    ['llega otra cosa', async () => new Response('<html>')],
  ])('si al pedir las claves %s, no se comprobó: ni falso ni válido', async (_que, responder) => {
    pedidas.mockImplementation(responder);
    expect(await comprobarSello(`#${await sellar()}`)).toEqual({
      estado: 'sin comprobar',
      por: 'No se pudo comprobar la firma digital del código QR. Vuelva a cargar la página.',
    });
  });

  it('sin criptografía en el navegador lo dice', async () => {
    const sello = await sellar();
    vi.stubGlobal('crypto', {});
    expect(await comprobarSello(`#${sello}`)).toEqual({
      estado: 'sin comprobar',
      por: 'Su navegador no puede comprobar aquí la firma digital del código QR: abra esta página por su dirección segura (https).',
    });
  });
});
