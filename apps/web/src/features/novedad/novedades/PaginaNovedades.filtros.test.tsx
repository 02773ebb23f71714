import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { FiltrosNovedades } from './PaginaNovedades.tsx';

const usuario = userEvent.setup({ delay: null });
const VACIOS = { numeroDocumento: '', departamento: '' };

describe('PaginaNovedades.filtros.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const mostrar = (buscando = false) => {
    const alBuscar = vi.fn();
    montar(<FiltrosNovedades filtros={VACIOS} buscando={buscando} alBuscar={alBuscar} />);
    return { alBuscar, campo: screen.getByRole('textbox', { name: 'Número de documento' }) };
  };

  it.each([
    ['1.000.009', '1000009'],
    ['01000009', '1000009'],
    ['1 000 009', '1000009'],
    ['1000009-1a', '1000009-1A'],
    ['1000009 1A', '1000009-1A'],
    ['', ''],
  ])('«%s», escrito o pegado, busca %s', async (forma, numeroDocumento) => {
    const { alBuscar, campo } = mostrar();
    campo.focus();
    await usuario.keyboard(`${forma}{Enter}`);
    await waitFor(() => expect(alBuscar).toHaveBeenLastCalledWith({ ...VACIOS, numeroDocumento }));
    await usuario.clear(campo);
    if (forma !== '') await usuario.paste(` ${forma}\n`);
    await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(alBuscar).toHaveBeenCalledTimes(2));
    expect(alBuscar).toHaveBeenLastCalledWith({ ...VACIOS, numeroDocumento });
  });

  it('lo que no es un número se señala y no se busca; y mientras se busca, tampoco', async () => {
    const { alBuscar, campo } = mostrar();
    await usuario.type(campo, 'abc{Enter}');
    expect(await screen.findByText('El número solo admite dígitos; el complemento va tras un guion.')).toBeDefined();
    expect(alBuscar).not.toHaveBeenCalled();
    cleanup();
    const ocupada = mostrar(true);
    await usuario.type(ocupada.campo, '1000009{Enter}');
    expect(ocupada.alBuscar).not.toHaveBeenCalled();
  });
});
