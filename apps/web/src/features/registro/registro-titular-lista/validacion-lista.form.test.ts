import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { ErrorApi, errorSinConexion } from '../../../lib/error-api.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import {
  interpretarFallaPaso1,
  interpretarPaso1,
  PASO1_VACIO,
  revisarPaso1,
  toRequest,
} from './validacion-lista.form.ts';

const HOY = fecha('2026-04-15');
const INTERMITENCIA =
  'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';

const respuesta = (codigo: number, mensaje: string, error_segip: string) =>
  personaDePrueba({
    estado_respuesta: delCable({ codigo, mensaje, detalle: [{ error_segip, fecha_nacimiento_correcto: false }] }),
  });
const falla = (status: number) => new ErrorApi({ status, codigo: 'X', mensaje: 'Palabras del servidor.' });

describe('validacion-lista.form.test.ts', () => {
  it.each([
    ['', 'Obligatorio.'],
    ['1234', 'Mínimo 5 characters'],
    ['-12345', 'No pueden ser menores a 0'],
    ['00000', 'No pueden ser menores a 0'],
  ])('el número %j: %s', (numero_documento, problema) => {
    expect(revisarPaso1({ ...PASO1_VACIO, numero_documento }, HOY)).toEqual({ numero_documento: problema });
  });

  it('acepta que falte la fecha de nacimiento, pero no una equivocada', () => {
    const form = { ...PASO1_VACIO, numero_documento: '1000001' };
    expect(revisarPaso1(form, HOY)).toEqual({});
    expect(revisarPaso1({ ...form, fecha_nacimiento: '31/02/1985' }, HOY)).toEqual({
      fecha_nacimiento: 'La fecha debe existir y tener el formato DD/MM/YYYY.',
    });
    expect(revisarPaso1({ ...form, fecha_nacimiento: '16/04/2026' }, HOY)).toEqual({
      fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy.',
    });
  });

  it('pregunta por un documento nacional como CI con tipo_doc 1, y por uno extranjero con 2', () => {
    const form = { ...PASO1_VACIO, numero_documento: ' 1000009 ', complemento_documento: '1a' };
    expect(toRequest(form)).toEqual({ tipo_documento: 'CI', tipo_doc: 1, numero_documento: '1000009-1A' });
    expect(toRequest({ ...form, clase: 'CIE', fecha_nacimiento: '14/03/1985' })).toEqual({
      tipo_documento: 'CI',
      tipo_doc: 2,
      numero_documento: '1000009-1A',
      fecha_nacimiento: fecha('1985-03-14'),
    });
  });

  it('solo el código 100 sigue; cualquier otro muestra el primer detalle, o si no el mensaje', () => {
    expect(interpretarPaso1(respuesta(100, 'ok', 'ok'))).toMatchObject({ mensaje: null, persona: { edad: 41 } });
    for (const codigo of [101, 102, 103, 200, 503]) {
      const { persona, mensaje, banderas } = interpretarPaso1(respuesta(codigo, 'Mensaje.', 'Detalle.'));
      expect([persona, mensaje, banderas]).toEqual([null, 'Detalle.', { fecha_nacimiento_correcto: false }]);
    }
    expect(interpretarPaso1(respuesta(102, 'Mensaje.', '')).mensaje).toBe('Mensaje.');
  });

  it('de un resultado vacío y de una respuesta perdida dice que es una intermitencia, y de un rechazo lo que él dice', () => {
    expect(interpretarPaso1(undefined).mensaje).toBe(INTERMITENCIA);
    expect(interpretarFallaPaso1(errorSinConexion(true)).mensaje).toBe(INTERMITENCIA);
    expect(interpretarFallaPaso1(falla(502)).mensaje).toBe(INTERMITENCIA);
    expect(interpretarFallaPaso1(falla(403)).mensaje).toBe('Palabras del servidor.');
    expect(interpretarFallaPaso1(falla(401)).mensaje).toBeNull();
  });
});
