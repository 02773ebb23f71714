import { IMPIDE_SEPARAR, TEXTO_SEPARADOS } from '@sgpa/domain/identidad/textos-decision';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { DE_UNA, DECIDIDA, OTRO, SUYO } from '../testing/archivos.ts';
import { IdentidadesDecididas } from './IdentidadesDecididas.tsx';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined, useRouter: () => undefined }));

const FILA = {
  ...SUYO,
  id_novedad_ente_gestor: 7,
  decision: 'MISMA_PERSONA',
  motivo: 'Lo dice su cédula.',
  usuario: 'adm.autoridad',
  fecha: '2026-11-20',
};
const usuario = userEvent.setup({ delay: null });
const deshace = vi.fn<(cuerpo: unknown) => Response>();
const pedidas: string[] = [];

function abrir(decididas: readonly object[], decidida: object = DECIDIDA) {
  vi.stubGlobal('fetch', async (url: string, pedido?: RequestInit) => {
    if (pedido?.method === 'PUT') return deshace(JSON.parse(String(pedido.body)));
    pedidas.push(url);
    return Response.json(url.endsWith('/7') ? decidida : { decididas });
  });
  montar(<IdentidadesDecididas numeroDocumento="9200001" alCerrar={vi.fn()} />);
}

describe('IdentidadesDecididas.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    pedidas.length = 0;
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('las del número buscado; una se deshace con su motivo, y lo de después va adonde se dice', async () => {
    abrir([FILA]);
    await usuario.click(await screen.findByRole('button', { name: 'Deshacer: ARUQUIPA YANA ANA, 9200001' }));
    expect(pedidas[0]).toMatch(/numeroDocumento=9200001$/);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Deshacer la decisión' }));
    await usuario.click(dialogo.getByRole('radio', { name: /04\/03\/1985/ }));
    await usuario.type(dialogo.getByRole('textbox', { name: /^Motivo/ }), 'Eran dos.');
    deshace.mockImplementationOnce(() => Response.json({ codigo_respuesta: 100, mensaje: TEXTO_SEPARADOS }));
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await usuario.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Deshacer la decisión' })).toBeNull());
    const destinos = [{ idAfiliadoEnteGestor: DE_UNA.idAfiliadoEnteGestor, id_registro: OTRO.id_registro }];
    expect(deshace.mock.calls).toEqual([[{ id_novedad_ente_gestor: 7, motivo: 'Eran dos.', destinos }]]);
  });

  it('lo que impide deshacerla se dice', async () => {
    abrir([FILA], { ...DECIDIDA, impedimento: IMPIDE_SEPARAR.otraUnion });
    await usuario.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await screen.findByText(IMPIDE_SEPARAR.otraUnion);
  });

  it('sin ninguna, lo dice', async () => {
    abrir([]);
    await screen.findByText('No hay decisiones que deshacer.');
  });
});
