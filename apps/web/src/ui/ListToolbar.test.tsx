import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ListToolbar } from './ListToolbar.tsx';
import { TemaProvider } from './TemaProvider.tsx';

describe('ListToolbar.test.tsx', () => {
  afterEach(cleanup);

  it('su fondo es el del tema que se elija: en el oscuro no queda una línea clara en la que no se lee', () => {
    render(
      <TemaProvider>
        <ListToolbar label="Acciones">Elija un usuario.</ListToolbar>
      </TemaProvider>,
    );
    const clase = screen.getByRole('group').classList.item(1) ?? '';
    const reglas = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    const fondo = reglas.find((regla) => regla.startsWith(`.${clase}`) && regla.includes('linear-gradient')) ?? '';
    expect(fondo).toContain('linear-gradient');
    expect(fondo).not.toMatch(/#[0-9a-f]{3}|rgba?\(/i);
  });
});
