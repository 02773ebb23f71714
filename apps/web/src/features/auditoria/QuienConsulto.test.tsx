import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { QuienConsulto } from './QuienConsulto.tsx';

const pedido = vi.fn<(url: string) => Response>();
const perfil = vi.hoisted(() => ({ acciones_permitidas: [] as readonly string[] }));
vi.mock('../../lib/use-perfil.ts', () => ({ usePerfil: () => ({ data: perfil }) }));

const abrir = (rol: Rol) => {
  perfil.acciones_permitidas = accionesPermitidas(rol);
  montar(<QuienConsulto idAfiliacion={7} />);
};

describe('QuienConsulto.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => pedido(url));
    pedido.mockImplementation(() => Response.json({ datos: [], siguiente: null }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it.each(['OPE_AFILIACION', 'ADM_ENTE', 'CONS_SGPA'] as const)(
    'a %s, que no revisa la auditoría, no se le ofrece',
    (rol) => {
      abrir(rol);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('quien la revisa pregunta al abrirla, no antes, y otra vez al abrirla de nuevo', async () => {
    abrir('ADM_SGPA');
    const boton = screen.getByRole('button', { name: 'Quién consultó' });
    expect(pedido).not.toHaveBeenCalled();
    await userEvent.click(boton);
    await screen.findByText('Nadie consultó todavía a esta persona.');
    expect(pedido).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/v1/auditoria/persona/7?'));
    await userEvent.click(boton);
    await userEvent.click(boton);
    await screen.findByText('Nadie consultó todavía a esta persona.');
    expect(pedido).toHaveBeenCalledTimes(2);
  });
});
