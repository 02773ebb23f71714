import type { SolicitudBaja } from '@sgpa/contract/v1/solicitud-baja';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado } from '../../../lib/testing/servidor-grabado.ts';
import { PanelBaja } from './PanelBaja.tsx';

describe('PanelBaja.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('al único administrador de la autoridad se le dice por qué no', async () => {
    const impedimento = 'Es el único administrador de la autoridad con la cuenta activa.';
    const unico: SolicitudBaja = { efectivaEl: null, seria: '2026-10-16', impedimento };
    const { alResponder } = await ponerServidorGrabado('solicitud-baja', 'perfil');
    alResponder('GET', '/api/v1/usuario/solicitudBaja', () => Response.json(unico));
    montar(<PanelBaja />);
    await screen.findByText(impedimento);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir la baja' }).disabled).toBe(true);
  });
});
