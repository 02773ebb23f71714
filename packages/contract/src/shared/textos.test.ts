import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  complemento,
  documentoBuscado,
  nombre,
  numeroDocumento,
  parrafos,
  telefono,
  texto,
  textoExacto,
} from './campos.ts';

const leer = (esquema: z.ZodType, escrito: string) => {
  const { success, data, error } = esquema.safeParse(escrito);
  return success ? data : z.flattenError(error).formErrors;
};

/** Text comes in over the wire by one reading (acuerdos §12 'One reading of written text'). */
describe('textos.test.ts', () => {
  it.each<[string, z.ZodType, string, string]>([
    ['un texto', texto(20), '\u202A+591\u00A070612345\u202C', '+591 70612345'],
    ['un texto tan largo como se lee', texto(4), '\u200BÑ\u200BU\u200B\u00D1O\u200B', 'ÑUÑO'],
    ['un texto de dos renglones', texto(20), 'uno\ndos', 'uno dos'],
    ['unos párrafos', parrafos(20), 'uno\u200B\r\ndos', 'uno\ndos'],
    ['un nombre', nombre, ' N\u0303U\u200B  N\u0303O ', 'ÑU ÑO'],
    ['un teléfono', telefono, '\u202A+591\u00A07061\u20132345\u202C', '+591 7061-2345'],
    ['un complemento', complemento, '1 A', '1A'],
    ['un número', numeroDocumento, '１.000.100 LP', '1000100'],
    [
      'un número con signos',
      numeroDocumento,
      '\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E\u200E1000100',
      '1000100',
    ],
    ['lo que se busca', documentoBuscado, '1000100-LP', '1000100-LP'],
    ['una contraseña', textoExacto(30), ' cla\u200Bve\tN\u0303 ', ' cla\u200Bve\tN\u0303 '],
    ['un código en base64', textoExacto(30), 'Q8OzZGlnbw==', 'Q8OzZGlnbw=='],
  ])('%s se lee con su regla', (_nombre, esquema, escrito, leido) => {
    expect(leer(esquema, escrito)).toEqual(leido);
  });

  it('lo que es lo que es no se limpia, y lo que la base no guarda se niega', () => {
    expect(leer(textoExacto(30), 'a\u0000b')).toEqual(['Contiene un carácter no permitido.']);
    expect(leer(texto(30), 'a\uD800b')).toEqual(['Contiene un carácter no permitido.']);
    expect(leer(texto(3), 'abcd')).toEqual(['No puede tener más de 3 caracteres.']);
  });
});
