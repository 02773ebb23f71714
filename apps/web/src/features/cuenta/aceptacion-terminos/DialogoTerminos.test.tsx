import type { ParrafoComparado } from '@sgpa/contract/shared/cambios-terminos';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import { isSpentOnClosing } from '../../../ui/use-close-on-back.ts';
import { TerminosPendientes } from './TerminosPendientes.tsx';
import { TerminosPorRegir } from './TerminosPorRegir.tsx';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined, useRouter: () => undefined }));

const ACEPTAR = '¿Confirmación de la activación de credenciales.?';
const RECHAZAR = '¿Usted está en desacuerdo con los términos y condiciones de uso?';
/** This version was in force when the person began to read. */
const ANTERIOR = { version: 'anterior', titulo: 'Términos', texto: 'Este texto ya no está vigente.' };
const POR_REGIR = { version: '2', vigenteDesde: '2026-10-24' };
const TERMINOS = '/api/v1/terminos';
const VERIFICAR = '/api/v1/verificarAceptacion';
const ACTIVAR = '/api/v1/activarUsuario';
const pulsar = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));

describe('DialogoTerminos.test.tsx', () => {
  const avisos = vi.fn();
  const alRechazar = vi.fn();
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  beforeEach(async () => {
    vi.clearAllMocks();
    conectarToasts(avisos);
    servidor = await ponerServidorGrabado('aceptacion-terminos', 'terminos-vigentes');
    servidor.alResponder('GET', VERIFICAR, () => respuestaGrabada('aceptacion-terminos', 'pendientes'));
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  function abrir() {
    const { wrapper, consultas } = crearMarco();
    render(<TerminosPendientes alRechazar={alRechazar} />, { wrapper });
    return consultas;
  }
  const aceptaciones = () => servidor.pedidos.filter(({ ruta }) => ruta.startsWith(ACTIVAR)).map(({ ruta }) => ruta);

  it('aceptar pregunta primero, con «Cancelar» todo sigue igual, y activa la versión que se leyó', async () => {
    abrir();
    await screen.findByText(/Los presentes términos/);
    await pulsar('Acepto los Terminos');
    await screen.findByRole('alertdialog', {
      name: ACEPTAR,
      description: 'Usted ha leído y está de acuerdo con todos los términos y condiciones de uso.',
    });
    await pulsar('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(aceptaciones()).toEqual([]);
    await pulsar('Acepto los Terminos');
    servidor.alResponder('GET', VERIFICAR, () => respuestaGrabada('aceptacion-terminos', 'aceptados'));
    await pulsar('Aceptar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(aceptaciones()).toEqual([`${ACTIVAR}?version=1`]);
  });

  it('no aceptar pregunta primero, con «Cancelar» no pasa nada', async () => {
    abrir();
    await pulsar('No acepto');
    await screen.findByRole('alertdialog', {
      name: RECHAZAR,
      description: 'Si no acepta las condiciones y términos de uso no podrá utilizar la SGPA.',
    });
    await pulsar('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(alRechazar).not.toHaveBeenCalled();
    await pulsar('No acepto');
    await pulsar('Aceptar');
    await waitFor(() => expect(alRechazar).toHaveBeenCalledOnce());
    expect(aceptaciones()).toEqual([]);
  });

  it('un texto que cambió mientras se leía no se acepta sin leer', async () => {
    servidor.alResponder('GET', TERMINOS, () => Response.json(ANTERIOR));
    servidor.alResponder('GET', ACTIVAR, ({ ruta }) =>
      respuestaGrabada('aceptacion-terminos', ruta.endsWith('version=1') ? 'acepta la vigente' : 'acepta otra versión'),
    );
    abrir();
    await screen.findByText(ANTERIOR.texto);
    servidor.alResponder('GET', TERMINOS, () => respuestaGrabada('terminos-vigentes', 'sin sesión'));
    await pulsar('Acepto los Terminos');
    await pulsar('Aceptar');
    await waitFor(() => expect(screen.queryByText(ANTERIOR.texto)).toBeNull());
    await screen.findByText(/Los presentes términos/);
    expect(avisos.mock.calls).toMatchObject([
      [{ mensaje: 'Los términos y condiciones cambiaron. Léalos nuevamente antes de aceptarlos.' }],
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await pulsar('Acepto los Terminos');
    await pulsar('Aceptar');
    await waitFor(() => expect(aceptaciones()).toEqual([`${ACTIVAR}?version=anterior`, `${ACTIVAR}?version=1`]));
  });

  it('a quien aceptó otra se le dice cuál y qué cambió, con el texto completo al lado', async () => {
    const cambios = { version: '2', vigenteDesde: '2026-10-20', anterior: '1', aceptadoEl: '2026-01-15 10:00:00' };
    const parrafos: ParrafoComparado[] = [
      { tipo: 'NUEVO', partes: [{ tipo: 'NUEVO', texto: 'La sesión se cierra.' }] },
    ];
    servidor.alResponder('GET', `${TERMINOS}/cambios`, () => Response.json({ ...cambios, parrafos }));
    abrir();
    await screen.findByText(/^Usted aceptó la versión 1 el 15\/01\/2026\. Desde el 20\/10\/2026 rige la versión 2/);
    expect([...document.querySelectorAll('ins')].at(-1)?.textContent).toContain('La sesión se cierra.');
    expect(screen.queryByText(/Los presentes términos/)).toBeNull();
    await pulsar('Texto completo');
    await screen.findByText(/Los presentes términos/);
  });

  it('los que van a regir se leen y se aceptan antes, sin detener a nadie', async () => {
    const nuevos = { version: '2', titulo: 'Términos, segunda versión', texto: 'Este texto rige después.' };
    let porRegir: object | null = POR_REGIR;
    servidor.alResponder('GET', VERIFICAR, () => Response.json({ activo: true, porRegir }));
    servidor.alResponder('GET', TERMINOS, () => Response.json(nuevos));
    servidor.alResponder('GET', ACTIVAR, () => {
      porRegir = null;
      return respuestaGrabada('aceptacion-terminos', 'acepta la vigente');
    });
    const { wrapper } = crearMarco();
    render(<TerminosPorRegir />, { wrapper });
    await screen.findByText(/^Desde el 24\/10\/2026 rigen términos de uso nuevos\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pulsar('Leer y aceptar');
    await screen.findByText(nuevos.texto);
    await pulsar('Acepto los Terminos');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(aceptaciones()).toEqual([`${ACTIVAR}?version=2`]);
    expect(screen.queryByText(/rigen términos de uso nuevos/)).toBeNull();
  });

  it('Atrás cierra primero los que van a regir', async () => {
    servidor.alResponder('GET', VERIFICAR, () => Response.json({ activo: true, porRegir: POR_REGIR }));
    const { wrapper } = crearMarco();
    render(<TerminosPorRegir />, { wrapper });
    await pulsar('Leer y aceptar');
    await screen.findByRole('dialog');
    let gastado = false;
    act(() => {
      gastado = isSpentOnClosing({ action: 'BACK' });
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(gastado).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isSpentOnClosing({ action: 'BACK' })).toBe(false);
  });

  it('«Más tarde» vale mientras dura la pestaña, y solo para esa versión', async () => {
    let porRegir = POR_REGIR;
    servidor.alResponder('GET', VERIFICAR, () => Response.json({ activo: true, porRegir }));
    const recargar = () => {
      cleanup();
      const { wrapper, consultas } = crearMarco();
      render(<TerminosPorRegir />, { wrapper });
      return waitFor(() => expect(consultas.getQueryState(['aceptacion-terminos', 'activo'])?.status).toBe('success'));
    };
    await recargar();
    await pulsar('Más tarde');
    expect(screen.queryByRole('alert')).toBeNull();
    await recargar();
    expect(screen.queryByRole('alert')).toBeNull();
    porRegir = { ...POR_REGIR, version: '3' };
    await recargar();
    await screen.findByRole('alert');
  });

  it('cuando la verificación falla no se muestra el diálogo', async () => {
    servidor.alResponder('GET', VERIFICAR, () => Response.json({}, { status: 500 }));
    const consultas = abrir();
    await waitFor(() => expect(consultas.getQueryState(['aceptacion-terminos', 'activo'])?.status).toBe('error'));
    // By now a dialog would have been loaded.
    await act(async () => void (await import('./DialogoTerminos.tsx')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
