import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { SIN_FILTROS } from './busqueda.ts';
import { FiltrosDeclaraciones } from './FiltrosDeclaraciones.tsx';

describe('FiltrosDeclaraciones.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('lo que declaró un ente gestor que ya terminó también se filtra', async () => {
    const TERMINADO = { id: 9, value: 'Ente que terminó', terminado: true };
    vi.stubGlobal('fetch', async () => Response.json([{ id: 0, value: 'TODOS', terminado: false }, TERMINADO]));
    const filtros = { ...SIN_FILTROS, idEnteGestor: '9' };
    montar(
      <FiltrosDeclaraciones filtros={filtros} periodos={[]} eligeEnte buscando={false} alBuscar={() => undefined} />,
    );
    expect(await screen.findByText(TERMINADO.value)).toBe(screen.getByRole('combobox', { name: 'Ente gestor' }));
  });
});
