import { describe, expect, it } from 'vitest';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { interpretarTitular } from './resultado-titular.ts';

const persona = personaDePrueba();
const HALLADA = { persona, mensajes: [], banderas: {} };
const conTitulares = (...detalle: (typeof TITULAR)[]) => ({
  ...persona,
  estado_titular: { detalle, impedimento: null, conyuge: null },
});

describe('resultado-titular.test.ts', () => {
  it('sigue junto al titular que también el servidor halló', () => {
    expect(interpretarTitular(HALLADA, conTitulares(TITULAR), TITULAR)).toBe(HALLADA);
  });

  it.each([
    ['none', conTitulares()],
    ['otra afiliación', conTitulares({ ...TITULAR, idAfiliadoEnteGestor: 8 })],
  ])('se detiene cuando el servidor halló %s', (_caso, respuesta) => {
    const { persona: quien, mensajes } = interpretarTitular(HALLADA, respuesta, TITULAR);
    expect(quien).toBeNull();
    expect(mensajes).toEqual(['El titular ya no tiene cobertura vigente. Búsquelo nuevamente.']);
  });

  it('se detiene con lo que el guardado rechazaría, en palabras del servidor', () => {
    const respuesta = conTitulares(TITULAR);
    const impedimento = 'El titular no puede ser su propio beneficiario.';
    const { persona: quien, mensajes } = interpretarTitular(
      HALLADA,
      { ...respuesta, estado_titular: { ...respuesta.estado_titular, impedimento } },
      TITULAR,
    );
    expect([quien, mensajes]).toEqual([null, [impedimento]]);
  });

  it('quien no fue hallado conserva sus propios mensajes', () => {
    const rechazo = { persona: null, mensajes: ['No coincide.'], banderas: {} };
    expect(interpretarTitular(rechazo, conTitulares(), TITULAR)).toBe(rechazo);
  });
});
