import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ContextoDeComposicion } from '../composicion.ts';
import type { PropsNuevoBeneficiario } from '../panel.ts';
import { BENEFICIARIO, PERSONA_TITULAR } from '../testing/beneficiario.ts';
import { FILA, FILA_BENEFICIARIO } from '../testing/fila.ts';
import PanelBeneficiarios from './PanelBeneficiarios.tsx';

vi.mock('@tanstack/react-router', () => ({
  useBlocker: () => undefined,
  useRouter: () => ({ history: { push: () => undefined } }),
}));

const OTRO: BeneficiarioDetalle = {
  ...BENEFICIARIO,
  idAfiliadoEnteGestor: 5,
  numero_documento: numeroDocumento('1000300'),
};
/** The person is that of BENEFICIARIO, whose former affiliation ended. */
const NUEVO: BeneficiarioDetalle = { ...BENEFICIARIO, idAfiliadoEnteGestor: 9 };

const Formulario = ({ alRegistrar }: PropsNuevoBeneficiario) => (
  <button type="button" onClick={() => alRegistrar('1000201-2B')}>
    Registrar
  </button>
);

const Nada = () => null;

function abrir(props: { fila?: typeof FILA; beneficiario?: number } = {}) {
  let guardado = false;
  vi.stubGlobal('fetch', async (ruta: RequestInfo | URL) =>
    Response.json(
      String(ruta).includes('/findUsuario')
        ? { acciones_permitidas: ['registro-beneficiario'] }
        : delCable({
            titular: { ...FILA, fecha_estado: null, impide_beneficiarios: null },
            resultado_persona: PERSONA_TITULAR,
            ente_gestor: [
              {
                idAfiliadoEnteGestor: FILA.idAfiliadoEnteGestor,
                ente_gestor: 'Ente ficticio',
                beneficiarios: guardado ? [OTRO, BENEFICIARIO, NUEVO] : [OTRO, BENEFICIARIO],
              },
            ],
          }),
    ),
  );
  montar(
    <ContextoDeComposicion
      value={{ acciones: {}, NuevoTitular: Nada, NuevoBeneficiario: Formulario, DocumentosGuardados: Nada }}
    >
      <PanelBeneficiarios
        fila={FILA}
        actual={FILA}
        autoridad={false}
        beneficiario={null}
        alElegirBeneficiario={vi.fn()}
        alTerminar={vi.fn()}
        alCerrar={vi.fn()}
        {...props}
      />
    </ContextoDeComposicion>,
  );
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Beneficiario' }));
    guardado = true;
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(elegibles()).toHaveLength(3));
  };
}

const elegibles = () => screen.getAllByRole<HTMLInputElement>('radio');
const elegidos = () => elegibles().map((uno) => uno.checked);

describe('PanelBeneficiarios.test.tsx', () => {
  beforeEach(() => {
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('al abrirse, la tecla siguiente es la de un nuevo beneficiario; con uno elegido, no', async () => {
    abrir();
    const boton = await screen.findByRole('button', { name: 'Nuevo Beneficiario' });
    expect(document.activeElement).toBe(boton);
    cleanup();
    abrir({ beneficiario: OTRO.idAfiliadoEnteGestor });
    await screen.findByRole('button', { name: 'Nuevo Beneficiario' });
    expect(document.activeElement).toBe(document.body);
  });

  it('quien se acaba de registrar queda elegido: de sus afiliaciones, la nueva', async () => {
    const registrar = abrir();
    await waitFor(() => expect(elegidos()).toEqual([false, false]));
    await registrar();
    expect(elegidos()).toEqual([false, false, true]);
  });

  it.each([
    ['en la dirección', { beneficiario: 5 }],
    ['por su fila de la lista', { fila: { ...FILA_BENEFICIARIO, idAfiliadoEnteGestor: 5 } }],
  ])('quien ya estaba elegido %s sigue: no se pierde lo escrito en sus pestañas', async (_como, props) => {
    const registrar = abrir(props);
    await registrar();
    expect(elegidos()).toEqual([true, false, false]);
  });
});
