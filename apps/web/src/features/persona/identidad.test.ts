import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { describe, expect, it } from 'vitest';
import { personaConDocumento } from './identidad.ts';

const DOCUMENTO = {
  tipo_documento: 'CI',
  numero_documento: numeroDocumento('1000009'),
  complemento_documento: '1A',
};

describe('identidad.test.ts', () => {
  it.each([
    ['con nombre', { nombres: 'ANA', primer_apellido: '', segundo_apellido: 'LIMA' }, 'LIMA ANA, CI\u00A01000009-1A'],
    ['sin nombre conocido', { nombres: '', primer_apellido: '', segundo_apellido: '' }, 'CI\u00A01000009-1A'],
  ])('la persona %s y su documento, en una frase', (_caso, nombres, texto) => {
    expect(personaConDocumento({ ...nombres, ...DOCUMENTO })).toBe(texto);
  });
});
