import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { VigilanteSesion } from './VigilanteSesion.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn(), useRouter: () => ({}) }));
vi.mock('../../features/sesion/cierre-sesion/use-vigencia.ts', () => ({
  useVigencia: () => ({ terminadaDe: null, minutos: 3 }),
}));

const usuario = userEvent.setup({ delay: null });
const pulsar = async (name: string) => usuario.click(await screen.findByRole('button', { name }));
const password = () => screen.findByLabelText<HTMLInputElement>(/^Contraseña/);
const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('VigilanteSesion.test.tsx', () => {
  beforeEach(async () => {
    montar(<VigilanteSesion alSalir={vi.fn()} />);
    await pulsar('Seguir trabajando');
    await password();
  });
  afterEach(cleanup);

  it('sin contraseña escrita, Escape lo cierra', async () => {
    await usuario.keyboard('{Escape}');
    await cerrado();
  });

  it.each([
    ['Escape', () => usuario.keyboard('{Escape}')],
    ['«Ahora no»', () => pulsar('Ahora no')],
  ])('con una contraseña escrita, %s pregunta si se descarta', async (_como, dejar) => {
    await usuario.type(await password(), 'una clave');
    await dejar();
    await screen.findByRole('alertdialog', { name: '¿Desea descartar lo que escribió?' });
    await pulsar('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await password()).value).toBe('una clave');
    await dejar();
    await pulsar('Descartar');
    await cerrado();
    // Opened again it is empty, and there is nothing to ask about.
    await pulsar('Seguir trabajando');
    expect((await password()).value).toBe('');
    await usuario.keyboard('{Escape}');
    await cerrado();
  });
});
