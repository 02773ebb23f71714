import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boton, campo, elegir, escribir, presionar } from '../../../lib/testing/a-mano.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import PanelBaja from './PanelBaja.tsx';

vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));
/** The hook needs a router. */
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));

const RUTA = '/api/v1/afiliado/ente-gestor';
const alTerminar = vi.fn();

describe('PanelBaja.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    alTerminar.mockClear();
    servidor = await ponerServidorGrabado('baja-titular', 'detalle-asegurado');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('una respuesta perdida, o un registro que otro cambió, se dicen y conservan lo escrito; hecha la baja, el botón se bloquea', async () => {
    const { datos } = await (await respuestaGrabada('lista-asegurados', 'titulares por documento')).json();
    const fila = delCable<FilaAsegurado>(datos[0]);
    const { consultas } = montar(
      <PanelBaja
        fila={fila}
        actual={fila}
        autoridad={false}
        beneficiario={null}
        alElegirBeneficiario={() => undefined}
        alTerminar={alTerminar}
        alCerrar={() => undefined}
      />,
    );
    consultas.setQueryData(['lista-asegurados'], []);
    await elegir('Motivo', 'OTROS');
    escribir('Descripción del motivo', 'Cierre de planilla');
    const registrar = async (texto: string | RegExp) => {
      fireEvent.click(boton('Registrar baja'));
      await waitFor(() =>
        expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('3 beneficiarios:'),
      );
      presionar('Dar de baja');
      await screen.findByText(texto);
      expect(campo('Descripción del motivo').value).toBe('Cierre de planilla');
    };
    servidor.alResponder('PUT', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    await registrar('Ocurrió un problema con el servidor por favor contáctese con su administrador .');
    expect(consultas.getQueryState(['lista-asegurados'])?.isInvalidated).toBe(false);
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('baja-titular', 'otra versión de la que se vio'));
    await registrar(/^El registro cambió mientras usted trabajaba\./);
    expect([alTerminar.mock.calls.length, boton('Registrar baja').disabled]).toEqual([0, false]);
    // The list is asked anew, and with it the row of this panel.
    await waitFor(() => expect(consultas.getQueryState(['lista-asegurados'])?.isInvalidated).toBe(true));
    servidor.alResponder('PUT', RUTA, () => respuestaGrabada('baja-titular', 'da de baja al titular y a su familia'));
    await registrar(/^Baja registrada\. .*También se dio de baja a 3 beneficiarios\.$/);
    expect([alTerminar.mock.calls.length, boton('Registrar baja').disabled]).toEqual([1, true]);
    await waitFor(() => expect(document.activeElement).toBe(boton('Volver a la lista')));
    expect(servidor.enviados('PUT', RUTA)).toMatchObject(Array(3).fill({ version: 1, numero_documento: '1000100' }));
  });
});
