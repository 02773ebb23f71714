import type { Perfil } from '@sgpa/contract/v1/perfil';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { boton, campo, escribir, presionar } from '../../../lib/testing/a-mano.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { FormularioActualizacionTitular } from './ActualizacionTitular.tsx';

/** Both hooks need a router. */
vi.mock('../../../ui/use-hold-back.ts', () => ({ useHoldBack: () => undefined }));
vi.mock('../../../ui/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const RUTA = '/api/v2/afiliado/update';
const alGuardar = vi.fn();
const alCargar = vi.fn(async () => undefined);
let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;

async function abrir(cuenta: Partial<Perfil> = {}) {
  const { data } = await (await respuestaGrabada('actualizacion-titular', 'el registro completo')).json();
  const { consultas, wrapper } = crearMarco();
  consultas.setQueryData(['perfil'], delCable<Perfil>({ elige_ente: false, tipo_asegurado_fijo: null, ...cuenta }));
  const registro = delCable<RegistroTitular>(data);
  render(
    <FormularioActualizacionTitular registro={registro} cargando={false} alCargar={alCargar} alGuardar={alGuardar} />,
    { wrapper },
  );
}

describe('ActualizacionTitular.test.tsx', () => {
  beforeEach(async () => {
    alGuardar.mockClear();
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    servidor = await ponerServidorGrabado('actualizacion-titular', 'parametricas', 'busqueda-entidad');
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('lo escrito vuelve con la página y se dice; «Descartar» vuelve al registro', async () => {
    await abrir();
    escribir('Dirección', 'AVENIDA NUEVA 7');
    cleanup();
    await abrir();
    expect(campo('Dirección').value).toBe('AVENIDA NUEVA 7');
    screen.getByText('Se recuperó lo que usted escribió antes y no guardó.');
    presionar('Descartar');
    expect(campo('Dirección').value).toBe('CALLE 21 N° 210, ZONA CENTRAL');
    expect(screen.queryByText('Descartar')).toBeNull();
  });

  it('CAJA_WEB_SUS ve la persona y el establecimiento de salud; lo que no se guarda se dice y conserva el formulario', async () => {
    await abrir({ tipo_asegurado_fijo: 'VOLUNTARIO' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Información personal',
      'Establecimiento de salud',
    ]);
    expect(campo('Código RUES').value).toBe('900001');
    escribir('Dirección', 'AVENIDA NUEVA 7');
    const guardar = async () => {
      fireEvent.click(boton('ACTUALIZAR INFORMACIÓN'));
      await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull());
      presionar('Guardar los cambios');
    };
    const falla = async (texto: string | RegExp) => {
      await guardar();
      await screen.findByText(texto);
      await waitFor(() => expect(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).toHaveLength(0));
      expect([campo('Dirección').value, alGuardar.mock.calls]).toEqual(['AVENIDA NUEVA 7', []]);
    };
    servidor.alResponder('POST', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    await falla(/^No se recibió la respuesta del servidor\./);
    servidor.alResponder('POST', RUTA, () =>
      Response.json({ codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: 'Espere un momento.' }, { status: 503 }),
    );
    await falla('Espere un momento.');
    servidor.alResponder('POST', RUTA, () =>
      respuestaGrabada('actualizacion-titular', 'otra versión de la que se vio'),
    );
    await falla('El registro cambió mientras usted trabajaba. Actualice la página y revise los datos.');
    presionar('Cargar los datos actuales');
    expect(alCargar).toHaveBeenCalledTimes(1);
    servidor.alResponder('POST', RUTA, () => respuestaGrabada('actualizacion-titular', 'corrige'));
    await guardar();
    await waitFor(() => expect(alGuardar).toHaveBeenCalledTimes(1));
    expect(servidor.enviados('POST', RUTA).at(-1)).toMatchObject({
      version: 1,
      persona: { direccion: 'AVENIDA NUEVA 7' },
    });
  });
});
