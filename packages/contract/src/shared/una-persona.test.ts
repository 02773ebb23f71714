import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unaPersona } from './registro.ts';

const lista = unaPersona(z.object({ numero: z.string() }));

describe('una-persona.test.ts', () => {
  it('una pasa como vino', () => {
    expect(lista.parse([{ numero: '1000100' }])).toEqual([{ numero: '1000100' }]);
  });

  it.each([{ cuantas: 0 }, { cuantas: 2 }])('$cuantas no: se dice que debe ser una', ({ cuantas }) => {
    const { error } = lista.safeParse(Array.from({ length: cuantas }, () => ({ numero: '1000100' })));
    expect(error?.issues.map(({ message }) => message)).toEqual(['Debe enviar una persona.']);
  });

  it('en el documento de la API es una lista de exactamente una', () => {
    expect(z.toJSONSchema(lista, { io: 'input' })).toMatchObject({ type: 'array', minItems: 1, maxItems: 1 });
  });
});
