import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Atajos } from './Atajos.tsx';

const { promise: llega, resolve: llegar } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./PaletaConMenu.tsx', async () => {
  await llega;
  return { default: ({ escrito }: { escrito: string }) => <input aria-label="Paleta" defaultValue={escrito} /> };
});

describe('Atajos.espera.test.tsx', () => {
  it('lo que se escribe mientras la paleta se trae está en ella cuando llega', async () => {
    render(<Atajos abrir={0} />);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'bañez 1') fireEvent.keyDown(document.body, { key });
    expect(screen.queryByLabelText('Paleta')).toBeNull();
    llegar();
    expect(await screen.findByLabelText('Paleta')).toHaveProperty('value', 'bañez 1');
  });
});
