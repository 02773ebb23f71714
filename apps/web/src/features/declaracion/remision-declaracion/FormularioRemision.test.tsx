import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { FormularioRemision } from './FormularioRemision.tsx';

/** The guard needs a router; the walk over all forms has one (routes/atras.test.tsx). */
vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const PANEL = { ...SIN_CONTAR, departamento: 'LP', regional: '', eliminado: false, seleccionado: true };
const DIA = { gestion: 2026, periodo: 9, dia: 30 };
const CIERRES = [fecha('2026-09-30')];
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

const YA_CORREGIDA = 'Otra persona ya corrigió esta declaración mientras usted trabajaba.';

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
    montar(<FormularioRemision declaracion={declaracion} cierres={CIERRES} alCerrar={vi.fn()} />);
    const generales = within(screen.getByRole('region', { name: 'Totales generales' }));
    const primera = generales.getByLabelText<HTMLInputElement>('Titulares validados');
    expect(document.activeElement).toBe(primera);
    await userEvent.keyboard('12');
    expect(primera.value).toBe('12');
  });

  it('de los cierres que quedan se elige uno, y lo escrito sigue', async () => {
    const enviado = vi.fn();
    vi.stubGlobal('fetch', async (_ruta: unknown, pedido?: RequestInit) => {
      if (pedido?.method === 'POST') enviado(JSON.parse(String(pedido.body)));
      return Response.json(pedido?.method === 'POST' ? { operacion: 'true', mensaje: 'Listo.' } : []);
    });
    const cierres = [fecha('2026-09-30'), fecha('2026-08-31')];
    const alCerrar = vi.fn();
    montar(<FormularioRemision declaracion={null} cierres={cierres} alCerrar={alCerrar} />);
    const parte = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([parte('Gestión'), parte('Periodo'), parte('Día')]).toEqual(['2026', '9', '30']);
    await userEvent.keyboard('12');
    await userEvent.click(screen.getByRole('combobox', { name: 'Cierre de mes' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['30/09/2026', '31/08/2026']);
    await userEvent.click(screen.getByRole('option', { name: '31/08/2026' }));
    expect([parte('Gestión'), parte('Periodo'), parte('Día')]).toEqual(['2026', '8', '31']);
    await userEvent.click(screen.getByRole('button', { name: 'REMITIR TOTALES' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('31/08/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Remitir' }));
    await waitFor(() => expect(alCerrar).toHaveBeenCalledOnce());
    expect(enviado.mock.calls).toMatchObject([[{ gestion: 2026, periodo: 8, dia: 31, titularesValidos: 12 }]]);
  });

  it('señala el total que no coincide, y dice sobre los botones por qué no se remite', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    montar(<FormularioRemision declaracion={DECLARACION} cierres={CIERRES} alCerrar={vi.fn()} />);
    const generales = within(screen.getByRole('region', { name: 'Totales generales' }));
    expect(generales.getAllByText(/No coincide\./).map(({ textContent }) => textContent)).toEqual([
      'Departamentos: 6. No coincide.',
    ]);
    const remitir = screen.getByRole('button', { name: 'REMITIR TOTALES' });
    await userEvent.click(remitir);
    const dicho = await screen.findByText(/^Los totales de su población general validada no coincide/);
    // The footer, which holds the buttons, stays in sight.
    expect(dicho.closest('.sticky-footer')?.contains(remitir)).toBe(true);
    await userEvent.clear(generales.getByLabelText('Titulares validados'));
    await userEvent.type(generales.getByLabelText('Titulares validados'), '6');
    expect(generales.queryByText(/No coincide\./)).toBeNull();
  });

  it('los observados también tienen que coincidir, un departamento que se quita no suma, y lo escrito sobrevive a recargar', async () => {
    vi.stubGlobal('fetch', async () => Response.json([]));
    const formulario = <FormularioRemision declaracion={DECLARACION} cierres={CIERRES} alCerrar={vi.fn()} />;
    const { unmount } = montar(formulario);
    const generales = () => within(screen.getByRole('region', { name: 'Totales generales' }));
    const escribir = (campo: HTMLElement, value: string) => fireEvent.change(campo, { target: { value } });
    escribir(generales().getByLabelText('Titulares validados'), '6');
    escribir(generales().getByLabelText('Beneficiarios observados'), '3');
    const remitir = () => userEvent.click(screen.getByRole('button', { name: 'REMITIR TOTALES' }));
    await remitir();
    await screen.findByText(/^Los totales de su población general observada no coincide/);
    screen.getByText('Verifique los registros por departamento.');
    const departamento = (n: number) => within(screen.getByRole('region', { name: `Departamento ${n}` }));
    escribir(departamento(1).getByLabelText('Beneficiarios observados'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar departamento' }));
    expect(document.activeElement).toBe(departamento(2).getByRole('combobox', { name: /Departamento/ }));
    escribir(departamento(2).getByLabelText('Titulares observados'), '99');
    await remitir();
    await screen.findByText('Este campo es requerido.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Departamento 2' }));
    expect(screen.queryByRole('region', { name: 'Departamento 2' })).toBeNull();
    unmount();
    montar(formulario);
    expect(generales().getByLabelText<HTMLInputElement>('Beneficiarios observados').value).toBe('3');
    expect(screen.queryByRole('region', { name: 'Departamento 2' })).toBeNull();
    await remitir();
    await screen.findByRole('alertdialog');
  });

  it('lo que otro ya corrigió se dice, queda lo escrito, también al recargar, y se puede descartar', async () => {
    const alCerrar = vi.fn();
    vi.stubGlobal('fetch', async () => Response.json({ operacion: 'false', mensaje: YA_CORREGIDA }));
    const formulario = (
      <FormularioRemision declaracion={{ ...DECLARACION, titularesValidos: 6 }} cierres={CIERRES} alCerrar={alCerrar} />
    );
    const { unmount } = montar(formulario);
    const nacidos = () =>
      screen.getByLabelText<HTMLInputElement>('Recién nacidos', { selector: '[name="recienNacidos"]' });
    fireEvent.change(nacidos(), { target: { value: '4' } });
    await userEvent.click(screen.getByRole('button', { name: 'REMITIR TOTALES' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await screen.findByText(YA_CORREGIDA);
    expect([nacidos().value, alCerrar.mock.calls]).toEqual(['4', []]);
    unmount();
    montar(formulario);
    expect(nacidos().value).toBe('4');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(nacidos().value).toBe(String(DECLARACION.recienNacidos));
    await userEvent.click(screen.getByRole('button', { name: 'CANCELAR' }));
    await waitFor(() => expect(alCerrar).toHaveBeenCalledOnce());
  });
});
