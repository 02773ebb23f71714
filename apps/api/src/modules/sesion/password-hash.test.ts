import { describe, expect, it } from 'vitest';
import { hashPassword, verificarPassword } from './password-hash.ts';

describe('password-hash.test.ts', () => {
  it('verifica la contraseña de la que se hizo, y ninguna otra', async () => {
    const guardado = await hashPassword('una frase larga y secreta');
    expect(guardado).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verificarPassword(guardado, 'una frase larga y secreta')).toBe(true);
    expect(await verificarPassword(guardado, 'una frase larga y secretA')).toBe(false);
    expect(await verificarPassword(guardado, '')).toBe(false);
  });

  it('con sal: la misma contraseña nunca da el mismo hash', async () => {
    expect(await hashPassword('repetida repetida')).not.toBe(await hashPassword('repetida repetida'));
  });

  it('lee una letra compuesta de dos maneras como la misma letra', async () => {
    expect(await verificarPassword(await hashPassword('contrase\u00f1a larga'), 'contrasen\u0303a larga')).toBe(true);
  });
});
