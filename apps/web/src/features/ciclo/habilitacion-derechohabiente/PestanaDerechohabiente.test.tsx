import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import PestanaDerechohabiente from './PestanaDerechohabiente.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

const LISTA = '/api/v1/parametricas/getByGrupo/TIPO_RENTISTA';
const RUTA = '/api/v1/beneficiario/derecho_hambiente';
const SENASIR = { id: 1, codigo: 'SIST_RENT-0001', nombre: 'RENTISTA - SENASIR', sigla: 'SENASIR' };
const habilitar = async () => userEvent.click(await screen.findByRole('button', { name: 'Habilitar' }));

describe('PestanaDerechohabiente.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    servidor = await ponerServidorGrabado('habilitacion-derechohabiente');
    servidor.alResponder('GET', LISTA, () => Response.json({ data: [SENASIR] }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const abrir = () =>
    montar(
      <PestanaDerechohabiente
        beneficiario={BENEFICIARIO}
        titular={PERSONA_TITULAR}
        codigoEntidad="NIT-1020304050"
        alTerminar={vi.fn()}
      />,
    );
  async function confirmar() {
    await habilitar();
    const pregunta = await screen.findByRole('alertdialog', {
      name: 'Esta seguro de habilitar al beneficiario como derechohabiente?',
    });
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Habilitar' }));
    await waitFor(() => expect(pregunta.isConnected).toBe(false));
  }

  it('una lista que falla lo dice y se pide otra vez', async () => {
    servidor.alResponder('GET', LISTA, () =>
      Response.json({ codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: 'El servicio no responde.' }, { status: 503 }),
    );
    abrir();
    await screen.findByText('El servicio no responde.');
    servidor.alResponder('GET', LISTA, () => Response.json({ data: [SENASIR] }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('combobox', { name: /Tipo de rentista/ });
  });

  it('sin tipo se pide; un rechazo dice por qué, y habilitada no se puede otra vez', async () => {
    abrir();
    await waitFor(() => expect(servidor.pedidos).toHaveLength(1));
    await habilitar();
    await screen.findByText('Debe elegir el tipo de rentista.');
    await userEvent.click(screen.getByRole('combobox', { name: /Tipo de rentista/ }));
    await userEvent.click(await screen.findByRole('option', { name: SENASIR.nombre }));
    fireEvent.change(screen.getByRole('textbox', { name: /Detalle/ }), { target: { value: 'Viudez' } });
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('habilitacion-derechohabiente', 'su titular vive'));
    await confirmar();
    await screen.findByText(/^La habilitación solo se puede registrar en estado CESANTIA o INHABILITADO\./);
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('habilitacion-derechohabiente', 'habilita'));
    await confirmar();
    await screen.findByText(/^Beneficiario habilitado como derechohabiente/);
    const boton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Habilitar' });
    expect(boton.disabled).toBe(true);
  });
});
