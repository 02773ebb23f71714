import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloj } from '../../../lib/reloj.ts';
import { borrarSesion, guardarSesion } from '../../../lib/sesion.ts';
import { olvidarSesionTerminada } from '../../../lib/sesion-terminada.ts';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { useVigencia } from './use-vigencia.ts';

const callado = vi.hoisted(() => ({ ms: 0 }));
vi.mock('../../../lib/ultima-respuesta.ts', () => ({ desdeLaRespuesta: () => callado.ms }));
const llamar = vi.hoisted(() => vi.fn(async (_clave: string) => ({ activo: true })));
vi.mock('../../../lib/llamar.ts', () => ({ llamar }));

function Pagina() {
  const { terminadaDe } = useVigencia();
  return (
    <>
      <button type="button">Nuevo</button>
      <p>{terminadaDe === null ? 'en sesión' : `terminó la de ${terminadaDe}`}</p>
    </>
  );
}
const pulsar = (que: HTMLElement) => act(async () => fireEvent.click(que));

describe('use-vigencia.test.tsx', () => {
  beforeEach(() => {
    guardarSesion(tokenFalso({ exp: 9_999_999_999 }));
    callado.ms = 0;
    llamar.mockReset().mockResolvedValue({ activo: true });
    render(<Pagina />);
  });
  afterEach(() => {
    cleanup();
    borrarSesion();
    olvidarSesionTerminada();
    vi.restoreAllMocks();
  });

  it('una sesión que ya no está se dice al pulsar cualquier botón, y no al leer el texto', async () => {
    sessionStorage.clear();
    await pulsar(screen.getByText('en sesión'));
    expect(screen.getByText('en sesión')).toBeDefined();
    await pulsar(screen.getByRole('button', { name: 'Nuevo' }));
    expect(screen.getByText('terminó la de ope.afiliaciones')).toBeDefined();
  });

  it('tras un rato sin respuestas, el primer botón pregunta al servidor si la sesión sigue; antes, ninguno', async () => {
    await pulsar(screen.getByRole('button', { name: 'Nuevo' }));
    expect(llamar).not.toHaveBeenCalled();
    callado.ms = 60_000;
    await pulsar(screen.getByText('en sesión'));
    expect(llamar).not.toHaveBeenCalled();
    await pulsar(screen.getByRole('button', { name: 'Nuevo' }));
    expect(llamar).toHaveBeenCalledExactlyOnceWith('aceptacion-terminos/verificar', {});
  });

  it.each([
    ['si el servidor la conoce, sigue', 'en sesión'],
    ['si nadie contesta, termina', 'terminó la de ope.afiliaciones'],
  ])('un reloj que saltó no termina la sesión sin preguntar: %s', async (caso, queda) => {
    vi.spyOn(reloj, 'salto').mockReturnValue(true);
    const ahora = vi.spyOn(reloj, 'ahora').mockReturnValue(new Date('2300-01-01T00:00:00Z'));
    const respuesta = Promise.withResolvers<{ activo: boolean }>();
    llamar.mockReturnValue(respuesta.promise);
    await pulsar(screen.getByRole('button', { name: 'Nuevo' }));
    expect(screen.getByText('en sesión')).toBeDefined();
    if (caso.includes('conoce')) {
      ahora.mockRestore();
      await act(async () => respuesta.resolve({ activo: true }));
    } else await act(async () => respuesta.reject(new Error('sin red')));
    expect(screen.getByText(queda)).toBeDefined();
  });
});
