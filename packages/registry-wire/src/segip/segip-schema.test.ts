import { describe, expect, it } from 'vitest';
import { segipRespuesta } from './schema.ts';

const encontrado = {
  esValido: true,
  codigoRespuesta: 2,
  descripcionRespuesta: 'Se encontró el registro',
  datosPersonaEnFormatoJson: {
    numeroDocumento: '1000001',
    Complemento: 'NULL',
    nombres: 'MARTINA',
    primerApellido: 'QUISPE',
    segundoApellido: '',
    fechaNacimiento: '1985-03-14',
    sexo: 'F',
    estadoCivil: 'SOLTERO',
    pais: 'BOLIVIA',
    departamento: 'LP',
    municipio: '020101',
    fallecido: false,
    extranjero: false,
  },
  fotografia: null,
};
const cumple = (cambio: object) => segipRespuesta.safeParse({ ...encontrado, ...cambio }).success;

describe('segip-schema.test.ts', () => {
  const conNombres = (cambio: object) =>
    cumple({ datosPersonaEnFormatoJson: { ...encontrado.datosPersonaEnFormatoJson, ...cambio } });

  it.each(['', ' ', 'MAR\u0000TINA', 'MAR\ud800TINA', 'MAR\u0007TINA', '<b onmouseover=alert(1)>', 'a'.repeat(151)])(
    'no es una respuesta si quien vive se llama %j',
    (nombres) => expect(conNombres({ nombres })).toBe(false),
  );

  it.each(['primerApellido', 'segundoApellido', 'numeroDocumento', 'Complemento', 'sexo', 'estadoCivil', 'municipio'])(
    'no es una respuesta si %s tiene un NUL',
    (campo) => expect(conNombres({ [campo]: 'A\u0000B' })).toBe(false),
  );

  it('lo es sin un apellido, con los nombres de cualquier lengua, y la de un fallecido sin nombres', () => {
    expect(conNombres({ primerApellido: '', nombres: "ÑUSTA D'ARC-LÜ 美" })).toBe(true);
    expect(conNombres({ fallecido: true, nombres: '' })).toBe(true);
  });

  it('acepta una persona', () => expect(cumple({})).toBe(true));

  it.each([
    { codigoRespuesta: 1 },
    { codigoRespuesta: 4 },
    { datosPersonaEnFormatoJson: null },
    { datosPersonaEnFormatoJson: { ...encontrado.datosPersonaEnFormatoJson, fallecido: 'no' } },
    { datosPersonaEnFormatoJson: { ...encontrado.datosPersonaEnFormatoJson, fechaNacimiento: '14/03/1985' } },
    { esValido: false },
    { esValido: false, codigoRespuesta: 1 },
  ])('rechaza una respuesta que se contradice: %o', (cambio) => expect(cumple(cambio)).toBe(false));
});
