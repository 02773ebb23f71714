import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { SinRespuesta } from '../db/prestada.ts';
import { esBaseNoDisponible } from './errores.ts';

const errorDeBase = (codigo: string): pg.DatabaseError => {
  const error = new pg.DatabaseError('', 0, 'error');
  error.code = codigo;
  return error;
};

describe('errores.test.ts', () => {
  it.each([
    ['40P01', 'a deadlock', true],
    ['40001', 'a serialization failure', true],
    ['55P03', 'a lock that was not had in time', true],
    ['57014', 'a statement that took too long', true],
    ['25006', 'a standby that does not lead yet', true],
    ['23505', 'a duplicate', false],
    ['42501', 'row security', false],
  ])('%s, %s: se puede intentar otra vez: %s', (codigo, _que, esperado) => {
    expect(esBaseNoDisponible(errorDeBase(codigo))).toBe(esperado);
  });

  it('una pregunta sin respuesta también, por su clase', () => {
    expect(esBaseNoDisponible(new SinRespuesta())).toBe(true);
    expect(esBaseNoDisponible(new Error('Query read timeout'))).toBe(false);
  });
});
