import { letrasDeNombre } from '@sgpa/domain/shared/nombres';
import { type Base, crearBase } from '@sgpa/testing/base';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LATINAS = Array.from({ length: 0x1f000 }, (_, punto) => String.fromCodePoint(punto)).filter((letra) =>
  /\p{Script=Latin}/u.test(letra),
);

/** The domain must compare names as the database searches them (acuerdos §12 'One comparison of names'). */
describe('nombres-del-dominio.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
  });
  afterAll(() => base.cerrar());

  const enLaBase = async (nombres: readonly string[]) => {
    const { rows } = await sql<{ forma: string; palabras: string }>`
      select letras_de_nombre(n.nombre) as forma, array_to_string(palabras_de_nombre(n.nombre), '') as palabras
      from unnest(${nombres}::text[]) with ordinality n(nombre, orden) order by n.orden`.execute(base.owner.db);
    expect(rows.filter(({ forma, palabras }) => forma !== palabras)).toEqual([]);
    return rows.map(({ forma }) => forma);
  };
  /**
   * PostgreSQL has no rule for some phonetic letters: no search finds them, though the domain compares them all the
   * same.
   */
  async function conRegla(): Promise<string[]> {
    const formas = await enLaBase(LATINAS);
    return LATINAS.filter((_, i) => formas[i] !== '');
  }

  it('cada letra de todo el alfabeto latino que la base conoce se compara igual', async () => {
    const letras = await conRegla();
    const formas = await enLaBase(letras);
    expect(letras.filter((letra, i) => letrasDeNombre(letra) !== formas[i])).toEqual([]);
    expect(letras.length).toBeGreaterThan(1000);
    for (const letra of 'ÑñẼĩŨỹŁłØøĐđÆæẞßŒœÐÞ') expect(letras).toContain(letra);
  });

  it('un apellido de hasta cuatro palabras se busca también por lo que el dominio compara', async () => {
    const palabra = fc.string({ unit: fc.constantFrom(...'AÑØ’Éß'), minLength: 1, maxLength: 3 });
    const apellidos = fc
      .sample(fc.array(palabra, { minLength: 1, maxLength: 2 }), { numRuns: 1000, seed: 12 })
      .map((palabras) => palabras.join(' '))
      .filter((uno) => letrasDeNombre(uno) !== '');
    const { rows } = await sql<{ palabras: string[] }>`
      select palabras_de_persona('', n.apellido, '') as palabras
      from unnest(${apellidos}::text[]) with ordinality n(apellido, orden) order by n.orden`.execute(base.owner.db);
    expect(apellidos.filter((uno, i) => !rows[i]?.palabras.includes(letrasDeNombre(uno)))).toEqual([]);
  });

  it('y cualquier nombre de esas letras, con blancos, puntos, guiones y apóstrofos', async () => {
    const unit = fc.constantFrom(...(await conRegla()), ..." .-’'´`ʼ–0123456789");
    const nombres = fc
      .sample(fc.string({ unit, maxLength: 40 }), { numRuns: 10_000, seed: 12 })
      .map((uno) => uno.normalize('NFC'));
    const formas = await enLaBase(nombres);
    expect(nombres.filter((uno, i) => letrasDeNombre(uno) !== formas[i])).toEqual([]);
  });
});
