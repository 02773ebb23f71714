import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import type { CasoDado } from './baja.form.ts';
import { FormularioBaja } from './FormularioBaja.tsx';

vi.mock('../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const HOY = fecha('2026-11-21');
const ACTIVO: CasoDado['hechos'] = {
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const AMPLIADO: CasoDado['hechos'] = {
  ...ACTIVO,
  estado: 102,
  fecha_baja: fecha('2026-08-11'),
  fecha_cesantia: fecha('2026-10-11'),
  fecha_ampliacion: fecha('2027-03-21'),
};

const alEnviar = vi.fn(async () => undefined);
const olvidar = vi.fn();
const elemento = (hechos: CasoDado['hechos'], version = 1) => (
  <FormularioBaja
    borradorDe="baja-titular:1"
    caso={{ hechos, codigoEntidad: 'NIT-1020304050', hoy: HOY }}
    version={version}
    guardado={{ enviando: false, desenlace: null, olvidar }}
    alEnviar={alEnviar}
  />
);
const campo = (nombre: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
const cesantiaDicha = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Fecha fin de cesantía' })?.value;
async function elegir(motivo: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(screen.getByRole('option', { name: motivo }));
}

describe('FormularioBaja.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('RECTIFICACION propone la fecha registrada y nombra lo que se va; otro motivo vuelve a hoy', async () => {
    montar(elemento(AMPLIADO));
    expect(campo(/Fecha de baja definitiva/).value).toBe('21/11/2026');
    expect(cesantiaDicha()).toBeUndefined();
    await elegir(/^RECTIFICACI.N$/);
    expect([campo(/Fecha de baja rectificada/).value, cesantiaDicha()]).toEqual(['11/08/2026', '11/10/2026']);
    expect(screen.getByText(/Deja sin efecto la ampliación hasta el 21\/03\/2027/)).toBeTruthy();
    await elegir('BAJA DEFINITIVA');
    expect(campo(/Fecha de baja definitiva/).value).toBe('21/11/2026');
    const cesantia = 'Deja sin efecto la ampliación hasta el 21/03/2027 y la cesantía hasta el 11/10/2026.';
    expect(screen.getByText(new RegExp(cesantia))).toBeTruthy();
  });

  it('una defunción no pide fecha, y dice que es hoy y qué hace', async () => {
    montar(elemento(ACTIVO));
    expect([campo(/^Fecha de baja/).value, cesantiaDicha()]).toEqual(['21/11/2026', '21/01/2027']);
    await elegir('BAJA POR DEFUNCIÓN');
    expect(screen.getAllByRole('textbox')).toEqual([campo('Descripción del motivo')]);
    expect(screen.getByRole('status').textContent).toBe(
      'La baja por defunción se registra con fecha de hoy, 21/11/2026, y marca a la persona como fallecida.',
    );
  });

  it('la fecha que se escribió se queda al elegir RECTIFICACION', async () => {
    montar(elemento(AMPLIADO));
    await userEvent.clear(campo(/Fecha de baja/));
    await userEvent.type(campo(/Fecha de baja/), '01082026');
    await elegir(/^RECTIFICACI.N$/);
    expect(campo(/Fecha de baja rectificada/).value).toBe('01/08/2026');
  });

  it('sin la fecha faltan las dos, con las palabras del documento 2', async () => {
    montar(elemento(ACTIVO));
    await elegir('OTROS');
    await userEvent.clear(campo(/Fecha de baja/));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar baja' }));
    expect(await screen.findByText('Falta fecha_baja')).toBeTruthy();
    expect(screen.getByText('Falta ampliacion_baja')).toBeTruthy();
  });

  it('si el registro cambió, motivo y fecha quedan vacíos, se dice, y el siguiente clic no envía nada', async () => {
    const { rerender } = montar(elemento(ACTIVO));
    await elegir('OTROS');
    await userEvent.type(campo('Descripción del motivo'), 'A pedido');
    expect(olvidar).not.toHaveBeenCalled();
    rerender(elemento(AMPLIADO, 2));
    expect(olvidar).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toContain('Ya se muestran los datos actuales');
    expect(campo(/Fecha de baja/).value).toBe('');
    expect(screen.getByRole('combobox', { name: /Motivo/ }).textContent).not.toContain('OTROS');
    expect(campo('Descripción del motivo').value).toBe('A pedido');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar baja' }));
    expect(alEnviar).not.toHaveBeenCalled();
  });
});
