import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { describe, expect, it } from 'vitest';
import { porQueNo } from './por-que-no.ts';

const BAJA = { accion: 'baja-beneficiario', nombre: 'Baja' } as const;
const AMPLIACION = { accion: 'ampliacion-beneficiario', nombre: 'Ampliación' } as const;
const CONDICION = { accion: 'renovacion-condicion', nombre: 'Condición' } as const;
const DERECHO = { accion: 'habilitacion-derechohabiente', nombre: 'Derechohabiente' } as const;

const en = (codigo_estado: (typeof ESTADO)[keyof typeof ESTADO], estado: string, fallecido = false) => ({
  codigo_estado,
  estado,
  fallecido,
  fin_por_edad: null,
  condicion: null,
});

describe('por-que-no.test.ts', () => {
  it.each([
    ['nada cerrado', [], en(ESTADO.CESANTIA, 'CESANTIA'), ''],
    [
      'el estado, de varias a la vez',
      [AMPLIACION, DERECHO],
      en(ESTADO.ACTIVO, 'ACTIVO'),
      'En estado ACTIVO no corresponde: Ampliación, Derechohabiente.',
    ],
    [
      'la muerte, y aparte el estado',
      [BAJA, AMPLIACION],
      en(ESTADO.INACTIVO, 'INACTIVO', true),
      'En estado INACTIVO no corresponde: Baja. Por el fallecimiento no corresponde: Ampliación.',
    ],
    [
      'la edad, de quien no termina por ella',
      [CONDICION],
      en(ESTADO.ACTIVO, 'ACTIVO'),
      'Su derecho no termina por edad: Condición.',
    ],
    [
      'la cuenta, cuando el registro lo admite',
      [BAJA],
      en(ESTADO.ACTIVO, 'ACTIVO'),
      'Su cuenta no puede hacer aquí: Baja.',
    ],
  ])('%s', (_caso, cerradas, de, dicho) => {
    expect(porQueNo(cerradas, de)).toBe(dicho);
  });
});
