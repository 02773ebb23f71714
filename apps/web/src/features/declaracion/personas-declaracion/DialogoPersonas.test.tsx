import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { ListaDePersonas } from './DialogoPersonas.tsx';

const SIN_NADIE = {
  idPoblacionDeclarada: 7,
  contado: 2,
  contadoEn: '2026-10-01 00:00:12',
  total: 0,
  personas: [],
  siguiente: null,
};

function mostrar(responder: () => Promise<Response>): string[] {
  const pedidas: string[] = [];
  vi.stubGlobal('fetch', (ruta: string | URL | Request) => {
    const direccion = String(ruta instanceof Request ? ruta.url : ruta);
    if (!direccion.includes('findPersonasDeclaracion')) return new Promise(() => {});
    pedidas.push(direccion);
    return responder();
  });
  montar(<ListaDePersonas idDeclaracion={7} cifra={{ conteo: 'recienNacidos', lugar: 'LP' }} />);
  return pedidas;
}

describe('DialogoPersonas.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('mientras las pide lo dice', async () => {
    const pedidas = mostrar(() => new Promise(() => {}));
    expect(await screen.findByText('Consultando a las personas en el registro…')).toBeDefined();
    expect(pedidas).toEqual([expect.stringMatching(/\/7\?conteo=recienNacidos&departamento=LP/)]);
  });

  it('si hoy no hay nadie lo dice, y cuántas contó el registro y cuándo', async () => {
    mostrar(async () => Response.json({ data: SIN_NADIE }));
    expect(await screen.findByText('Hoy el registro no tiene a nadie en esta cifra.')).toBeDefined();
    expect(screen.getByText(/^El registro contó 2 el 01\/10\/2026 y hoy son 0: /)).toBeDefined();
  });

  it('si el registro no responde lo nombra, y se pide otra vez solo si se quiere', async () => {
    const pedidas = mostrar(async () =>
      Response.json({ codigo: 'X', mensaje: 'Intente en unos minutos.' }, { status: 503 }),
    );
    const falla = await screen.findByText(/^El registro no pudo mostrar a las personas de esta cifra\./);
    expect(falla.textContent).toContain('Intente en unos minutos.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(pedidas).toHaveLength(1);
    screen.getByRole('button', { name: 'Reintentar' }).click();
    await waitFor(() => expect(pedidas).toHaveLength(2));
  });

  it('con la última página el botón se queda con el foco, y dice que no hay más', async () => {
    const paginas = ['2:9', null].map((siguiente) => Response.json({ data: { ...SIN_NADIE, siguiente } }));
    const pedidas = mostrar(async () => paginas.shift() ?? Response.error());
    const boton = await screen.findByRole('button', { name: 'Ver más personas' });
    boton.focus();
    boton.click();
    expect(await screen.findByRole('button', { name: 'No hay más personas' })).toBe(document.activeElement);
    boton.click();
    expect(pedidas).toHaveLength(2);
  });
});
