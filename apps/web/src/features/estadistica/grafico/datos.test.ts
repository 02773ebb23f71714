import { describe, expect, it } from 'vitest';
import { cifra as enCifras } from '../../../lib/cifras.ts';
import { enCorto, enPalabras, laMayor, leerCifras } from './datos.ts';

const ENCABEZADO: [string, ...string[]] = ['Ente gestor', 'Total', 'Titulares', 'Beneficiarios'];

const cifra = (nombre: string, total: number) => ({ nombre, total, titulares: total, beneficiarios: 0, clave: null });
const suNombre = ({ nombre }: { nombre: string }) => nombre;

describe('datos.test.ts', () => {
  it('lee cada fila con lo que es, y el encabezado solo significa que no hay datos', () => {
    expect(leerCifras({ data: [ENCABEZADO, ['CNS', 5, 3, 2]], claves: [1] })).toEqual({
      encabezado: 'Ente gestor',
      filas: [{ nombre: 'CNS', total: 5, titulares: 3, beneficiarios: 2, clave: 1 }],
    });
    expect(leerCifras({ data: [ENCABEZADO] }).filas).toEqual([]);
    expect(leerCifras({ data: [] }).filas).toEqual([]);
  });

  it('las cifras llevan el punto de los miles, también de cuatro cifras', () => {
    expect([enCifras(1234), enCifras(10_000_000), enCorto(999_999), enCorto(1_250_000).replace(/\s/, ' ')]).toEqual([
      '1.234',
      '10.000.000',
      '999.999',
      '1,3 M',
    ]);
  });

  it('dice en una frase cuántas son y cuál es la mayor', () => {
    expect(enPalabras([cifra('CNS', 3000), cifra('CPS', 1000)], suNombre)).toBe(
      '4.000 afiliaciones; la mayor cifra, CNS: 3.000 (75\u00a0%).',
    );
    expect(enPalabras([cifra('CNS', 3000)], suNombre)).toBe('CNS: 3.000 afiliaciones.');
    expect(enPalabras([cifra('CNS', 1)], suNombre)).toBe('CNS: 1 afiliación.');
    expect(enPalabras([], suNombre)).toBe('No hay afiliaciones que contar.');
    expect(enPalabras([cifra('CNS', 0), cifra('CPS', 0)], suNombre)).toBe('No hay afiliaciones que contar.');
  });

  it('si varias tienen la mayor cifra las nombra a todas, o a tres y cuántas más', () => {
    const iguales = ['A', 'B', 'C', 'D', 'E'].map((nombre) => cifra(nombre, 2));
    expect(enPalabras([cifra('Z', 1), ...iguales.slice(0, 3)], suNombre)).toBe(
      '7 afiliaciones; la mayor cifra, A, B y C: 2 cada una (28,6\u00a0%).',
    );
    expect(laMayor(iguales, suNombre)).toBe('A, B, C y 2 más: 2 cada una');
    expect(laMayor([cifra('Z', 3), ...iguales], suNombre)).toBe('Z: 3');
  });
});
