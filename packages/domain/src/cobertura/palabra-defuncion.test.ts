import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { esMotivoDefuncion } from './motivos-baja.ts';
import { confirmanteDe, textoDefuncionRegistrada, textoNovedadDefuncion } from './palabra-defuncion.ts';

const DIA = fecha('2026-10-14');

describe('palabra-defuncion.test.ts', () => {
  it.each([
    [false, false, null],
    [true, false, 'SEGIP'],
    [false, true, 'AUTORIDAD'],
    [true, true, 'SEGIP'],
  ])('SEGIP %s, autoridad %s: la confirma %s', (segip, autoridad, quien) => {
    expect(confirmanteDe({ segip, autoridad })).toBe(quien);
  });

  it('a los demás entes se les dice si la muerte los obliga', () => {
    expect(textoNovedadDefuncion('CNS', DIA, 'SEGIP')).toBe(
      'La persona figura como fallecida desde el 14/10/2026, por registro de: CNS.',
    );
    expect(textoNovedadDefuncion('CNS', null, 'AUTORIDAD')).toBe(
      'La persona figura como fallecida, por registro de: CNS.',
    );
    expect(textoNovedadDefuncion('CNS', DIA, null)).toMatch(/por: CNS\. El SEGIP no lo confirma: vale solo para ese/);
  });

  it.each([
    [DIA, 'SEGIP', null, DIA, ' con fecha 14/10/2026, según el SEGIP (registrado el 14/10/2026).'],
    [null, 'AUTORIDAD', null, DIA, ', según la autoridad (registrado el 14/10/2026).'],
    [DIA, 'ENTE', 'CNS', null, ' con fecha 14/10/2026, según CNS.'],
    [null, null, null, null, '.'],
  ] as const)(
    'dice desde cuándo, según quién y cuándo se registró: %s %s %s %s',
    (dia, segun, ente_gestor, el, resto) => {
      expect(textoDefuncionRegistrada({ fecha: dia, segun, ente_gestor, registrada_el: el })).toBe(
        `El fallecimiento de la persona ya está registrado${resto}`,
      );
    },
  );

  it.each([601, '601', 'BAJA_DEFUNCION', 'baja por defuncion', ' Baja por  Defunción '])('%j es una defunción', (m) =>
    expect(esMotivoDefuncion(m)).toBe(true),
  );
  it.each([600, '', 'DEFUNCION', 'BAJA_SOLICITUD'])('%j no lo es', (m) => expect(esMotivoDefuncion(m)).toBe(false));
});
