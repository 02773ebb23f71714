import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { FormularioRemision } from './FormularioRemision.tsx';

const PANEL = { ...SIN_CONTAR, departamento: 'LP', regional: '', eliminado: false, seleccionado: true };
const DIA = { gestion: 2026, periodo: 9, dia: 1 };
const DECLARACION = {
  ...DIA,
  ...SIN_CONTAR,
  idPoblacionDeclarada: 7,
  idEnteGestor: 1,
  enteGestor: 'CNS',
  version: 1,
  estado: 'REMITIDO' as const,
  usuario: 'ope.afiliaciones',
  fechaRemision: '2026-09-30 10:00:00',
  titularesValidos: 5,
  poblacionDepartamento: [{ ...PANEL, titularesValidos: 6 }],
  versiones: [],
};

describe('FormularioRemision.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it.each([
    ['una nueva', null],
    ['una que se corrige', DECLARACION],
  ])('%s empieza en su primera cifra, que se escribe encima', async (_cual, declaracion) => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    montar(<FormularioRemision declaracion={declaracion} dia={DIA} alCerrar={vi.fn()} />);
    const generales = within(screen.getByRole('region', { name: 'Totales generales' }));
    const primera = generales.getByLabelText<HTMLInputElement>('Titulares validados');
    expect(document.activeElement).toBe(primera);
    await userEvent.keyboard('12');
    expect(primera.value).toBe('12');
  });

  it('señala el total que no coincide, y dice sobre los botones por qué no se remite', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    montar(<FormularioRemision declaracion={DECLARACION} dia={DIA} alCerrar={vi.fn()} />);
    const generales = within(screen.getByRole('region', { name: 'Totales generales' }));
    expect(generales.getAllByText(/No coincide\./).map(({ textContent }) => textContent)).toEqual([
      'Departamentos: 6. No coincide.',
    ]);
    const remitir = screen.getByRole('button', { name: 'REMITIR TOTALES' });
    await userEvent.click(remitir);
    const dicho = await screen.findByText(/^Los totales de su población general validada no coincide/);
    // Where the buttons are, which stay in sight.
    expect(dicho.closest('.sticky-footer')?.contains(remitir)).toBe(true);
    await userEvent.clear(generales.getByLabelText('Titulares validados'));
    await userEvent.type(generales.getByLabelText('Titulares validados'), '6');
    expect(generales.queryByText(/No coincide\./)).toBeNull();
  });
});
