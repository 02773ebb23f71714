import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { borrarSesion, guardarSesion } from '../../../lib/sesion.ts';
import { presionar } from '../../../lib/testing/a-mano.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { useCerrarSesion } from './use-cerrar-sesion.ts';

const navegar = vi.hoisted(() => vi.fn(async (_a: unknown) => undefined));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navegar,
  useRouter: () => undefined,
  useBlocker: () => undefined,
}));
const llamar = vi.hoisted(() => vi.fn(async (_clave: string) => ({})));
vi.mock('../../../lib/llamar.ts', () => ({ llamar }));

function usar(escrito = false) {
  const alUsar = () => {
    useLeaveGuard(escrito);
    return useCerrarSesion();
  };
  return renderHook(alUsar, { wrapper: crearMarco().wrapper }).result.current;
}
const pregunta = () => screen.findByRole('alertdialog', { name: '¿Desea descartar lo que escribió?' });

describe('use-cerrar-sesion.test.tsx', () => {
  beforeEach(() => {
    sessionStorage.clear();
    guardarSesion(tokenFalso({ exp: 9_999_999_999 }));
    guardarBorrador('algo', 'escrito');
    vi.clearAllMocks();
  });
  afterEach(() => {
    cleanup();
    borrarSesion();
  });

  it('«Cerrar Sesión» lleva al primer formulario, que dirige por rol, y no deja nada en la pestaña', async () => {
    const salidas = usar();
    await act(async () => salidas.cerrar());
    expect(navegar).toHaveBeenCalledWith({ to: '/', ignoreBlocker: true });
    expect(llamar).toHaveBeenCalledWith('cierre-sesion', {});
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['en un formulario de la página', true, 'consultas/estado-asegurado'],
    ['en otra página, guardado como borrador', false, 'afiliacion-titular-paso1'],
  ])(
    'lo escrito %s se pregunta antes de terminar la sesión; un no deja todo como estaba',
    async (_donde, enLaPagina, clave) => {
      guardarBorrador(clave, 'escrito');
      const salidas = usar(enLaPagina);
      let fin = Promise.resolve();
      const cerrar = () =>
        act(async () => {
          fin = salidas.cerrar();
        });
      await cerrar();
      await pregunta();
      expect([llamar.mock.calls, navegar.mock.calls]).toEqual([[], []]);
      presionar('Cancelar');
      await act(() => fin);
      expect([llamar.mock.calls, leerBorrador(clave)]).toEqual([[], 'escrito']);
      expect(sessionStorage.getItem('token')).not.toBeNull();
      await cerrar();
      await pregunta();
      presionar('Descartar');
      await act(() => fin);
      expect(navegar).toHaveBeenCalledExactlyOnceWith({ to: '/', ignoreBlocker: true });
      expect(sessionStorage.length).toBe(0);
    },
  );

  it('también al salir de una sesión que terminó sola: el formulario de la página se pregunta antes de dejarlo', async () => {
    const salidas = usar(true);
    await act(async () => void salidas.dejar('/asegurado'));
    await pregunta();
    expect(navegar).not.toHaveBeenCalled();
  });

  it('una sesión que terminó sola lleva al segundo, que vuelve a la página, y deja los borradores a su dueño', async () => {
    const salidas = usar();
    await act(async () => salidas.dejar('/consultas?x=1'));
    expect(navegar).toHaveBeenCalledWith({ to: '/login', search: { volver: '/consultas?x=1' }, ignoreBlocker: true });
    expect([sessionStorage.getItem('auth'), sessionStorage.getItem('token')]).toEqual([null, null]);
    guardarSesion(tokenFalso({ exp: 9_999_999_999 }));
    expect(leerBorrador('algo')).toBe('escrito');
    guardarSesion(tokenFalso({ exp: 9_999_999_999, usuario: 'otra.persona' }));
    expect(leerBorrador('algo')).toBeUndefined();
  });

  it('quien no acepta los términos vuelve al ingreso, sin nada guardado', async () => {
    const salidas = usar();
    await act(async () => salidas.rechazar());
    expect(navegar).toHaveBeenCalledWith({ to: '/login', ignoreBlocker: true });
    expect(sessionStorage.length).toBe(0);
  });
});
