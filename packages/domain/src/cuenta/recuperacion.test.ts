import { describe, expect, it } from 'vitest';
import { esTokenDeEnlace, leerMotivoRecuperacion, venceEnlace } from './recuperacion.ts';

const AHORA = new Date('2026-11-22T12:00:00Z');

describe('recuperacion.test.ts', () => {
  it.each([
    ['ACTIVACION', '2026-11-25T12:00:00.000Z'],
    ['ADMINISTRADOR', '2026-11-23T12:00:00.000Z'],
    ['SOLICITUD', '2026-11-22T13:00:00.000Z'],
  ] as const)('el enlace por %s vence el %s', (motivo, vence) => {
    expect(venceEnlace(motivo, AHORA).toISOString()).toBe(vence);
    expect(leerMotivoRecuperacion(motivo)).toBe(motivo);
  });

  it('otro motivo no lo es', () => {
    expect(leerMotivoRecuperacion('OTRO')).toBeUndefined();
  });

  it.each([
    ['A'.repeat(43), true],
    [`${'a-_9'.repeat(10)}xyz`, true],
    ['A'.repeat(42), false],
    ['A'.repeat(44), false],
    [`${'A'.repeat(42)}+`, false],
    ['', false],
  ])('«%s» es un token: %s', (texto, es) => {
    expect(esTokenDeEnlace(texto)).toBe(es);
  });
});
