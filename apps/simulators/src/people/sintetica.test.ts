import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPLEADORES } from './empleadores.ts';
import { persona } from './persona.ts';
import { CON_APOSTROFO, CON_ENIE, CON_PARTICULA, GUARANIES, NOMBRE_LARGO } from './singulares.ts';
import { personaSintetica, personasSinteticas, RANGO_DEMO, SEMILLA_DEMO } from './sintetica.ts';

const numero = fc.integer({ min: RANGO_DEMO.desde, max: RANGO_DEMO.hasta });
const MUESTRA = Array.from({ length: 20_000 }, (_, i) => RANGO_DEMO.desde + i);

describe('sintetica.test.ts', () => {
  it('la misma semilla y el mismo número dan la misma persona, y es válida', () => {
    fc.assert(
      fc.property(fc.integer(), numero, (semilla, n) => {
        const una = personaSintetica(semilla, n);
        expect(personaSintetica(semilla, n)).toEqual(una);
        expect(persona.parse(una)).toEqual(una);
        expect(una.numero).toBe(String(n));
        expect(una.fechaNacimiento >= '1940-01-01' && una.fechaNacimiento <= '2020-12-31').toBe(true);
      }),
    );
  });

  it('de un número que tienen dos, el segundo lleva complemento, y es otra persona', () => {
    fc.assert(
      fc.property(fc.integer(), numero, (semilla, n) => {
        const [una, otra, ...mas] = personasSinteticas(semilla, n);
        expect(una).toEqual(personaSintetica(semilla, n));
        expect(mas).toEqual([]);
        if (otra === undefined) return;
        expect(persona.parse(otra)).toEqual(otra);
        expect([otra.numero, una.complemento]).toEqual([una.numero, '']);
        expect(otra.complemento).toMatch(/^1[A-F]$/);
      }),
    );
    const dobles = MUESTRA.filter((n) => personasSinteticas(SEMILLA_DEMO, n).length === 2);
    expect(dobles.length / MUESTRA.length).toBeCloseTo(1 / 150, 2);
  });

  it('hay nombres de cada clase singular, en uno de cada cien a lo sumo, y de un solo apellido', () => {
    const muestra = MUESTRA.map((n) => personaSintetica(SEMILLA_DEMO, n));
    for (const nombre of [...GUARANIES, NOMBRE_LARGO]) expect(muestra.map((p) => p.nombres)).toContain(nombre);
    for (const apellido of [...CON_APOSTROFO, ...CON_PARTICULA]) {
      expect(muestra.map((p) => p.primerApellido)).toContain(apellido);
    }
    for (const apellido of CON_ENIE) expect(muestra.map((p) => p.segundoApellido)).toContain(apellido);
    expect(NOMBRE_LARGO).toHaveLength(150);
    expect(muestra.filter((p) => p.nombres === NOMBRE_LARGO).map((p) => p.sexo)).not.toContain('M');
    const raras = muestra.filter((p) => /['-]/.test(p.primerApellido));
    expect(raras.length / muestra.length).toBeLessThan(0.01);
    expect(muestra.some((p) => p.primerApellido !== '' && p.segundoApellido === '')).toBe(true);
  });

  it('otra semilla es otra población', () => {
    const poblacion = (semilla: number) =>
      Array.from({ length: 50 }, (_, i) => personaSintetica(semilla, RANGO_DEMO.desde + i));
    expect(poblacion(1)).not.toEqual(poblacion(2));
  });

  it('siete de cada diez tienen empleador; los niños ninguno; hay rentistas y aportantes', () => {
    const muestra = Array.from({ length: 4000 }, (_, i) => personaSintetica(SEMILLA_DEMO, RANGO_DEMO.desde + i * 7));
    const conEmpleo = muestra.filter((p) => p.empleos.length > 0);
    expect(conEmpleo.length / muestra.length).toBeGreaterThan(0.66);
    expect(conEmpleo.length / muestra.length).toBeLessThan(0.74);
    expect(conEmpleo.every((p) => p.fechaNacimiento < '2006')).toBe(true);
    expect(muestra.some((p) => p.beneficio !== null)).toBe(true);
    expect(muestra.some((p) => p.aportes.length > 0 && p.empleos.length === 0)).toBe(true);
  });

  it('los empleadores no comparten NIT ni matrícula', () => {
    expect(new Set(EMPLEADORES.map((e) => e.nit)).size).toBe(EMPLEADORES.length);
    expect(new Set(EMPLEADORES.map((e) => e.matriculaComercio)).size).toBe(EMPLEADORES.length);
  });
});
