/** `test` gives every test a product of its own: fresh database, registries, server and clock. */
import { test as base, expect, type Page } from '@playwright/test';
import { abrirInstancia, cerrarInstancia, ponerReloj, type Simuladores, simuladoresEn } from './control.ts';
import { type Servidor, servidorEn } from './servidor.ts';
import { sembrarSesion } from './sesion.ts';

export interface Ayudas {
  instancia: { id: string; url: string; simuladoresAdmin: string };
  servidor: Servidor;
  simuladores: Simuladores;
  /** Moves the server's clock; the page's own is `page.clock`. */
  moverReloj: (ahora: Date) => Promise<void>;
  /** Signs in without the form and opens a page. Returns the token. */
  entrar: (username: string, ruta?: string) => Promise<string>;
  /** Fails the test when the page threw or broke its content security policy. */
  sinErrores: undefined;
}

/** What the browser logs by itself about a refused or lost request is part of many tests. */
const ESPERADO = /^Failed to load resource/;

export const test = base.extend<Ayudas>({
  // Playwright reads the dependencies from the pattern, so there must be one.
  instancia: async ({ browserName: _ }, use) => {
    const instancia = await abrirInstancia();
    await use(instancia);
    await cerrarInstancia(instancia.id);
  },

  baseURL: async ({ instancia }, use) => use(instancia.url),

  servidor: async ({ instancia }, use) => use(servidorEn(instancia.url)),

  simuladores: async ({ instancia }, use) => use(simuladoresEn(instancia.simuladoresAdmin)),

  moverReloj: async ({ instancia }, use) => {
    await use(async (ahora) => {
      await ponerReloj(instancia.id, ahora);
    });
  },

  entrar: async ({ page, servidor }, use) => {
    await use(async (username, ruta = '/asegurado') => {
      const token = await servidor.ingresar(username);
      await sembrarSesion(page, token, username);
      await page.goto(ruta);
      return token;
    });
  },

  sinErrores: [
    async ({ page }, use) => {
      const errores: string[] = [];
      page.on('pageerror', (error) => errores.push(String(error)));
      page.on('console', (mensaje) => {
        if (mensaje.type() === 'error' && !ESPERADO.test(mensaje.text())) errores.push(mensaje.text());
      });
      await use(undefined);
      expect(errores, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until everything that the page asks for by itself has been answered: then only what the test does next ends the
 * session.
 */
export const enCalma = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

export { expect };
