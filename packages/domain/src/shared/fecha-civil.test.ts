import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conHora,
  diaDe,
  edadEn,
  esFechaCivil,
  esFechaHora,
  fecha,
  horaEnLaPaz,
  hoyEnLaPaz,
  leerFechaEscrita,
  mostrarFecha,
  PRIMER_DIA,
  sumarDias,
  sumarMeses,
  ULTIMO_DIA,
} from './fecha-civil.ts';

const fechas = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2150-12-31T00:00:00Z'), noInvalidDate: true })
  .map((d) => fecha(d.toISOString().slice(0, 10)));

describe('fecha-civil.test.ts', () => {
  it.each([
    ['2024-02-29', true],
    ['1850-01-01', true],
    ['2200-12-31', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-00-10', false],
    ['2024-01-00', false],
    ['1849-12-31', false],
    ['2201-01-01', false],
    ['2024-1-01', false],
    [' 2024-01-01', false],
    ['2024-01-01\n', false],
    ['2024-01-01T00:00:00', false],
    ['', false],
  ])('esFechaCivil(%j) es %s', (texto, esperado) => {
    expect(esFechaCivil(texto)).toBe(esperado);
  });

  it.each([
    ['14/03/1985', '1985-03-14'],
    [' 14/03/1985 ', '1985-03-14'],
    ['14031985', '1985-03-14'],
    ['14/3/85', null],
    ['140385', null],
    ['1/3/1985', '1985-03-01'],
    ['14-03-1985', '1985-03-14'],
    ['1-3-1985', '1985-03-01'],
    ['14.03.1985', '1985-03-14'],
    ['1985-03-14', '1985-03-14'],
    ['19850314', '1985-03-14'],
    // The slashes of the date field leave an ISO date that was typed key by key like this.
    ['19/85/0314', '1985-03-14'],
    ['29/02/2020', '2020-02-29'],
    ['31/02/2020', null],
    ['29/02/2021', null],
    ['29/2/21', null],
    ['03/14/1985', null],
    ['14/03', null],
    ['14/03/', null],
    ['14/03/198', null],
    ['14/03/19850', null],
    ['114/03/1985', null],
    ['1140385', null],
    ['119850314', null],
    ['198503141', null],
    ['14 de marzo', null],
    ['-14/03/1985', null],
    ['', null],
  ])('leerFechaEscrita(%j) es %s', (texto, esperado) => {
    expect(leerFechaEscrita(texto)).toBe(esperado);
  });

  const HOY = fecha('2026-11-23');

  it.each([
    ['14/3/85', '1985-03-14', '1985-03-14'],
    ['140385', '1985-03-14', '1985-03-14'],
    ['1.3.85', '1985-03-01', '1985-03-01'],
    ['14/3/36', '1936-03-14', '2036-03-14'],
    ['14/3/1936', '1936-03-14', '1936-03-14'],
    ['14/3/2036', '2036-03-14', '2036-03-14'],
    ['23/11/26', '2026-11-23', '2026-11-23'],
    ['24/11/26', '1926-11-24', '2026-11-24'],
    ['1/1/27', '1927-01-01', '2027-01-01'],
    ['1/1/75', '1975-01-01', '2075-01-01'],
    ['1/1/76', '1976-01-01', '1976-01-01'],
    ['1/1/00', '2000-01-01', '2000-01-01'],
    ['29/2/21', null, null],
  ])('el 23/11/2026, %j es un nacimiento del %s y otra fecha del %s', (texto, nacimiento, otra) => {
    expect(leerFechaEscrita(texto, { hoy: HOY, nacimiento: true })).toBe(nacimiento);
    expect(leerFechaEscrita(texto, { hoy: HOY, nacimiento: false })).toBe(otra);
  });

  it('ningún nacimiento escrito con dos cifras está por venir ni hace más de cien años, y otra fecha está a cincuenta', () => {
    const dosCifras = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }), fechas);
    fc.assert(
      fc.property(dosCifras, ([anio, mes, hoy]) => {
        fc.pre(hoy >= '1960-01-01' && hoy < '2140-01-01');
        const texto = `15/${mes}/${String(anio).padStart(2, '0')}`;
        const nacimiento = leerFechaEscrita(texto, { hoy, nacimiento: true }) ?? '';
        expect([nacimiento <= hoy, nacimiento > sumarMeses(hoy, -1200)]).toEqual([true, true]);
        const otra = leerFechaEscrita(texto, { hoy, nacimiento: false }) ?? '';
        expect(Math.abs(Number(otra.slice(0, 4)) - Number(hoy.slice(0, 4)))).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('lo que se muestra se lee como la misma fecha', () => {
    fc.assert(fc.property(fechas, (f) => leerFechaEscrita(mostrarFecha(f)) === f));
  });

  it('una fecha se lee igual de todas las maneras de escribirla', () => {
    fc.assert(
      fc.property(fechas, (f) => {
        const [anio, mes, dia] = f.split('-').map(Number);
        const maneras = [f, f.replaceAll('-', ''), f.replaceAll('-', '.'), mostrarFecha(f).replaceAll('/', '-')];
        for (const manera of [...maneras, mostrarFecha(f).replaceAll('/', ''), `${dia}/${mes}/${anio}`]) {
          expect(leerFechaEscrita(manera)).toBe(f);
        }
      }),
    );
  });

  it('lo que no es una fecha no se lee, y nada que se lee deja de ser una fecha', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{0,12}$/)), (texto) => {
        const leida = leerFechaEscrita(texto);
        expect(leida === null || esFechaCivil(leida)).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-01-01T03:59:59.999Z', '2025-12-31'],
    ['2026-01-01T04:00:00Z', '2026-01-01'],
    ['2024-03-01T02:00:00Z', '2024-02-29'],
  ])('a las %s es %s en La Paz', (instante, esperado) => {
    expect(hoyEnLaPaz(new Date(instante))).toBe(esperado);
  });

  it('hoyEnLaPaz coincide con la base de zonas horarias', () => {
    const formato = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/La_Paz', dateStyle: 'short' });
    const instantes = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(fc.property(instantes, (d) => String(hoyEnLaPaz(d)) === formato.format(d)));
  });

  it.each([
    ['2024-12-31', 2, '2025-02-28'],
    ['2023-12-31', 2, '2024-02-29'],
    ['2024-12-30', 2, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-11-15', 2, '2025-01-15'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-05-31', 0, '2024-05-31'],
    ['2024-01-31', -11, '2023-02-28'],
    ['2024-03-31', -27, '2021-12-31'],
    ['2024-02-29', 48, '2028-02-29'],
  ])('%s más %i meses es %s', (desde, meses, esperado) => {
    expect(sumarMeses(fecha(desde), meses)).toBe(esperado);
  });

  it('sumar meses llega al mes debido, con el mismo día o el último', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: -120, max: 120 }), (f, n) => {
        const r = sumarMeses(f, n);
        const indice = (x: string) => Number(x.slice(0, 4)) * 12 + Number(x.slice(5, 7));
        expect(indice(r) - indice(f)).toBe(n);
        const esUltimo = sumarDias(r, 1).slice(8) === '01';
        expect(r.slice(8) === f.slice(8) || (esUltimo && r.slice(8) < f.slice(8))).toBe(true);
      }),
    );
  });

  it('restar días deshace sumarlos, y se conserva el orden de los textos', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: 1, max: 5000 }), (f, n) => {
        expect(sumarDias(sumarDias(f, n), -n)).toBe(f);
        expect(sumarDias(f, n) > f).toBe(true);
      }),
    );
    expect(sumarDias(fecha('2024-02-28'), 1)).toBe('2024-02-29');
  });

  it.each([
    ['2024-02-29', true],
    ['2024-02-29 00:00:00', true],
    ['2024-02-29 23:59:59', true],
    ['2023-02-29 00:00:00', false],
    ['2024-02-29 24:00:00', false],
    ['2024-02-29 00:60:00', false],
    ['2024-02-29T00:00:00', false],
    ['2024-02-29 00:00', false],
    ['2024-02-29 00:00:60', false],
    ['2024-02-29 19:00:00', true],
    ['2024-02-29 00:00:000', false],
  ])('%j con hora o sin ella: %s', (texto, esperado) => {
    expect(esFechaHora(texto)).toBe(esperado);
  });

  it('la hora se pone y se quita', () => {
    expect(conHora(fecha('2024-02-29'), '13:05:00')).toBe('2024-02-29 13:05:00');
    expect(diaDe(conHora(fecha('2024-02-29'), '13:05:00'))).toBe('2024-02-29');
    expect(() => conHora(fecha('2024-02-29'), '25:00:00')).toThrow(
      new RangeError("'25:00:00' is not a time of day (HH:mm:ss)"),
    );
  });

  it('lo que se sabe que es una fecha se lee como tal, y lo demás se rechaza', () => {
    expect(fecha('2024-02-29')).toBe('2024-02-29');
    expect(() => fecha('2023-02-29')).toThrow(RangeError);
    expect(() => fecha('14/03/1985')).toThrow(new RangeError("'14/03/1985' is not a civil date (YYYY-MM-DD)"));
    expect([PRIMER_DIA, ULTIMO_DIA]).toEqual(['1850-01-01', '2200-12-31']);
  });

  it.each([
    ['1985-03-14', '2026-03-13', 40],
    ['1985-03-14', '2026-03-14', 41],
    ['2004-02-29', '2023-02-28', 18],
    ['2004-02-29', '2023-03-01', 19],
    ['2020-01-01', '2020-01-01', 0],
  ])('quien nació el %s tiene el %s %i años', (nacimiento, dia, edad) => {
    expect(edadEn(fecha(nacimiento), fecha(dia))).toBe(edad);
  });

  it('la hora de La Paz va cuatro detrás, y cambia con ella el día', () => {
    expect(horaEnLaPaz(new Date('2026-10-14T14:00:05Z'))).toBe('2026-10-14 10:00:05');
    expect(horaEnLaPaz(new Date('2026-10-14T03:59:59.999Z'))).toBe('2026-10-13 23:59:59');
  });
});
