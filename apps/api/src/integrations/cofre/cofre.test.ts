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

  it('la huella de un código es de esa cuenta y de esa llave', () => {
    const huella = cofre.huella(7, '7KQ39XMZ04AB');
    expect(huella).toHaveLength(32);
    expect(cofre.huella(7, '7KQ39XMZ04AB')).toEqual(huella);
    expect(cofre.huella(8, '7KQ39XMZ04AB')).not.toEqual(huella);
    expect(crearCofre(randomBytes(32)).huella(7, '7KQ39XMZ04AB')).not.toEqual(huella);
  });
});
