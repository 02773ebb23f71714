import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { TarjetaPersona } from './TarjetaPersona.tsx';
import { personaDePrueba } from './testing/persona-de-prueba.ts';

const TITULO = 'Base de datos de población asegurada';

const debajoDe = (titulo: string): string =>
  screen.getByRole('heading', { name: titulo }).parentElement?.textContent ?? '';

describe('TarjetaPersona.test.tsx', () => {
  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ data: [] })));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('dice lo del registro bajo su título, y lo del servicio de identificación bajo el suyo', async () => {
    const registro = { sexo: 'M', estado_civil: 'VIUDO', pais: 'BOLIVIA', departamento: 'PD', municipio: '090101' };
    montar(<TarjetaPersona persona={personaDePrueba({ poblacion_asegurada: registro })} />);
    await waitFor(() => expect(debajoDe(TITULO)).toMatch(/VIUDO.*090101/));
    expect(debajoDe(TITULO)).not.toMatch(/CASADO|030101/);
    expect(debajoDe('Servicio de identificación')).toMatch(/CASADO.*030101/);
    expect(debajoDe('Servicio de identificación')).not.toMatch(/VIUDO|090101/);
  });

  it('de quien no hay fotografía lo dice, sin un marco vacío', () => {
    const { container } = montar(<TarjetaPersona persona={personaDePrueba({ imagen_fotografica: '' })} />);
    screen.getByText('Sin fotografía');
    expect(container.querySelector('img, svg')).toBeNull();
  });

  it('dice qué parte del nombre es un relleno del SEGIP; de quien no la tiene no dice nada', () => {
    montar(<TarjetaPersona persona={personaDePrueba({ segundo_apellido: '--' })} />);
    expect(screen.getByRole('note').textContent).toBe('El SEGIP no da el apellido materno: dice «--».');
    cleanup();
    montar(<TarjetaPersona persona={personaDePrueba({ segundo_apellido: '' })} />);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('de quien no está registrado no hay bloque del registro', async () => {
    montar(<TarjetaPersona persona={personaDePrueba()} />);
    expect(screen.queryByRole('heading', { name: TITULO })).toBeNull();
    await waitFor(() => expect(debajoDe('Servicio de identificación')).toMatch(/41 años.*CASADO/));
  });

  it('mientras las listas no llegan no se muestra un código en lugar de su nombre', async () => {
    let llegar = () => {};
    const llegada = new Promise<void>((resolve) => {
      llegar = resolve;
    });
    vi.stubGlobal('fetch', async (pedido: Request | string) => {
      await llegada;
      const esDepartamento = String(pedido instanceof Request ? pedido.url : pedido).includes('DEPARTAMENTO');
      const cochabamba = { id: 3, sigla: 'CB', codigo: '3', nombre: 'Cochabamba' };
      return Response.json({ data: esDepartamento ? [cochabamba] : [] });
    });
    montar(<TarjetaPersona persona={personaDePrueba()} />);
    expect(debajoDe('Servicio de identificación')).not.toMatch(/CB|030101/);
    llegar();
    await waitFor(() => expect(debajoDe('Servicio de identificación')).toMatch(/Cochabamba.*030101/));
    expect(debajoDe('Servicio de identificación')).not.toMatch(/CB/);
  });
});
