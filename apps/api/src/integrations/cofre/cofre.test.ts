import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { crearCofre } from './cofre.ts';

describe('cofre.test.ts', () => {
  const cofre = crearCofre(randomBytes(32));

  it('lo guardado se abre para la misma cuenta, y no se lee en ello', async () => {
    const guardada = await cofre.guardar(7, 'GEZDGNBVGY3TQOJQ');
    expect(await cofre.abrir(7, guardada)).toBe('GEZDGNBVGY3TQOJQ');
    expect(guardada).not.toContain('GEZDGNBVGY3TQOJQ');
    expect(Buffer.from(guardada.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain('GEZD');
    expect(await cofre.guardar(7, 'GEZDGNBVGY3TQOJQ')).not.toBe(guardada);
  });

  it('no se abre para otra cuenta, con otra llave, ni cambiado', async () => {
    const guardada = await cofre.guardar(7, 'GEZDGNBVGY3TQOJQ');
    const partes = guardada.split('.');
    const cambiada = partes.with(3, partes[3]?.replace(/^./, (letra) => (letra === 'A' ? 'B' : 'A')) ?? '').join('.');
    await expect(cofre.abrir(8, guardada)).rejects.toThrow();
    await expect(crearCofre(randomBytes(32)).abrir(7, guardada)).rejects.toThrow();
    await expect(cofre.abrir(7, cambiada)).rejects.toThrow();
  });

  it('la huella de un código es de esa cuenta y de esa llave', async () => {
    const guardada = await cofre.guardar(7, 'GEZDGNBVGY3TQOJQ');
    const huella = await cofre.huella(7, guardada, '7KQ39XMZ04AB');
    expect(huella).toHaveLength(32);
    expect(await cofre.huella(7, guardada, '7KQ39XMZ04AB')).toEqual(huella);
    expect(await cofre.huella(8, await cofre.guardar(8, 'GEZDGNBVGY3TQOJQ'), '7KQ39XMZ04AB')).not.toEqual(huella);
    const otro = crearCofre(randomBytes(32));
    expect(await otro.huella(7, await otro.guardar(7, 'GEZDGNBVGY3TQOJQ'), '7KQ39XMZ04AB')).not.toEqual(huella);
  });

  it('cambiada la llave dos veces, lo guardado y sus códigos valen, y con la nueva sola', async () => {
    const llaves = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
    const primero = crearCofre(llaves[0]);
    const guardada = await primero.guardar(7, 'GEZDGNBVGY3TQOJQ');
    const huella = await primero.huella(7, guardada, '7KQ39XMZ04AB');
    const conAmbas = crearCofre(llaves[1], llaves[0]);
    expect(await conAmbas.abrir(7, guardada)).toBe('GEZDGNBVGY3TQOJQ');
    expect(await conAmbas.huella(7, guardada, '7KQ39XMZ04AB')).toEqual(huella);
    const renovada = (await conAmbas.renovar(7, guardada)) ?? '';
    expect(await conAmbas.renovar(7, renovada)).toBeNull();
    const otraVez = (await crearCofre(llaves[2], llaves[1]).renovar(7, renovada)) ?? '';
    const solo = crearCofre(llaves[2]);
    expect(await solo.abrir(7, otraVez)).toBe('GEZDGNBVGY3TQOJQ');
    expect(await solo.huella(7, otraVez, '7KQ39XMZ04AB')).toEqual(huella);
    await expect(solo.renovar(7, guardada)).rejects.toThrow();
    await expect(conAmbas.renovar(8, guardada)).rejects.toThrow();
  });
});
