import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { borrarSesion, guardarSesion } from '../../../lib/sesion.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { useCerrarSesion } from './use-cerrar-sesion.ts';

const navegar = vi.hoisted(() => vi.fn(async (_a: unknown) => undefined));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar }));
const llamar = vi.hoisted(() => vi.fn(async (_clave: string) => ({})));
vi.mock('../../../lib/llamar.ts', () => ({ llamar }));

const usar = () => renderHook(() => useCerrarSesion(), { wrapper: crearMarco().wrapper }).result.current;

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
    expect(navegar).toHaveBeenCalledWith({ to: '/' });
    expect(llamar).toHaveBeenCalledWith('cierre-sesion', {});
    expect(sessionStorage.length).toBe(0);
  });

  it('una sesión que terminó sola lleva al segundo, que vuelve a la página, y deja los borradores a su dueño', async () => {
    const salidas = usar();
    await act(async () => salidas.dejar('/consultas?x=1'));
    expect(navegar).toHaveBeenCalledWith({ to: '/login', search: { volver: '/consultas?x=1' } });
    expect([sessionStorage.getItem('auth'), sessionStorage.getItem('token')]).toEqual([null, null]);
    guardarSesion(tokenFalso({ exp: 9_999_999_999 }));
    expect(leerBorrador('algo')).toBe('escrito');
    guardarSesion(tokenFalso({ exp: 9_999_999_999, usuario: 'otra.persona' }));
    expect(leerBorrador('algo')).toBeUndefined();
  });

  it('quien no acepta los términos vuelve al ingreso, sin nada guardado', async () => {
    const salidas = usar();
    await act(async () => salidas.rechazar());
    expect(navegar).toHaveBeenCalledWith({ to: '/login' });
    expect(sessionStorage.length).toBe(0);
  });
});
