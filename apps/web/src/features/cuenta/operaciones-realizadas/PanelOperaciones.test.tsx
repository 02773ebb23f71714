import type { OperacionRealizada } from '@sgpa/contract/v1/operaciones-realizadas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado } from '../../../lib/testing/servidor-grabado.ts';
import PanelOperaciones from './PanelOperaciones.tsx';

const UNA: OperacionRealizada = { claveTipoOperacion: 'REGISTRO DE PRUEBA', cantidadOperacion: 3, descripcion: 'Una.' };
const SIN = 'No registró operaciones en el día.';
const rechazo = () => Response.json({ codigo: 'X', mensaje: 'x' }, { status: 400 });

describe('PanelOperaciones.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('cada operación con su cuenta; cuando no se pueden pedir otra vez, ninguna: tampoco las de antes', async () => {
    const { alResponder } = await ponerServidorGrabado('operaciones-realizadas');
    alResponder('GET', '/api/v1/operacionByUsuario', () => Response.json([UNA]));
    const { wrapper } = crearMarco();
    render(<PanelOperaciones alCerrar={vi.fn()} />, { wrapper });
    expect((await screen.findByRole('listitem')).textContent).toBe('REGISTRO DE PRUEBA3Una.');
    cleanup();
    alResponder('GET', '/api/v1/operacionByUsuario', rechazo);
    render(<PanelOperaciones alCerrar={vi.fn()} />, { wrapper });
    await screen.findByText(SIN);
    expect(screen.queryByText('REGISTRO DE PRUEBA')).toBeNull();
  });

  it('cuando la lista no se puede pedir está vacía', async () => {
    const { alResponder } = await ponerServidorGrabado('operaciones-realizadas');
    alResponder('GET', '/api/v1/operacionByUsuario', rechazo);
    render(<PanelOperaciones alCerrar={vi.fn()} />, { wrapper: crearMarco().wrapper });
    await screen.findByText(SIN);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
