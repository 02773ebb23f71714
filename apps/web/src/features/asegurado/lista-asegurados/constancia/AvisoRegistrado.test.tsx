import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../../lib/testing/marco.tsx';
import { toast } from '../../../../ui/toast.ts';
import { FILA } from '../../testing/fila.ts';
import { AvisoRegistrado } from './AvisoRegistrado.tsx';

vi.mock('../../../../ui/toast.ts');

const REGISTRO = {
  accion: 'registro-titular',
  descripcion: 'Registro',
  usuario: 'usuario.ficticio',
  causa: null,
  ocurrido_en: '2026-01-01T12:00:00.000Z',
  estado_antes: null,
  estado_despues: 'ACTIVO',
  antes: null,
  despues: {},
};

function abrir(historia: () => Response) {
  vi.stubGlobal('fetch', async (ruta: RequestInfo | URL) =>
    String(ruta).includes('/historia/') ? historia() : Response.json({ enteGestor: 'Ente ficticio' }),
  );
  const imprimir = vi.fn();
  vi.stubGlobal('print', imprimir);
  montar(<AvisoRegistrado fila={FILA} />);
  return imprimir;
}
const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Imprimir constancia' });

describe('AvisoRegistrado.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('dice a quién se registró, y su constancia es una hoja aparte que se va una vez impresa', async () => {
    const imprimir = abrir(() => Response.json({ historia: [REGISTRO], documentos: [] }));
    expect(screen.getByText('FICTICIA PERSONA, CI 1000009-1A')).toBeTruthy();
    await userEvent.click(boton());
    await waitFor(() => expect(imprimir).toHaveBeenCalledOnce());
    const hoja = screen.getByRole('region', { name: 'Constancia de registro' });
    expect(hoja.parentElement).toBe(document.body);
    within(hoja).getByText('Registro N.º 1, del 01/01/2026, 08:00:00, por usuario.ficticio');
    within(hoja).getByText('Empresa ficticia (NIT-1020304050)');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(hoja.isConnected).toBe(false));
    expect(boton().getAttribute('aria-disabled')).toBe('false');
  });

  it('si no se puede saber cuándo se registró, lo dice, no imprime nada y se puede intentar otra vez', async () => {
    const imprimir = abrir(() =>
      Response.json({ codigo: 'NO_ENCONTRADO', mensaje: 'El registro no existe.' }, { status: 404 }),
    );
    await userEvent.click(boton());
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('error', 'No se pudo preparar la constancia. El registro no existe.'),
    );
    expect(imprimir).not.toHaveBeenCalled();
    await waitFor(() => expect(boton().getAttribute('aria-disabled')).toBe('false'));
  });
});
