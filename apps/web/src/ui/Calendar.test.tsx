import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Calendar from './Calendar.tsx';
import { Today } from './today.ts';

describe('Calendar.test.tsx', () => {
  afterEach(cleanup);

  it('hoy es el día del producto, no el del navegador: ahí se abre y ese se señala', () => {
    render(
      <Today value={() => '2021-03-09'}>
        <Calendar value="" onPick={() => undefined} />
      </Today>,
    );
    const senalados = screen.getAllByRole('gridcell').filter((dia) => dia.getAttribute('aria-current') === 'date');
    expect(senalados.map((dia) => dia.getAttribute('aria-label'))).toEqual(['9 de marzo de 2021']);
  });
});
