import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloj } from '../../../lib/reloj.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import PestanaBaja from './PestanaBaja.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

const RUTA = '/api/v1/beneficiario/ente-gestor';
const ACTIVO: BeneficiarioDetalle = { ...BENEFICIARIO, codigo_estado: 100, fecha_baja: null, fecha_cesantia: null };
const campo = (nombre: RegExp | string) => screen.getByLabelText<HTMLInputElement>(nombre);
const sinCesantia = () => screen.queryByLabelText('Fecha fin de cesantía') === null;
const escribir = (name: RegExp | string, value: string) => fireEvent.change(campo(name), { target: { value } });
const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar baja' });
async function elegir(motivo: string) {
  await userEvent.click(screen.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(screen.getByRole('option', { name: motivo }));
}
async function registrar(hecho: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar baja' }));
  const pregunta = await screen.findByRole('alertdialog', { name: 'Esta seguro de realizar la baja de beneficiario?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: hecho }));
  await waitFor(() => expect(pregunta.isConnected).toBe(false));
}

describe('PestanaBaja.test.tsx', () => {
  const alTerminar = vi.fn();
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  const abrir = (beneficiario: BeneficiarioDetalle) =>
    montar(
      <PestanaBaja
        beneficiario={beneficiario}
        titular={PERSONA_TITULAR}
        codigoEntidad="NIT-1020304050"
        alTerminar={alTerminar}
      />,
    );
  beforeEach(async () => {
    alTerminar.mockClear();
    vi.spyOn(reloj, 'ahora').mockReturnValue(new Date('2026-11-20T14:00:00Z'));
    servidor = await ponerServidorGrabado('baja-beneficiario');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('ACTIVO: hoy y dos meses de cesantía, sin opciones; sin la fecha se dice cuál falta', async () => {
    abrir(ACTIVO);
    expect(campo(/^Fecha de baja/).value).toBe('20/11/2026');
    expect(campo('Fecha fin de cesantía').value).toBe('20/01/2027');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    escribir(/^Fecha de baja/, '');
    await userEvent.click(boton());
    await screen.findByText('Baja es requerido');
    screen.getByText('Falta fecha_baja');
    expect(servidor.pedidos).toEqual([]);
  });

  it('en CESANTIA empieza por la definitiva, sin cesantía; la Rectificación la muestra según su fecha', async () => {
    abrir(BENEFICIARIO);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Baja Definitiva' }).checked).toBe(true);
    expect(sinCesantia()).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Rectificación' }));
    escribir(/^Fecha de baja rectificada/, '15/10/2026');
    await waitFor(() => expect(campo('Fecha fin de cesantía').value).toBe('15/12/2026'));
    await elegir('OTROS');
    await registrar('Rectificar la baja');
    await screen.findByText(/^Baja registrada\./);
    expect(servidor.enviados('PUT', RUTA)).toMatchObject([
      { opcion: 'RECTIFICACION', fecha_fin: '2026-10-15', fecha_fin_cesantia: '2026-12-15' },
    ]);
  });

  it('un rechazo o un servidor que falla conservan lo escrito; hecha, se dice y no se puede otra vez', async () => {
    abrir(ACTIVO);
    await elegir('OTROS');
    escribir('Descripción del motivo', 'Duplicado');
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('baja-beneficiario', 'ya no admite la baja'));
    await registrar('Dar de baja');
    await screen.findByText(/^La baja solo se puede registrar con la cobertura vigente\./);
    servidor.alResponder('PUT', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    await registrar('Dar de baja');
    await screen.findByText('Ocurrió un problema con el servidor por favor contáctese con su administrador .');
    await waitFor(() => expect(boton().disabled).toBe(false));
    expect(campo('Descripción del motivo').value).toBe('Duplicado');
    expect(alTerminar).not.toHaveBeenCalled();
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('baja-beneficiario', 'da de baja'));
    await registrar('Dar de baja');
    await screen.findByText('Baja registrada. Fecha de baja: 14/10/2026. Cesantía hasta el 14/12/2026.');
    await waitFor(() => expect(boton().disabled).toBe(true));
    expect(alTerminar).toHaveBeenCalledOnce();
  });
});
