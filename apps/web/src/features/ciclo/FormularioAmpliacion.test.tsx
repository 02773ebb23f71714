import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { armarDesenlace, type Desenlace } from '../../lib/desenlace.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { FormularioAmpliacion } from './FormularioAmpliacion.tsx';

vi.mock('../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const elemento = (
  desenlace: Desenlace | null = null,
  alEnviar = async () => undefined,
  tipo: TipoAfiliado = 'TITULAR',
) => (
  <FormularioAmpliacion
    borradorDe="ampliacion-titular:1"
    hechos={{
      tipo,
      estado: 103,
      fecha_afiliacion: fecha('2020-01-02'),
      fecha_baja: fecha('2026-10-01'),
      fecha_cesantia: fecha('2026-12-01'),
      fecha_ampliacion: null,
      fecha_derechohabiente: null,
    }}
    version={1}
    guardado={{ enviando: false, desenlace, olvidar: () => {} }}
    alEnviar={alEnviar}
  />
);

describe('FormularioAmpliacion.test.tsx', () => {
  afterEach(cleanup);

  it('sin fecha, el aviso nombra la que falta; con ella, solo que algo falta', async () => {
    montar(elemento());
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ampliación' }));
    expect(await screen.findByText('Falta fecha_fin_ampliacion')).toBeTruthy();
    expect(screen.getByText('Debe introducir los datos requeridos')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Fecha fin de ampliación/ }), '01042099');
    expect(screen.queryByText('Falta fecha_fin_ampliacion')).toBeNull();
    expect(screen.getByText('Debe introducir los datos requeridos')).toBeTruthy();
  });

  it('completa al primer intento: se dice la respuesta, y no que algo falta', async () => {
    const alEnviar = vi.fn(async () => undefined);
    const { rerender } = montar(elemento(null, alEnviar));
    await userEvent.type(screen.getByRole('textbox', { name: /Fecha fin de ampliación/ }), '01042099');
    await userEvent.click(screen.getByRole('combobox', { name: /Motivo/ }));
    await userEvent.click(screen.getByRole('option', { name: 'OTROS' }));
    await userEvent.click(screen.getByRole('button', { name: 'Registrar ampliación' }));
    await waitFor(() => expect(alEnviar).toHaveBeenCalledTimes(1));
    rerender(elemento(armarDesenlace({ logrado: true, mensajes: ['Ampliación registrada.'] })));
    await screen.findByText('Ampliación registrada.');
    expect(screen.queryByText('Debe introducir los datos requeridos')).toBeNull();
  });

  it('de un beneficiario: lo que falta se dice y el foco va a ello; la fecha ha de pasar la de cesantía, y el motivo va en palabras', async () => {
    const alEnviar = vi.fn(async () => undefined);
    montar(elemento(null, alEnviar, 'BENEFICIARIO'));
    const registrar = () => userEvent.click(screen.getByRole('button', { name: 'Registrar ampliación' }));
    const fin = screen.getByRole('textbox', { name: /Fecha fin de ampliación/ });
    await registrar();
    await screen.findByText('Falta fecha_fin_ampliacion');
    await waitFor(() => expect(document.activeElement).toBe(fin));
    await userEvent.type(fin, '01122026');
    await userEvent.click(screen.getByRole('combobox', { name: /Motivo/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Otras causas' }));
    await registrar();
    await screen.findByText(
      'La fecha fin de ampliación debe ser posterior a la fecha de cesantía (01/12/2026). Estado actual: CESANTIA.',
    );
    expect(alEnviar).not.toHaveBeenCalled();
    await userEvent.clear(fin);
    await userEvent.type(fin, '02122026');
    await registrar();
    await waitFor(() => expect(alEnviar).toHaveBeenCalledOnce());
  });
});
