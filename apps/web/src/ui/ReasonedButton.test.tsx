import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReasonedButton } from './ReasonedButton.tsx';

describe('ReasonedButton.test.tsx', () => {
  afterEach(cleanup);

  it('lo que no se puede dice por qué también al teclado y no hace nada; poderse no le quita el foco', async () => {
    const hacer = vi.fn();
    const boton = (reason: string | null, busy = false) => (
      <ReasonedButton reason={reason} busy={busy} onClick={hacer}>
        Retirar
      </ReasonedButton>
    );
    const { rerender } = render(boton('Elija una versión.'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retirar' }));
    expect(screen.getByRole('tooltip').textContent).toBe('Elija una versión.');
    await userEvent.keyboard('{Enter}');
    rerender(boton(null, true));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(hacer).not.toHaveBeenCalled();
    rerender(boton(null));
    await userEvent.keyboard('{Enter}');
    expect(hacer).toHaveBeenCalledTimes(1);
  });
});
