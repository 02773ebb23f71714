import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boton, campo, elegir, escribir } from '../../../lib/testing/a-mano.ts';
import { archivoPdf } from '../../../lib/testing/archivo-pdf.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../../asegurado/testing/beneficiario.ts';
import PestanaCondicion from './PestanaCondicion.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

const RUTA = '/api/v1/beneficiario/condicion';
const HIJO = { ...BENEFICIARIO, codigo_estado: 100 as const, fin_por_edad: fecha('2026-12-10') };
const registrar = () => fireEvent.click(boton('Registrar condición'));
const subir = (archivo: File) =>
  fireEvent.change(screen.getByLabelText(/^(Subir|Cambiar) certificado$/, { selector: 'input' }), {
    target: { files: [archivo] },
  });

describe('PestanaCondicion.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    servidor = await ponerServidorGrabado('renovacion-condicion');
    montar(
      <PestanaCondicion
        beneficiario={HIJO}
        titular={PERSONA_TITULAR}
        codigoEntidad="NIT-1020304050"
        alTerminar={vi.fn()}
      />,
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  async function confirmar() {
    registrar();
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Registrar la condición del beneficiario?' });
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Registrar condición' }));
    await waitFor(() => expect(pregunta.isConnected).toBe(false));
  }

  it('dice hasta cuándo dura hoy, y pide condición, fecha y certificado', async () => {
    await screen.findByText('Derecho por edad. Último día: 10/12/2026.');
    registrar();
    await screen.findByText('Elija estudiante o invalidez.');
    await elegir('Condición', 'Estudiante');
    registrar();
    await waitFor(() => expect(screen.getAllByText('Este campo es requerido.')).toHaveLength(2));
    expect(servidor.pedidos).toEqual([]);
  });

  it('lo que no es un PDF se dice y no queda; de la invalidez no se envía una fecha escrita antes', async () => {
    await elegir('Condición', 'Estudiante');
    escribir('Certificado válido hasta', '30/06/2027');
    subir(new File(['MZ'], 'otro.pdf'));
    await screen.findByText(/^El certificado no es un documento PDF válido/);
    subir(archivoPdf('dictamen.pdf'));
    await screen.findByText('dictamen.pdf');
    await elegir('Condición', 'Invalidez');
    expect(screen.queryByLabelText(/^Certificado válido hasta/)).toBeNull();
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('renovacion-condicion', 'de una esposa'));
    await confirmar();
    expect(servidor.enviados('PUT', RUTA)).toEqual([
      expect.objectContaining({ idAfiliadoEnteGestor: 7, version: 4, condicion: 'INVALIDEZ', condicion_hasta: null }),
    ]);
    await screen.findByText(/Su derecho no termina por edad\./);
    await screen.findByText('dictamen.pdf');
  });

  it('se registra con una pregunta, y una vez', async () => {
    await elegir('Condición', 'Estudiante');
    escribir('Certificado válido hasta', '30/06/2027');
    subir(archivoPdf('estudios.pdf'));
    await screen.findByText('estudios.pdf');
    registrar();
    const pregunta = await screen.findByRole('alertdialog');
    expect(pregunta.textContent).toContain('Estudiante, hasta el 30/06/2027.');
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('renovacion-condicion', 'la registra'));
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Registrar condición' }));
    await screen.findByText('Condición registrada: el derecho por edad termina el 31/05/2034.');
    expect(boton('Registrar condición').disabled).toBe(true);
    expect(campo('Certificado válido hasta').disabled).toBe(true);
  });
});
