import { describe, expect, it } from 'vitest';
import { EDADES_INICIALES, revisarEdad } from '../cobertura/edad.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { type DatosDeCondicion, leerCondicion, revisarCondicion } from './condicion.ts';

const HOY = fecha('2026-11-27');
const PAPEL = { certificado_condicion: 'estudios.pdf' };
const estudia = (hasta: string | null): DatosDeCondicion => ({
  condicion: 'ESTUDIANTE',
  condicion_hasta: hasta === null ? null : fecha(hasta),
  ...PAPEL,
});

describe('condicion.test.ts', () => {
  it.each<[string, DatosDeCondicion, readonly string[]]>([
    ['nada', {}, []],
    ['en blanco', { condicion: '', certificado_condicion: '' }, []],
    ['estudia un año más', estudia('2027-11-27'), []],
    ['inválido', { condicion: 'INVALIDEZ', ...PAPEL }, []],
    ['estudia más de un año', estudia('2027-11-28'), ['condicion_hasta']],
    ['estudia hasta hoy', estudia('2026-11-27'), ['condicion_hasta']],
    ['estudia sin fecha', estudia(null), ['condicion_hasta']],
    ['inválido con fecha', { condicion: 'INVALIDEZ', condicion_hasta: HOY, ...PAPEL }, ['condicion_hasta']],
    ['sin papel', { condicion: 'INVALIDEZ' }, ['certificado_condicion']],
    ['un papel de nada', PAPEL, ['condicion']],
    ['otra', { condicion: 'OTRA', ...PAPEL }, ['condicion']],
  ])('%s', (_caso, datos, campos) => {
    expect(Object.keys(revisarCondicion(datos, HOY))).toEqual(campos);
  });

  it('se lee lo que hay', () => {
    expect([leerCondicion('ESTUDIANTE'), leerCondicion('estudiante'), leerCondicion(null)]).toEqual([
      'ESTUDIANTE',
      null,
      null,
    ]);
  });

  it.each([
    ['2007-11-28', 'HIJA_HIJO', null, null, null],
    ['2007-11-27', 'HIJA_HIJO', null, null, /Cumplió 19 años el 27\/11\/2026: solo puede/],
    ['2007-11-27', 'PADRE_MADRE', null, null, null],
    ['2007-11-27', 'HIJA_HIJO', 'ESTUDIANTE', '2027-06-30', null],
    ['2001-11-27', 'HIJA_HIJO', 'ESTUDIANTE', '2027-06-30', /Cumplió 25 años el 27\/11\/2026: como estudiante/],
    ['1985-01-01', 'HERMANO_HERMANA', 'INVALIDEZ', null, null],
  ] as const)(
    'de quien nació el %s, %s, %s: se registra o se dice por qué no',
    (nacio, parentesco, condicion, hasta, texto) => {
      const quien = {
        parentesco,
        fecha_nacimiento: fecha(nacio),
        condicion,
        condicion_hasta: hasta === null ? null : fecha(hasta),
      };
      const problema = revisarEdad(quien, EDADES_INICIALES, HOY);
      if (texto === null) expect(problema).toBeNull();
      else expect(problema?.texto).toMatch(texto);
    },
  );
});
