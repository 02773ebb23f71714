import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STARTED } from './dependencies.mjs';
import { inRoot } from './paths.mjs';

describe('dependencies.test.mjs', () => {
  it('lo que se instala para arrancar no trae las herramientas de las pruebas', () => {
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
    const ofWorkspace = Object.entries(packages).filter(([place, { name }]) => !place.includes('node_modules') && name);
    const places = Object.fromEntries(ofWorkspace.map(([place, { name }]) => [name, place]));
    const reached = new Set(STARTED);
    const tools = [];
    for (const name of reached) {
      const { dependencies = {}, devDependencies = {} } = packages[places[name]];
      for (const needed of Object.keys(dependencies)) if (needed in places) reached.add(needed);
      tools.push(...Object.keys(devDependencies));
    }
    expect(tools.sort()).toEqual(['@vitejs/plugin-react', 'marked', 'vite']);
  });
});
