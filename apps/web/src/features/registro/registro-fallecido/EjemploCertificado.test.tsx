import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import EjemploCertificado from './EjemploCertificado.tsx';

describe('EjemploCertificado.test.tsx', () => {
  afterEach(cleanup);

  it('se amplía al presionarlo, y se cierra con Escape', async () => {
    montar(<EjemploCertificado />);
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar la imagen de ejemplo' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Imagen de ejemplo' });
    expect(dialogo.querySelector('img')?.alt).toMatch(/^Ejemplo de certificado de defunción/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
