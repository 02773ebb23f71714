import { describe, expect, it } from 'vitest';
import { avisoDeRelleno, esNombreDeRelleno, sinRelleno } from './nombre-de-relleno.ts';

describe('nombre-de-relleno.test.ts', () => {
  it.each(
    '--|.|-|*|?|—|...|NULL|null|(NULL)|S/N|s/n|S / N|N/A|S/D|N.N.|NN|XX|XXXX|0|000|SIN DATO|SIN APELLIDO|NO TIENE|NO REGISTRA'.split(
      '|',
    ),
  )('%j no es un nombre', (nombre) => {
    expect([esNombreDeRelleno(nombre), esNombreDeRelleno(` ${nombre}\u200b`), sinRelleno(nombre)]).toEqual([
      true,
      true,
      '',
    ]);
  });

  it.each(['', ' ', 'NA', 'NIL', 'SN', 'X', 'Ñ', 'LI', 'NULLA', 'D’ANGELO', 'J.', 'PAZ-SOLDÁN', 'NONATO', '小明', '1'])(
    '%j no es relleno',
    (nombre) => {
      expect([esNombreDeRelleno(nombre), sinRelleno(nombre)]).toEqual([false, nombre]);
    },
  );

  it('dice qué no da el SEGIP, y qué pone en su lugar', () => {
    const aviso = (nombres: string, primer_apellido: string, segundo_apellido: string) =>
      avisoDeRelleno({ nombres, primer_apellido, segundo_apellido });
    expect(aviso('ANA', 'QUISPE', '')).toBeNull();
    expect(aviso('ANA', 'QUISPE', '--')).toBe('El SEGIP no da el apellido materno: dice «--».');
    expect(aviso('ANA', 'NULL', 'NULL')).toBe(
      'El SEGIP no da el apellido paterno ni el apellido materno: dice «NULL».',
    );
    expect(aviso('.', 'QUISPE', 'S/N')).toBe('El SEGIP no da los nombres ni el apellido materno: dice «.» y «S/N».');
  });
});
