import { describe, expect, it } from 'vitest';
import { esDemo } from './modo-demo.ts';

describe('modo-demo.test.ts', () => {
  it('fuera de producción hay demostración, salvo que se diga que no', () => {
    expect(esDemo({})).toBe(true);
    expect(esDemo({ SGPA_DEMO: '', NODE_ENV: '' })).toBe(true);
    expect(esDemo({ SGPA_DEMO: '1' })).toBe(true);
    expect(esDemo({ SGPA_DEMO: '0' })).toBe(false);
  });

  it('en producción no hay demostración', () => {
    expect(esDemo({ NODE_ENV: 'production' })).toBe(false);
  });
});
