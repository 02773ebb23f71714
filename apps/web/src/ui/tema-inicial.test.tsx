import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ATRIBUTO_TEMA, CLAVE_MODO } from './tema-claves.ts';
import { alCambiarModo, elegirModo, leerModo, ponerTemaInicial } from './tema-inicial.ts';

const sistema = Object.assign(new EventTarget(), { matches: false });
const puesto = () => document.documentElement.getAttribute(ATRIBUTO_TEMA);

function elSistemaDice(oscuro: boolean) {
  sistema.matches = oscuro;
  sistema.dispatchEvent(new Event('change'));
}

describe('tema-inicial.test.tsx', () => {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => sistema);
    ponerTemaInicial();
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    localStorage.clear();
    elSistemaDice(false);
  });

  it('sin elección es el del sistema, también cuando este cambia', () => {
    expect(puesto()).toBe('light');
    elSistemaDice(true);
    expect(puesto()).toBe('dark');
    expect(leerModo()).toBe('system');
  });

  it('lo elegido vale sobre el sistema, queda guardado y se avisa', () => {
    const oyente = vi.fn();
    const dejar = alCambiarModo(oyente);
    elegirModo('dark');
    dejar();
    expect(oyente).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(CLAVE_MODO)).toBe('dark');
    elSistemaDice(false);
    expect(puesto()).toBe('dark');
    elegirModo('system');
    expect(puesto()).toBe('light');
    expect(oyente).toHaveBeenCalledTimes(1);
  });

  it.each(['dark', 'azul'])('lo que otra pestaña elige vale aquí: %s', (modo) => {
    localStorage.setItem(CLAVE_MODO, modo);
    dispatchEvent(new StorageEvent('storage', { key: CLAVE_MODO }));
    expect(puesto()).toBe(modo === 'dark' ? 'dark' : 'light');
  });
});
