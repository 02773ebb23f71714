import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sinEstilos } from '../../lib/testing/sin-estilos.ts';
import { abrirLista } from './testing/abrir-lista.tsx';

const { promise: llega, resolve: llegar } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../features/registro/registro-titular-lista/PanelRegistroTitular.tsx', async (original) => {
  await llega;
  return original();
});
const { promise: llegaAccion, resolve: llegarAccion } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../features/asegurado/lista-asegurados/dialogo/DialogoAccion.tsx', async (original) => {
  await llegaAccion;
  return original();
});

describe('nuevo-en-camino.test.tsx', () => {
  sinEstilos();
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('lo que se escribe mientras «Nuevo» se trae está en su primer campo, y se pregunta antes de perderlo', async () => {
    const { router } = await abrirLista();
    fireEvent.click(await screen.findByRole('button', { name: 'Nuevo' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo - REGISTRO' });
    for (const key of '10000b') fireEvent.keyDown(panel, { key });
    fireEvent.keyDown(panel, { key: 'Backspace' });
    llegar();
    const numero = await within(panel).findByRole<HTMLInputElement>('textbox', { name: 'Número de documento' });
    expect([numero.value, document.activeElement]).toEqual(['10000', numero]);
    // A link navigates so: what was typed is not lost unasked.
    void router.navigate({ to: '/asegurado', search: {} } as never);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeNull());
  });

  it('mientras otro panel se trae, Tab y F5 siguen su camino y ninguna letra abre otro en su lugar', async () => {
    const { donde } = await abrirLista('/asegurado?numeroDocumento=1000100');
    const fila = await screen.findByRole('radio', { checked: true });
    fireEvent.keyDown(fila, { key: 'b' });
    const deBaja = '?numeroDocumento=1000100&accion=baja-titular&detalle=1';
    await waitFor(() => expect(donde()).toBe(deBaja));
    for (const key of ['Tab', 'F5']) expect(fireEvent.keyDown(fila, { key }), key).toBe(true);
    fireEvent.keyDown(fila, { key: 'd' });
    llegarAccion();
    await screen.findByRole('dialog', { name: 'Baja - REGISTRO' });
    expect(donde()).toBe(deBaja);
  });
});
