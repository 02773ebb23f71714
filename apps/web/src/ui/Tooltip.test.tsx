import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const BOTON = { left: 100, width: 80, top: 20, bottom: 60 };

describe('Tooltip.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('está debajo de lo que explica, también en la región de la página, y se va con Escape', async () => {
    vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...BOTON });
    render(
      <main>
        <Tooltip title="No es posible en estado ACTIVO.">
          <button type="button">Ampliación</button>
        </Tooltip>
      </main>,
    );
    await userEvent.hover(screen.getByRole('button'));
    const nota = screen.getByRole('tooltip');
    expect(screen.getByRole('main').contains(nota)).toBe(true);
    expect(nota.style.top).toBe('66px');
    expect(nota.style.left).toBe('140px');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(nota.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
