import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TemaProvider } from './TemaProvider.tsx';

describe('theme.test.tsx', () => {
  afterEach(cleanup);
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['text', 'outlined', 'contained'] as const)(
    'un botón %s que espera conserva el foco, y no parece que se pueda pulsar',
    (variant) => {
      render(
        <TemaProvider>
          <Button variant={variant}>Listo</Button>
          <Button variant={variant} aria-disabled>
            Espera
          </Button>
        </TemaProvider>,
      );
      const aspecto = (name: string) => {
        const { color, opacity, cursor } = getComputedStyle(screen.getByRole('button', { name }));
        return { color, opacity, cursor };
      };
      const [listo, espera] = [aspecto('Listo'), aspecto('Espera')];
      expect([espera.cursor, listo.cursor]).toEqual(['default', 'pointer']);
      expect([espera.color, espera.opacity]).not.toEqual([listo.color, listo.opacity]);
      screen.getByRole('button', { name: 'Espera' }).focus();
      expect(document.activeElement?.textContent).toBe('Espera');
    },
  );

  it('un botón impedido se ve igual, lleno o con borde, y se lo impida de una u otra manera', () => {
    const aspecto = (boton: ReactElement) => {
      render(<TemaProvider>{boton}</TemaProvider>);
      const { color, backgroundColor } = getComputedStyle(screen.getByRole('button'));
      cleanup();
      return [color, backgroundColor];
    };
    const uno = aspecto(<Button variant="outlined" aria-disabled />);
    expect(aspecto(<Button variant="contained" aria-disabled />)).toEqual(uno);
    expect(aspecto(<Button variant="contained" disabled />)).toEqual(uno);
    expect(aspecto(<Button variant="outlined" disabled />)).toEqual(uno);
    expect(aspecto(<Button variant="outlined" />)).not.toEqual(uno);
  });

  it('un título que recibe el foco, para que la lectura empiece por él, no se enmarca; un botón sí', () => {
    render(
      <TemaProvider>
        {/* A browser outlines the focus so. */}
        <style>{'h2, button { outline: auto 1px }'}</style>
        <h2 tabIndex={-1}>Paso 3</h2>
        <button type="button">Registrar</button>
      </TemaProvider>,
    );
    expect(getComputedStyle(screen.getByRole('heading')).outlineStyle).toBe('none');
    expect(getComputedStyle(screen.getByRole('button')).outlineStyle).toBe('auto');
  });

  it('una lista se abre en su lugar: lo que se pulsa mientras aparece no se corre bajo el ratón', () => {
    render(
      <TemaProvider>
        <TextField select label="Lista" value="UNA">
          <MenuItem value="UNA">Una</MenuItem>
          <MenuItem value="OTRA">Otra</MenuItem>
        </TextField>
        <Popover open anchorEl={document.body}>
          Calendario
        </Popover>
      </TemaProvider>,
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { hidden: true, name: 'Lista' }));
    const abiertos = document.querySelectorAll('.MuiPopover-paper');
    expect(abiertos).toHaveLength(2);
    for (const papel of abiertos) expect(getComputedStyle(papel).transform).toBe('none');
  });

  it('la lista de la que se eligió ya no cubre la página', () => {
    vi.useFakeTimers();
    // The library reckons its duration by this height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(460);
    render(
      <TemaProvider>
        <TextField select label="Lista" defaultValue="UNA">
          <MenuItem value="UNA">Una</MenuItem>
          <MenuItem value="OTRA">Otra</MenuItem>
        </TextField>
      </TemaProvider>,
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Lista' }));
    fireEvent.click(screen.getByRole('option', { name: 'Otra' }));
    act(() => void vi.advanceTimersByTime(1));
    expect(document.querySelector('.MuiPopover-root')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Lista' })).toHaveProperty('textContent', 'Otra');
  });

  it.each([
    ['poco movimiento', true],
    ['el de siempre', false],
  ])('a quien pide %s se le cierra un diálogo enseguida: %s', (_, matches) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: matches && media.includes('reduced-motion'), media }),
    );
    const con = (open: boolean) => (
      <TemaProvider>
        <Dialog open={open}>Un diálogo</Dialog>
      </TemaProvider>
    );
    const { rerender } = render(con(true));
    rerender(con(false));
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Un diálogo') === null).toBe(matches);
  });
});
