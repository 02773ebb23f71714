import type { Parametro } from '@sgpa/contract/shared/parametro';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { revisar, toForm, toRequest } from './vigencia.form.ts';

const HOY = fecha('2026-10-14');
const valor = (mas: Partial<Parametro> = {}) => delCable<Parametro>({ vigenteDesde: null, vigenteHasta: null, ...mas });

describe('vigencia.form.test.ts', () => {
  it('propone el día que ya tiene, o hoy', () => {
    expect(toForm(valor(), HOY)).toEqual({ hasta: '14/10/2026' });
    expect(toForm(valor({ vigenteHasta: fecha('2027-01-31') }), HOY)).toEqual({ hasta: '31/01/2027' });
  });

  it.each([
    ['', null, {}],
    ['13/10/2026', '2026-10-13', {}],
    ['31/02/2026', null, { hasta: 'La fecha debe existir y tener el formato DD/MM/YYYY.' }],
    ['01/01/2099', '2099-01-01', { hasta: 'La fecha no puede pasar de diez años desde hoy.' }],
  ])('«%s»', (hasta, enviado, problemas) => {
    expect(toRequest({ hasta })).toBe(enviado);
    expect(revisar('ESTADO_CIVIL', { hasta }, valor(), HOY)).toEqual(problemas);
  });

  it('no termina antes de empezar', () => {
    expect(revisar('ESTADO_CIVIL', { hasta: '13/10/2026' }, valor({ vigenteDesde: HOY }), HOY)).toEqual({
      hasta: 'El último día no puede ser anterior al primer día de vigencia.',
    });
  });

  it('un feriado se retira con un día anterior al suyo', () => {
    const feriado = valor({ codigo: '2026-12-24' });
    expect(revisar('FERIADO', { hasta: '23/12/2026' }, feriado, HOY)).toEqual({});
    expect(revisar('FERIADO', { hasta: '24/12/2026' }, feriado, HOY)).toEqual({
      hasta: 'Para retirar el feriado, el último día debe ser anterior al 24/12/2026.',
    });
  });
});
