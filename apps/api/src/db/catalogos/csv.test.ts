import { describe, expect, it } from 'vitest';
import { leerCsv } from './cargar-catalogos.ts';

describe('csv.test.ts', () => {
  it('lee campos con comillas y sin ellas, con fin de línea al final o sin él', () => {
    const esperado = [
      { a: '1', b: 'x' },
      { a: '', b: 'Caiza "D", y\notra' },
    ];
    expect(leerCsv('a,b\n1,x\n,"Caiza ""D"", y\notra"\n')).toEqual(esperado);
    expect(leerCsv('"a","b"\r\n"1","x"\r\n"","Caiza ""D"", y\notra"')).toEqual(esperado);
  });

  it('conserva un último campo vacío', () => {
    expect(leerCsv('a,b\n1,\n2,')).toEqual([
      { a: '1', b: '' },
      { a: '2', b: '' },
    ]);
  });

  it('rechaza un registro al que le faltan campos, y lo que no es CSV', () => {
    expect(() => leerCsv('a,b\n1\n')).toThrow('columns length is 2, got 1 on line 2');
    expect(() => leerCsv('a,b\n1,"x\n')).toThrow('Quote Not Closed');
  });
});
