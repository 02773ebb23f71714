import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha } from '../shared/fecha-civil.ts';
import { cumpleanos, EDADES_INICIALES, finAvisado, finCambiado, finPorEdad, ultimaCondicion } from './edad.ts';

const NACIO = fecha('2007-12-15');
const limite = (codigo: string, edad: number, desde: string) => ({ codigo, edad, vigente_desde: fecha(desde) });
const sin = { condicion: null, condicion_hasta: null } as const;
const estudia = (hasta: string) => ({ condicion: 'ESTUDIANTE', condicion_hasta: fecha(hasta) }) as const;

describe('edad.test.ts', () => {
  it.each([
    ['2008-02-29', 19, '2027-03-01'],
    ['2008-02-29', 20, '2028-02-29'],
    ['2007-12-31', 19, '2026-12-31'],
    ['2008-03-01', 19, '2027-03-01'],
  ])('quien nació el %s cumple %i el %s', (nacio, edad, dia) => {
    expect(cumpleanos(fecha(nacio), edad)).toBe(dia);
  });

  it.each<[string, Parameters<typeof finPorEdad>[0], FechaCivil | null]>([
    ['un hijo', { parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, ...sin }, fecha('2026-12-14')],
    ['un hermano', { parentesco: 'HERMANO_HERMANA', fecha_nacimiento: NACIO, ...sin }, fecha('2026-12-14')],
    ['una esposa', { parentesco: 'ESPOSA_ESPOSO', fecha_nacimiento: NACIO, ...sin }, null],
    ['otro pariente', { parentesco: 'OTROS', fecha_nacimiento: NACIO, ...sin }, null],
    [
      'quien nació un 29 de febrero',
      { parentesco: 'NIETO_NIETA', fecha_nacimiento: fecha('2008-02-29'), ...sin },
      fecha('2027-02-28'),
    ],
    [
      'quien estudia',
      { parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, ...estudia('2027-06-30') },
      fecha('2027-06-30'),
    ],
    [
      'quien deja de estudiar antes de los 19',
      { parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, ...estudia('2026-06-30') },
      fecha('2026-12-14'),
    ],
    [
      'quien estudia más allá de los 25',
      { parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, ...estudia('2040-01-01') },
      fecha('2032-12-14'),
    ],
    [
      'un inválido',
      { parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, condicion: 'INVALIDEZ', condicion_hasta: null },
      null,
    ],
  ])('el derecho de %s termina por edad', (_caso, quien, fin) => {
    expect(finPorEdad(quien, EDADES_INICIALES)).toBe(fin);
  });

  it.each<[string, number, string, string]>([
    ['baja: quien ya los tenía sigue hasta su próximo cumpleaños', 18, '2026-03-01', '2026-12-14'],
    ['baja antes de su cumpleaños', 18, '2025-12-15', '2025-12-14'],
    ['sube antes de su cumpleaños', 21, '2026-12-15', '2028-12-14'],
    ['sube después: lo que terminó, terminó', 21, '2026-12-16', '2026-12-14'],
  ])('la edad %s', (_caso, edad, desde, fin) => {
    const limites = [...EDADES_INICIALES, limite('HIJA_HIJO', edad, desde)];
    expect(finPorEdad({ parentesco: 'HIJA_HIJO', fecha_nacimiento: NACIO, ...sin }, limites)).toBe(fin);
  });

  it.each([
    ['más tarde', '2027-06-30', '2026-12-05', '2027-06-30'],
    ['el mismo día, cada vez', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['antes, y falta mucho', '2027-03-01', '2027-06-30', '2027-03-01'],
    ['antes, y falta poco', '2026-12-01', '2027-06-30', '2026-12-27'],
    ['antes, y ya terminaba', '2026-11-01', '2026-12-02', '2026-12-02'],
    ['con fin, donde no lo había', '2026-11-01', null, '2026-12-27'],
    ['sin fin', null, '2026-12-02', null],
  ])('otra condición: %s', (_caso, fin, antes, queda) => {
    const dia = (texto: string | null) => (texto === null ? null : fecha(texto));
    expect(finCambiado(dia(fin), dia(antes), fecha('2026-11-27'))).toBe(queda);
  });

  it('no termina en los días en que se avisa', () => {
    const hoy = fecha('2026-11-27');
    expect(finAvisado(fecha('2026-12-14'), hoy)).toBe('2026-12-27');
    expect(finAvisado(fecha('2026-12-28'), hoy)).toBe('2026-12-28');
    expect(finAvisado(null, hoy)).toBeNull();
    expect(ultimaCondicion(fecha('2028-02-29'))).toBe('2029-02-28');
  });
});
