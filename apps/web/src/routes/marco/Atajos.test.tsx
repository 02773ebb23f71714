import Dialog from '@mui/material/Dialog';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DialogoSesion } from '../../features/sesion/cierre-sesion/DialogoSesion.tsx';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Atajos } from './Atajos.tsx';

vi.mock('./PaletaConMenu.tsx', () => ({ default: () => <p>Paleta</p> }));
/** The hook needs a router. */
vi.mock('../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));
const alCerrarConAtras = vi.hoisted(() => vi.fn<(props: { onBack: () => void }) => null>(() => null));
vi.mock('../../ui/use-close-on-back.ts', () => ({ CloseOnBack: alCerrarConAtras }));
const nada = () => undefined;

const PRIMERO: readonly [string, ReactNode][] = [
  [
    'la sesión que terminó',
    <DialogoSesion key="s" open title="Su sesión terminó" text="…" leaveLabel="Salir" alSalir={nada}>
      …
    </DialogoSesion>,
  ],
  ['lo que se está guardando', <BlockingDialog key="b" open title="Procesando registro" />],
  ['una pregunta', <ConfirmDialog key="c" open title="¿Está seguro?" onAccept={nada} onCancel={nada} />],
];

describe('Atajos.test.tsx', () => {
  afterEach(cleanup);

  it('Ctrl+K abre la paleta, también sobre un panel', async () => {
    render(<Dialog open>Panel</Dialog>);
    render(<Atajos abrir={0} />);
    fireEvent.keyDown(screen.getByText('Panel'), { key: 'k', ctrlKey: true });
    expect(await screen.findByText('Paleta')).toBeTruthy();
  });

  it.each([
    ['un campo vacío', true, <input key="v" aria-label="Campo" />],
    ['un campo con texto', false, <input key="t" aria-label="Campo" defaultValue="1000009" />],
    ['una contraseña', false, <input key="c" aria-label="Campo" type="password" />],
    ['un texto de varias líneas', false, <textarea key="l" aria-label="Campo" />],
  ])('/ en %s abre la paleta: %s', async (_donde, abre, campo) => {
    render(campo);
    render(<Atajos abrir={0} />);
    // The key that opens it is not written into the field.
    expect(fireEvent.keyDown(screen.getByLabelText('Campo'), { key: '/' })).toBe(!abre);
    if (abre) await screen.findByText('Paleta');
    else expect(screen.queryByText('Paleta')).toBeNull();
  });

  it('Atrás cierra la paleta', async () => {
    render(<Atajos abrir={0} />);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await screen.findByText('Paleta');
    act(() => alCerrarConAtras.mock.lastCall?.[0].onBack());
    expect(screen.queryByText('Paleta')).toBeNull();
  });

  it.each(PRIMERO)('%s va primero: Ctrl+K no hace nada', (_que, dialogo) => {
    render(dialogo);
    render(<Atajos abrir={0} />);
    // A key that is not taken goes on to the browser.
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  });
});
