import { TEXTO_SON_DOS, TEXTO_UNIDOS } from '@sgpa/domain/identidad/textos-decision';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { DE_OTRA, DE_UNA, OTRO, SUYO } from '../testing/archivos.ts';
import { DecisionDeIdentidad } from './DecisionDeIdentidad.tsx';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined, useRouter: () => undefined }));

const usuario = userEvent.setup({ delay: null });
const decide = vi.fn<(cuerpo: unknown) => Response>();
const alDecidir = vi.fn();

function abrir(otro: typeof OTRO = OTRO) {
  vi.stubGlobal('fetch', async (_url: string, pedido?: RequestInit) =>
    pedido?.method === 'PUT' ? decide(JSON.parse(String(pedido.body))) : Response.json({ archivos: [SUYO, otro] }),
  );
  montar(<DecisionDeIdentidad id={7} alDecidir={alDecidir} />);
}

describe('DecisionDeIdentidad.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('los registros, uno bajo otro, con lo que difiere marcado', async () => {
    abrir();
    await screen.findByText('04/03/1985');
    const marcadas = [...document.querySelectorAll('mark')].map((una) => una.textContent);
    expect(marcadas).toEqual(['NACIONAL', '04/03/1985']);
    screen.getByText('Caja Petrolera de Salud, DUCTOS: ACTIVO, desde 01/10/2026');
  });

  it('sin motivo no se decide; con él, se pregunta, se envía y se avisa', async () => {
    abrir();
    await screen.findByText('04/03/1985');
    await usuario.click(screen.getByRole('button', { name: 'Son dos personas' }));
    await usuario.click(await screen.findByRole('button', { name: 'Guardar' }));
    await screen.findByText('Este campo es requerido.');
    expect(decide).not.toHaveBeenCalled();
    decide.mockImplementationOnce(() => Response.json({ codigo_respuesta: 100, mensaje: TEXTO_SON_DOS }));
    await usuario.type(screen.getByRole('textbox', { name: /^Motivo/ }), ' Son hermanas. ');
    await usuario.click(screen.getByRole('button', { name: 'Guardar' }));
    const pregunta = await screen.findByRole('alertdialog', { name: '¿Está seguro de que son dos personas?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Son dos personas' }));
    await vi.waitFor(() => expect(alDecidir).toHaveBeenCalled());
    expect(decide.mock.calls).toEqual([
      [{ id_novedad_ente_gestor: 7, decision: 'DOS_PERSONAS', motivo: 'Son hermanas.' }],
    ]);
  });

  it('es la misma: se elige el registro y la afiliación que quedan, y se envía lo demás como repetido', async () => {
    abrir();
    await usuario.click(await screen.findByRole('button', { name: /^Es la misma persona: .*04\/03\/1985/ }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Es la misma persona' }));
    await usuario.type(dialogo.getByRole('textbox', { name: /^Motivo/ }), 'Lo dice su cédula.');
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await dialogo.findByText('Elija una.');
    expect(decide).not.toHaveBeenCalled();
    await usuario.click(dialogo.getByRole('radio', { name: /04\/03\/1985/ }));
    await usuario.click(dialogo.getByRole('radio', { name: /desde 01\/09\/2026/ }));
    decide.mockImplementationOnce(() => Response.json({ codigo_respuesta: 100, mensaje: TEXTO_UNIDOS }));
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Unir registros' }));
    await vi.waitFor(() => expect(alDecidir).toHaveBeenCalled());
    const union = {
      id_registro_queda: OTRO.id_registro,
      id_registro_sale: SUYO.id_registro,
      solapes: [{ queda: DE_OTRA.idAfiliadoEnteGestor, repetidas: [DE_UNA.idAfiliadoEnteGestor] }],
    };
    expect(decide.mock.calls).toEqual([
      [{ id_novedad_ente_gestor: 7, decision: 'MISMA_PERSONA', motivo: 'Lo dice su cédula.', union }],
    ]);
  });

  it('lo que impide unirlos se dice, y no se ofrece', async () => {
    abrir({ ...OTRO, union: { impedimento: 'Una de las dos está en revisión.', solapes: [] } });
    const boton = await screen.findByRole('button', { name: /^Es la misma persona/ });
    await usuario.click(boton);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Una de las dos está en revisión.')).not.toBeNull();
  });
});
