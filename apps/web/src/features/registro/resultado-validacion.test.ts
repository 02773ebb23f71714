import { describe, expect, it } from 'vitest';
import { delCable } from '../../lib/testing/del-cable.ts';
import { personaDePrueba } from '../persona/testing/persona-de-prueba.ts';
import { interpretarValidacion } from './resultado-validacion.ts';

const NO_ENCONTRADA =
  'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.';
const INTERMITENCIA =
  'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';

const respuesta = (codigo: number, mensaje: string, error_segip: string) =>
  personaDePrueba({
    estado_respuesta: delCable({
      codigo,
      mensaje,
      detalle: [{ error_segip, numero_documento_correcto: true, nombres_correcto: false }],
    }),
  });

describe('resultado-validacion.test.ts', () => {
  it.each([100, 200])('el código %i deja seguir a la persona', (codigo) => {
    const { persona, mensajes } = interpretarValidacion(respuesta(codigo, 'ok', ''));
    expect(persona?.numero_documento).toBe('1000009');
    expect(mensajes).toEqual([]);
  });

  it('el código 101 muestra el mensaje del servidor y sus marcas', () => {
    expect(interpretarValidacion(respuesta(101, 'No coincide.', 'otro'))).toEqual({
      persona: null,
      mensajes: ['No coincide.'],
      banderas: { numero_documento_correcto: true, nombres_correcto: false },
    });
  });

  it('no encontrado aconseja complemento y fecha de nacimiento, y agrega lo que dijo el servicio de identidad', () => {
    expect(interpretarValidacion(respuesta(102, '', NO_ENCONTRADA)).mensajes).toEqual([NO_ENCONTRADA]);
    expect(interpretarValidacion(respuesta(102, '', 'Hay dos personas.')).mensajes).toEqual([
      NO_ENCONTRADA,
      'Hay dos personas.',
    ]);
  });

  it('el código 103 rechaza al fallecido con el mensaje del servidor', () => {
    const resultado = interpretarValidacion(respuesta(103, 'Figura como fallecida.', ''));
    expect(resultado).toMatchObject({ persona: null, mensajes: ['Figura como fallecida.'], fallecido: true });
    expect(interpretarValidacion(respuesta(102, '', '')).fallecido).toBeUndefined();
  });

  it.each([100, 103])('el código %i sigue en el asistente de fallecidos; una discrepancia no', (codigo) => {
    const { persona, mensajes } = interpretarValidacion(respuesta(codigo, 'Figura como fallecida.', ''), true);
    expect([persona?.numero_documento, mensajes]).toEqual(['1000009', []]);
    expect(interpretarValidacion(respuesta(101, 'No coincide.', ''), true).persona).toBeNull();
  });

  it.each([503, 999])('el código %i muestra el primer detalle', (codigo) => {
    expect(interpretarValidacion(respuesta(codigo, 'mensaje', 'SEGIP no responde.')).mensajes).toEqual([
      'SEGIP no responde.',
    ]);
  });

  it('de una lista vacía dice que es una intermitencia', () => {
    expect(interpretarValidacion(undefined)).toEqual({ persona: null, mensajes: [INTERMITENCIA], banderas: {} });
  });
});
