import { TEXTO_SON_DOS } from '@sgpa/domain/identidad/decision';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { DecisionDeIdentidad } from './DecisionDeIdentidad.tsx';

const SUYO = {
  nombres: 'ANA',
  primer_apellido: 'ARUQUIPA',
  segundo_apellido: 'YANA',
  numero_documento: '9200001',
  complemento_documento: '',
  fecha_nacimiento: '1985-04-03',
  extranjero: true,
  de_la_novedad: true,
  afiliaciones: [
    {
      ente_gestor: 'Caja Petrolera de Salud',
      nombre_entidad: 'DUCTOS',
      estado: 'ACTIVO',
      fecha_afiliacion: '2026-10-01',
    },
  ],
};
const OTRO = { ...SUYO, fecha_nacimiento: '1985-03-04', extranjero: false, de_la_novedad: false, afiliaciones: [] };
vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined, useRouter: () => undefined }));

const usuario = userEvent.setup({ delay: null });
const decide = vi.fn<(cuerpo: unknown) => Response>();
const alDecidir = vi.fn();

function abrir() {
  vi.stubGlobal('fetch', async (_url: string, pedido?: RequestInit) =>
    pedido?.method === 'PUT' ? decide(JSON.parse(String(pedido.body))) : Response.json({ archivos: [SUYO, OTRO] }),
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
});
