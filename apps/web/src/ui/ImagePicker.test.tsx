import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ImagePicker } from './ImagePicker.tsx';

function Foto({ quitable = false }) {
  const [elegida, setElegida] = useState<string | null>(null);
  const [quitada, setQuitada] = useState(false);
  const deshacer = () => {
    setElegida(null);
    setQuitada(false);
  };
  return (
    <ImagePicker
      label="Cambiar fotografía"
      onPick={async ({ name }) => setElegida(name)}
      onUndo={elegida === null && !quitada ? undefined : deshacer}
      undoLabel={quitada ? 'Dejar la fotografía que había' : 'Quitar la fotografía elegida'}
      onRemove={quitable ? () => setQuitada(true) : undefined}
    >
      <p>{quitada ? 'ninguna' : (elegida ?? 'la de antes')}</p>
    </ImagePicker>
  );
}

describe('ImagePicker.test.tsx', () => {
  afterEach(cleanup);

  it('la que se eligió se puede quitar: vuelve la de antes, y el foco queda en el botón que sigue', async () => {
    render(<Foto />);
    const quitar = () => screen.queryByRole('button', { name: 'Quitar la fotografía elegida' });
    expect(quitar()).toBeNull();
    const entrada = screen.getByLabelText<HTMLInputElement>('Cambiar fotografía', { selector: 'input' });
    await userEvent.upload(entrada, new File(['x'], 'otra.webp', { type: 'image/webp' }));
    await screen.findByText('otra.webp');
    quitar()?.focus();
    await userEvent.keyboard('{Enter}');
    screen.getByText('la de antes');
    expect(quitar()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar fotografía' }));
  });

  it('la guardada se puede quitar, y eso deshacer: el foco sigue al botón que queda en su lugar', async () => {
    render(<Foto quitable />);
    const boton = (name: string) => screen.getByRole('button', { name });
    boton('Quitar la fotografía guardada').focus();
    await userEvent.keyboard('{Enter}');
    screen.getByText('ninguna');
    expect(document.activeElement).toBe(boton('Dejar la fotografía que había'));
    await userEvent.keyboard('{Enter}');
    screen.getByText('la de antes');
    expect(document.activeElement).toBe(boton('Quitar la fotografía guardada'));
  });
});
