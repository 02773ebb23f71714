import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import type { PropsPestana } from '../panel.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../testing/beneficiario.ts';
import { FILA_BENEFICIARIO } from '../testing/fila.ts';
import { PanelDePestana } from './PanelDePestana.tsx';

function Formulario({ beneficiario, titular, codigoEntidad, alTerminar, alCerrar }: PropsPestana) {
  return (
    <>
      <p>{`${beneficiario.documento} de ${titular.numero_documento} en ${codigoEntidad}, versión ${beneficiario.version}`}</p>
      <button type="button" onClick={alTerminar}>
        Registrar
      </button>
      <button type="button" onClick={alCerrar}>
        Volver a la lista
      </button>
    </>
  );
}

const pedido = vi.fn<typeof fetch>();
const alTerminar = vi.fn();
const alCerrar = vi.fn();
const responder = (...beneficiarios: BeneficiarioDetalle[]) =>
  pedido.mockImplementation(async () =>
    Response.json(
      delCable({
        titular: {},
        resultado_persona: PERSONA_TITULAR,
        ente_gestor: [
          { codigo_entidad: 'NIT-1', beneficiarios: [{ ...BENEFICIARIO, idAfiliadoEnteGestor: 99 }] },
          { codigo_entidad: 'NIT-2', beneficiarios },
        ],
      }),
    ),
  );
const SUYO: BeneficiarioDetalle = {
  ...BENEFICIARIO,
  idAfiliadoEnteGestor: FILA_BENEFICIARIO.idAfiliadoEnteGestor,
  acciones_permitidas: ['baja-beneficiario'],
};
const montarPanel = () =>
  montar(
    <PanelDePestana
      accion="baja-beneficiario"
      Pestana={Formulario}
      fila={FILA_BENEFICIARIO}
      actual={FILA_BENEFICIARIO}
      autoridad={false}
      beneficiario={null}
      alElegirBeneficiario={vi.fn()}
      alTerminar={alTerminar}
      alCerrar={alCerrar}
    />,
  );

describe('PanelDePestana.test.tsx', () => {
  beforeEach(() => {
    pedido.mockReset();
    vi.stubGlobal('fetch', pedido);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('da al formulario el beneficiario de la fila, con su titular y el empleador de este', async () => {
    responder(SUYO);
    montarPanel();
    expect(await screen.findByText('1000201-2B de 1000009 en NIT-2, versión 4')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la lista' }));
    expect(alCerrar).toHaveBeenCalledOnce();
  });

  it('hecha la acción, queda como estaba para decir cómo terminó', async () => {
    responder(SUYO);
    const { consultas } = montarPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Registrar' }));
    expect(alTerminar).toHaveBeenCalledOnce();
    responder({ ...SUYO, version: 5 });
    await consultas.invalidateQueries();
    expect(screen.getByText(/versión 4/)).toBeTruthy();
  });

  it('si otro cambió el registro, el formulario es sobre lo de ahora', async () => {
    responder(SUYO);
    const { consultas } = montarPanel();
    await screen.findByText(/versión 4/);
    responder({ ...SUYO, version: 5 });
    await consultas.invalidateQueries();
    await waitFor(() => expect(screen.getByText(/versión 5/)).toBeTruthy());
  });

  it('quien ya no figura entre los del titular no se da por nadie más', async () => {
    responder();
    montarPanel();
    expect(await screen.findByText(/El beneficiario ya no figura entre los de su titular/)).toBeTruthy();
  });
});
