import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField, type DateFieldOptions } from './DateField.tsx';
import { Today } from './today.ts';

type Opciones = Pick<DateFieldOptions, 'readOnly' | 'birth' | 'max'> & { inicial?: string };

function Campo({ inicial = '', max = '2026-10-14', ...resto }: Opciones) {
  const [texto, setTexto] = useState(inicial);
  return (
    <Today value={() => '2026-11-23'}>
      <DateField label="Fecha" value={texto} onChange={setTexto} max={max} {...resto} />
    </Today>
  );
}

const campo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha' });

describe('DateField.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['14031985', '14/03/1985'],
    ['1/3/1985', '01/03/1985'],
    ['14-03-1985', '14/03/1985'],
    ['14-3-1985', '14/03/1985'],
    ['1a4b', '14/'],
    ['140319859', '14/03/1985'],
  ])('al escribir %s queda %s', async (tecleado, esperado) => {
    render(<Campo />);
    await userEvent.type(campo(), tecleado);
    expect(campo().value).toBe(esperado);
  });

  it.each([
    ['14031985', '14/03/1985'],
    ['14/3/85', '14/03/1985'],
    ['140385', '14/03/1985'],
    ['14-03-1985', '14/03/1985'],
    ['1985-03-14', '14/03/1985'],
  ])('escrita como %s, al dejarla se lee, y pegada también', async (escrita, esperado) => {
    render(<Campo />);
    await userEvent.type(campo(), escrita);
    await userEvent.tab();
    expect(campo().value).toBe(esperado);
    await userEvent.clear(campo());
    await userEvent.click(campo());
    await userEvent.paste(` ${escrita} `);
    await userEvent.tab();
    expect(campo().value).toBe(esperado);
  });

  it('lo que no es una fecha se dice al dejar el campo, no antes, y se calla al corregirla', async () => {
    render(<Campo />);
    await userEvent.type(campo(), '31022020');
    expect(campo().getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(campo().value).toBe('31/02/2020');
    screen.getByText('La fecha debe existir y tener el formato DD/MM/YYYY.');
    await userEvent.type(campo(), '{Backspace}');
    expect(campo().getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['14/3/36', '14/03/1936', '14/03/2036'],
    ['24/11/26', '24/11/1926', '24/11/2026'],
  ])('%s es de un nacimiento %s y de otra fecha %s, al dejarla y con Intro', async (escrita, nacimiento, otra) => {
    for (const birth of [true, false]) {
      for (const tecla of ['{Tab}', '{Enter}']) {
        render(<Campo birth={birth} />);
        await userEvent.type(campo(), escrita);
        await userEvent.keyboard(tecla);
        expect(campo().value, tecla).toBe(birth ? nacimiento : otra);
        cleanup();
      }
    }
  });

  it.each(['01/01/2030', '24/11/2026', '01/01/2999'])(
    'un nacimiento el %s se dice al dejar el campo',
    async (escrita) => {
      render(<Campo birth />);
      await userEvent.type(campo(), escrita);
      expect(campo().getAttribute('aria-invalid')).toBe('false');
      await userEvent.tab();
      screen.getByText('La fecha de nacimiento no puede ser posterior a hoy.');
    },
  );

  it('vacía no se reclama al dejarla', async () => {
    render(<Campo />);
    await userEvent.click(campo());
    await userEvent.tab();
    expect(campo().getAttribute('aria-invalid')).toBe('false');
  });

  it('una fecha pegada en otro orden se da vuelta', async () => {
    render(<Campo />);
    await userEvent.click(campo());
    await userEvent.paste('1985-03-14');
    expect(campo().value).toBe('14/03/1985');
  });

  it('borrar sobre una barra se lleva la cifra de antes, y así hasta el comienzo', async () => {
    render(<Campo inicial="14/03/" />);
    await userEvent.type(campo(), '{Backspace}');
    expect(campo().value).toBe('14/0');
    await userEvent.type(campo(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(campo().value).toBe('');
  });

  it('en medio del texto corrige sin mover lo que sigue', async () => {
    render(<Campo inicial="14/03/1985" />);
    await userEvent.type(campo(), '{Delete}2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(campo().value).toBe('12/03/1985');
  });

  it.each(['x', '-', '7'])('en medio de una fecha entera, %s no lleva el cursor al final', async (tecla) => {
    render(<Campo inicial="14/03/1985" />);
    await userEvent.type(campo(), tecla, { initialSelectionStart: 1, initialSelectionEnd: 1 });
    const cabe = tecla === '7';
    expect(campo().value).toBe(cabe ? '174/03/198' : '14/03/1985');
    expect([campo().selectionStart, campo().selectionEnd]).toEqual(cabe ? [2, 2] : [1, 1]);
  });

  it('el calendario se abre cuando se pide, y el día elegido se escribe y lo cierra', async () => {
    render(<Campo inicial="14/03/1985" />);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir Fecha' }));
    const dia = await screen.findByRole('gridcell', { name: '20 de marzo de 1985' });
    await userEvent.click(dia);
    expect(campo().value).toBe('20/03/1985');
    await screen.findByRole('textbox', { name: 'Fecha' });
  });

  it.each([
    ['PageUp', '14 de febrero de 1985'],
    ['PageDown', '14 de abril de 1985'],
  ])('Alt y flecha abajo abren el calendario, y %s lleva al %s', async (tecla, dia) => {
    render(<Campo inicial="14/03/1985" />);
    await userEvent.click(campo());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('gridcell', { name: '14 de marzo de 1985' });
    await userEvent.keyboard(`{${tecla}}`);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(dia));
  });

  it.each(['{Alt>}{ArrowLeft}{/Alt}', '{Control>}{ArrowUp}{/Control}', '{Meta>}{PageDown}{/Meta}'])(
    '%s en el calendario es del navegador, y no mueve el día',
    async (teclas) => {
      render(<Campo inicial="14/03/1985" />);
      await userEvent.click(screen.getByRole('button', { name: 'Elegir Fecha' }));
      const dia = await screen.findByRole('gridcell', { name: '14 de marzo de 1985' });
      await waitFor(() => expect(document.activeElement).toBe(dia));
      const tomadas: boolean[] = [];
      const mirar = (evento: Event) => tomadas.push(evento.defaultPrevented);
      window.addEventListener('keydown', mirar);
      await userEvent.keyboard(teclas);
      window.removeEventListener('keydown', mirar);
      expect(tomadas).not.toContain(true);
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('15 de marzo de 1985'));
    },
  );

  it.each([
    ['un nacimiento vacío empieza por el año', true, 'radio'],
    ['otra fecha vacía, por los días de este mes', false, 'gridcell'],
  ] as const)('el calendario de %s', async (_cual, birth, rol) => {
    render(<Campo birth={birth} max="2100-01-01" />);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir Fecha' }));
    const hoy = new Date();
    const este =
      rol === 'radio' ? String(hoy.getFullYear()) : new RegExp(`^${hoy.getDate()} de .* de ${hoy.getFullYear()}$`);
    await screen.findByRole(rol, { name: este });
    expect(screen.queryAllByRole(rol === 'radio' ? 'gridcell' : 'radio')).toEqual([]);
  });

  it('de solo lectura no ofrece el calendario', () => {
    render(<Campo inicial="14/03/1985" readOnly />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Elegir Fecha' }).disabled).toBe(true);
  });
});
