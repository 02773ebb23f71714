import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { describe, expect, it } from 'vitest';
import {
  A_LA_VEZ,
  correspondePassword,
  DESCONOCIDOS_EN_ESPERA,
  hashPassword,
  verificarPassword,
} from './password-hash.ts';

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

  const CABEN = A_LA_VEZ + DESCONOCIDOS_EN_ESPERA;
  const deNadie = () => correspondePassword(undefined, { password: 'alguna cosa', conocida: false });

  it('de los desconocidos caben pocos en la fila: a los demás se les dice enseguida', async () => {
    const dichos = await Promise.allSettled(Array.from({ length: CABEN + 3 }, deNadie));
    const negados = dichos.filter((dicho) => dicho.status === 'rejected');
    expect(negados.map(({ reason }) => reason)).toEqual(Array(3).fill(new Rechazo('INGRESOS_EN_CURSO')));
    expect(dichos.filter((dicho) => dicho.status === 'fulfilled' && !dicho.value)).toHaveLength(CABEN);
  });

  it('quien ya ingresó desde ahí pasa antes que los desconocidos que esperan', async () => {
    const cuenta = { password_hash: await hashPassword('una frase larga y secreta') };
    let antes = 0;
    const otros = Array.from({ length: CABEN }, () =>
      deNadie().then(() => {
        antes += 1;
      }),
    );
    const dicha = { password: 'una frase larga y secreta', conocida: true };
    expect(await correspondePassword(cuenta, dicha)).toBe(true);
    expect(antes).toBeLessThanOrEqual(3 * A_LA_VEZ);
    await Promise.all(otros);
    expect(antes).toBe(CABEN);
  });

  it('lee una letra compuesta de dos maneras como la misma letra', async () => {
    expect(await verificarPassword(await hashPassword('contrase\u00f1a larga'), 'contrasen\u0303a larga')).toBe(true);
  });
});
