import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import { TEXTO_SEGIP_SIN_NADIE, TEXTO_YA_CONSTA } from '@sgpa/domain/identidad/textos';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { TraerDelSegip } from './TraerDelSegip.tsx';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined, useRouter: () => undefined }));

const usuario = userEvent.setup({ delay: null });
const enviados = vi.fn<(cuerpo: unknown) => Response>();

async function abrir(rol: Rol) {
  const perfil = { acciones_permitidas: accionesPermitidas(rol) };
  vi.stubGlobal('fetch', async (url: string, pedido?: RequestInit) =>
    url.endsWith('/findUsuario') ? Response.json(perfil) : enviados(JSON.parse(String(pedido?.body))),
  );
  const { consultas } = montar(<TraerDelSegip idAfiliado={7} quien="ARUQUIPA YANA ANA, CI 9200001" />);
  await consultas.ensureQueryData({ queryKey: ['perfil'], queryFn: () => perfil });
}
const boton = () => screen.queryByRole('button', { name: 'Traer del SEGIP' });
async function traer() {
  await usuario.click(await screen.findByRole('button', { name: 'Traer del SEGIP' }));
  await screen.findByText('ARUQUIPA YANA ANA, CI 9200001');
  await usuario.click(screen.getByRole('button', { name: 'Traer' }));
}
const responde = (mensaje: string, codigo_respuesta = 100) =>
  enviados.mockImplementationOnce(() => Response.json({ codigo_respuesta, mensaje }));

describe('TraerDelSegip.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    enviados.mockReset();
  });

  it('pregunta, envía de quién, y dice lo que resultó', async () => {
    await abrir('OPE_AFILIACION');
    responde(TEXTO_YA_CONSTA);
    await traer();
    await screen.findByText(TEXTO_YA_CONSTA);
    expect(enviados.mock.calls).toEqual([
      [{ idAfiliadoEnteGestor: 7, complemento_documento: null, fecha_nacimiento: null }],
    ]);
    expect(screen.queryByRole('textbox', { name: 'Complemento' })).toBeNull();
  });

  it('si el SEGIP no tiene a nadie así, pide lo que dice la cédula nueva y lo envía', async () => {
    await abrir('ADM_ENTE');
    responde(TEXTO_SEGIP_SIN_NADIE, 0);
    await traer();
    await usuario.click(await screen.findByRole('button', { name: 'Escribir lo que dice la cédula' }));
    const cedula = await screen.findByRole('dialog', { name: 'Lo que dice la cédula' });
    await usuario.type(within(cedula).getByRole('textbox', { name: 'Complemento' }), '1b');
    responde('Identidad corregida.');
    await usuario.click(within(cedula).getByRole('button', { name: 'Traer del SEGIP' }));
    await usuario.click(await screen.findByRole('button', { name: 'Traer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(TEXTO_SEGIP_SIN_NADIE)).toBeNull();
    expect(enviados.mock.calls.at(-1)).toEqual([
      { idAfiliadoEnteGestor: 7, complemento_documento: '1B', fecha_nacimiento: null },
    ]);
  });

  it.each(['CONS_SGPA', 'EMP_CONSULTA'] as const)('a %s no se le ofrece', async (rol) => {
    await abrir(rol);
    await waitFor(() => expect(boton()).toBeNull());
  });
});
