import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasFirstFocus, useFirstFocus, useFocusFirstMissing } from './use-first-focus.ts';

const LLENO = { fecha: '01/01/2026', tipo: 'A', fijo: 'x', dato: 'y' };

function Formulario({ valores }: { valores: Record<string, string> }) {
  const elemento = useRef<HTMLFormElement>(null);
  useFocusFirstMissing(elemento, (nombre) => valores[nombre]);
  return (
    <form ref={elemento}>
      <input name="libre" aria-label="libre" />
      <input name="fecha" aria-label="fecha" required />
      {/* The list of the select has not come: on the screen it is blank whatever the form says. */}
      <TextField select required name="tipo" label="tipo" value="">
        <MenuItem value="B">B</MenuItem>
      </TextField>
      <input name="fijo" aria-label="fijo" required readOnly />
      <input name="dato" aria-label="dato" required />
      <button type="submit">Guardar</button>
    </form>
  );
}

function Boton() {
  return (
    <button type="button" ref={useFirstFocus<HTMLButtonElement>()}>
      Seguir
    </button>
  );
}

describe('use-first-focus.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['el primero que falta', { ...LLENO, fecha: '', dato: '' }, 'textbox', 'fecha'],
    ['una lista sin elegir', { ...LLENO, tipo: '', dato: '' }, 'combobox', 'tipo'],
    [
      'no una lista elegida que aún no llega, ni lo que no se escribe',
      { ...LLENO, fijo: '', dato: '' },
      'textbox',
      'dato',
    ],
    ['si no falta nada, el botón', LLENO, 'button', 'Guardar'],
  ])('el foco empieza en: %s', (_cual, valores, rol, nombre) => {
    render(<Formulario valores={valores} />);
    expect(document.activeElement).toBe(screen.getByRole(rol, { name: new RegExp(nombre) }));
  });

  it('no se mueve después: lo que se vacía no lo atrae', () => {
    const { rerender } = render(<Formulario valores={LLENO} />);
    rerender(<Formulario valores={{ ...LLENO, fecha: '' }} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }));
  });

  it('lo que una página enfoca queda marcado, para que el marco lo deje ahí', () => {
    expect(hasFirstFocus()).toBe(false);
    render(<Boton />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seguir' }));
    expect(hasFirstFocus()).toBe(true);
  });
});
