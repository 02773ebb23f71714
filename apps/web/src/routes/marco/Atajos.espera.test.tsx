import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Atajos } from './Atajos.tsx';

/** The component needs a router. */
vi.mock('../../ui/use-close-on-back.ts', () => ({ CloseOnBack: () => null }));
const { promise: llega, resolve: llegar } = vi.hoisted(() => Promise.withResolvers<void>());
const libre = vi.hoisted(() => vi.fn());
vi.mock('./PaletaConMenu.tsx', async () => {
  const { useLayoutEffect } = await import('react');
  await llega;
  function Paleta({ escrito }: { escrito: string }) {
    // The next key is pressed in the instant in which it is there.
    useLayoutEffect(() => {
      libre(document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true })));
    }, []);
    return <input aria-label="Paleta" defaultValue={escrito} />;
  }
  return { default: Paleta };
});

describe('Atajos.espera.test.tsx', () => {
  it('lo que se escribe o se pega mientras la paleta se trae está en ella cuando llega, y la tecla siguiente es suya', async () => {
    render(<Atajos abrir={0} />);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'bañez ') fireEvent.keyDown(document.body, { key });
    fireEvent.paste(document.body, { clipboardData: { getData: () => '1000\n2000\r\n' } });
    expect(screen.queryByLabelText('Paleta')).toBeNull();
    llegar();
    expect(await screen.findByLabelText('Paleta')).toHaveProperty('value', 'bañez 1000 2000');
    expect(libre).toHaveBeenCalledExactlyOnceWith(true);
  });
});
