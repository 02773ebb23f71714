import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PaginaNuevaPassword } from './PaginaNuevaPassword.tsx';

const FRASE = 'Los cerros de Oruro al alba';
const SE_PIDE = /^Cree la contraseña/;

describe('PaginaNuevaPassword.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const abrir = (vigente: boolean) => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(
        url.endsWith('/enlaceRecuperacion')
          ? { vigente, usuario: vigente ? 'ana.quispe' : '', minimo: 15 }
          : { registro: true, mensaje: 'La contraseña fue creada con éxito.' },
      ),
    );
    render(<PaginaNuevaPassword token="t" pie={null} />);
  };

  it('sobre un enlace sin valor no se pide una contraseña que nadie puede crear', async () => {
    abrir(false);
    expect(screen.queryByText(SE_PIDE)).toBeNull();
    await screen.findByRole('link', { name: 'Solicitar otro enlace' });
    screen.getByText('El enlace no es válido, ya se usó o venció. Solicite otro.');
    expect(screen.queryByText(SE_PIDE)).toBeNull();
  });

  it('con uno que vale se pide, y creada ya no', async () => {
    abrir(true);
    await userEvent.type(await screen.findByLabelText(/^Nueva contraseña/), FRASE);
    screen.getByText(SE_PIDE);
    await userEvent.type(screen.getByLabelText(/^Repetir/), FRASE);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('link', { name: 'Ingresar' });
    expect(screen.queryByText(SE_PIDE)).toBeNull();
  });

  it('sin conexión el enlace no se pierde, tampoco al cargar otra vez la página; después deja la dirección', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(<PaginaNuevaPassword token="t" pie={null} />);
    await screen.findByText(/Su enlace no se perdió\.$/);
    expect(location.hash).toBe('#t');
    cleanup();
    render(<PaginaNuevaPassword token="t" pie={null} />);
    await screen.findByText(/Su enlace no se perdió\.$/);
    vi.stubGlobal('fetch', async () => Response.json({ vigente: true, usuario: 'ana.quispe', minimo: 15 }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Usuario/)).value).toBe('ana.quispe');
    expect(location.hash).toBe('');
  });
});
