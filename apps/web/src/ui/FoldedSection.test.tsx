import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FoldedSection } from './FoldedSection.tsx';

describe('FoldedSection.test.tsx', () => {
  afterEach(cleanup);

  it('lo que se abre queda a la vista; plegarlo no mueve nada', async () => {
    const llevar = vi.fn<typeof Element.prototype.scrollIntoView>();
    // jsdom has none.
    Element.prototype.scrollIntoView = llevar;
    render(
      <FoldedSection title="Historia" level="h4">
        <p>Lo que pasó</p>
      </FoldedSection>,
    );
    expect(llevar).not.toHaveBeenCalled();
    const titulo = screen.getByRole('button', { name: 'Historia' });
    await userEvent.click(titulo);
    expect(llevar.mock.contexts).toEqual([screen.getByRole('group', { name: 'Historia' })]);
    expect(llevar).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    await userEvent.click(titulo);
    expect(llevar).toHaveBeenCalledTimes(1);
  });
});
