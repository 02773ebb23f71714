import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { direccionDeClave, nuevaClave, pasoDelCodigo } from './codigo-de-factor.ts';

/** RFC 6238, appendix B, has this key for the SHA-1 test vectors. */
const CLAVE = Secret.fromUTF8('12345678901234567890').base32;

describe('totp.test.ts', () => {
  // The RFC has eight digits; the last six are the same number modulo 10⁶.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238: en el segundo %i el código es %s', (segundo, deOcho) => {
    const ahora = new Date(segundo * 1000);
    expect(pasoDelCodigo(CLAVE, deOcho.slice(2), ahora)).toBe(Math.floor(segundo / 30));
    expect(pasoDelCodigo(CLAVE, deOcho.slice(2, 7), ahora)).toBeNull();
  });

  it('vale un paso antes y uno después, y ninguno más', () => {
    const paso = 41_152_263;
    const codigo = (delta: number) =>
      TOTP.generate({ secret: Secret.fromBase32(CLAVE), timestamp: (paso + delta) * 30_000 });
    const ahora = new Date(paso * 30_000 + 29_999);
    expect([-2, -1, 0, 1, 2].map((delta) => pasoDelCodigo(CLAVE, codigo(delta), ahora))).toEqual([
      null,
      paso - 1,
      paso,
      paso + 1,
      null,
    ]);
  });

  it('cada clave es otra, de 160 bits, y su dirección dice de quién es', () => {
    const claves = Array.from({ length: 20 }, nuevaClave);
    expect(new Set(claves).size).toBe(20);
    for (const clave of claves) expect(clave).toMatch(/^[A-Z2-7]{32}$/);
    expect(direccionDeClave(CLAVE, 'SGPA', 'adm.ente')).toBe(
      `otpauth://totp/SGPA:adm.ente?issuer=SGPA&secret=${CLAVE}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
