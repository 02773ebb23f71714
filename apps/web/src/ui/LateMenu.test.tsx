import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LateMenu } from './LateMenu.tsx';
import { useLateMenu } from './use-late-menu.ts';

interface Props {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

const Contenido = ({ anchor, open, onClose }: Props) => (
  <Menu open={open} anchorEl={anchor} onClose={onClose}>
    <MenuItem onClick={onClose}>Opción</MenuItem>
  </Menu>
);

/** Mounts a button whose menu arrives when the test says so, and a dialog that nobody asked for. */
function crear() {
  const llegada = Promise.withResolvers<{ default: typeof Contenido }>();
  const traer = () => llegada.promise;
  const Tardio = lazy(traer);
  let avisar = (_abierto: boolean) => {};
  function Pagina() {
    const { state, button } = useLateMenu(traer);
    const [terminada, setTerminada] = useState(false);
    avisar = setTerminada;
    return (
      <>
        <Button {...button}>Menú</Button>
        <LateMenu state={state}>
          {(anchor) => <Tardio anchor={anchor} open={state.open} onClose={state.onClose} />}
        </LateMenu>
        <Dialog open={terminada} transitionDuration={0}>
          Su sesión terminó
        </Dialog>
      </>
    );
  }
  render(<Pagina />);
  return {
    llegar: () => act(async () => llegada.resolve({ default: Contenido })),
    terminar: (abierto: boolean) => act(() => avisar(abierto)),
    pulsar: () => userEvent.click(screen.getByRole('button', { name: 'Menú' })),
  };
}

describe('LateMenu.test.tsx', () => {
  afterEach(cleanup);

  it('se abre cuando llega, se cierra y se vuelve a abrir', async () => {
    const { llegar, pulsar } = crear();
    await pulsar();
    expect(screen.getByRole('button', { name: 'Menú', expanded: true })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
    await llegar();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Opción' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await pulsar();
    expect(await screen.findByRole('menuitem', { name: 'Opción' })).toBeTruthy();
  });

  it('no se abre encima de un diálogo que se abrió mientras llegaba; después se puede volver a pedir', async () => {
    const { llegar, pulsar, terminar } = crear();
    await pulsar();
    terminar(true);
    await llegar();
    expect(screen.getByText('Su sesión terminó')).toBeTruthy();
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    terminar(false);
    const boton = await screen.findByRole('button', { name: 'Menú', expanded: false });
    await userEvent.click(boton);
    expect(await screen.findByRole('menuitem', { name: 'Opción' })).toBeTruthy();
  });
});
