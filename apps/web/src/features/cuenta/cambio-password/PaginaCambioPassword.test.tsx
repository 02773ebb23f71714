import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarSesion, guardarSesion } from '../../../lib/sesion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { PaginaCambioPassword } from './PaginaCambioPassword.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar }));

const ACTUAL = 'una frase vieja y larga';
const NUEVA = 'Los cerros de Oruro al alba';
const IGUAL = 'No Puede Utilizar la misma constraseña. Intentelo nuevamente';
const DIFIERE = 'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo';
const CORTA = 'La nueva contraseña debe tener al menos 15 caracteres.';
const VACIO = 'El campo no puede ser vacio';
const RUTA = '/api/v1/usuario/cambiarPassword';

const campo = (nombre: RegExp) => screen.getByLabelText<HTMLInputElement>(nombre);
const actual = () => campo(/^Contraseña actual/);
const nueva = () => campo(/^Nueva contraseña/);
const repetida = () => campo(/^Repetir nueva contraseña/);
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
async function cambiar(por = NUEVA, otraVez = por) {
  for (const [donde, que] of [
    [actual(), ACTUAL],
    [nueva(), por],
    [repetida(), otraVez],
  ] as const) {
    fireEvent.change(donde, { target: { value: que } });
  }
  await guardar();
}

describe('PaginaCambioPassword.test.tsx', () => {
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  const abrir = async (codigoRol = 'OPE_AFILIACION') => {
    guardarSesion(tokenFalso({ exp: 9_999_999_999, codigoRol }));
    servidor = await ponerServidorGrabado('cambio-password', 'perfil');
    servidor.alResponder('POST', RUTA, () => respuestaGrabada('cambio-password', 'cambia'));
    return montar(<PaginaCambioPassword />);
  };
  beforeEach(() => navegar.mockClear());
  afterEach(() => {
    cleanup();
    borrarSesion();
    vi.unstubAllGlobals();
  });

  it('campos vacíos: un texto bajo cada uno al dejarlo, y uno para todos', async () => {
    await abrir();
    actual().focus();
    await userEvent.tab();
    nueva().focus();
    expect(screen.getAllByText(VACIO)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByText(VACIO)).toHaveLength(3);
    screen.getByText('Por favor verifique, los campos no pueden ser vacios.');
    await userEvent.type(actual(), 'x');
    expect(screen.getAllByText(VACIO)).toHaveLength(2);
  });

  it('los dos primeros campos se pueden mostrar y el tercero no; nada de lo escrito se guarda', async () => {
    await abrir();
    const ojos = screen.getAllByRole('button', { name: 'Mostrar contraseña' });
    expect(ojos).toHaveLength(2);
    for (const ojo of ojos) await userEvent.click(ojo);
    fireEvent.change(nueva(), { target: { value: NUEVA } });
    expect([actual().type, nueva().type, repetida().type]).toEqual(['text', 'text', 'password']);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(NUEVA);
  });

  it('lo que no sirve se rechaza antes de enviarse', async () => {
    await abrir();
    for (const [una, otra, texto] of [
      [ACTUAL, ACTUAL, IGUAL],
      [`${ACTUAL} otra vez`, `${ACTUAL} otra vez`, IGUAL],
      [NUEVA, `${NUEVA}!`, DIFIERE],
      ['corta-2026', 'corta-2026', CORTA],
    ] as const) {
      await cambiar(una, otra);
      expect(screen.getByRole('alert').textContent).toBe(texto);
    }
    expect(servidor.enviados('POST', RUTA)).toEqual([]);
  });

  it('lo que el servidor rechaza se muestra como «Proceso detenido», un envío que no llega con su propio texto, y el formulario queda', async () => {
    await abrir();
    for (const [responder, texto] of [
      [() => respuestaGrabada('cambio-password', 'la actual no es esa'), 'La contraseña actual no es correcta.'],
      [
        () => Promise.reject(new TypeError('Failed to fetch')),
        'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador',
      ],
    ] as const) {
      servidor.alResponder('POST', RUTA, responder);
      await cambiar();
      const detenido = await screen.findByRole('alertdialog', { name: 'Proceso detenido', description: texto });
      await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
      await waitFor(() => expect(detenido.isConnected).toBe(false));
      expect(navegar).not.toHaveBeenCalled();
      expect(nueva().value).toBe(NUEVA);
    }
  });

  it.each([
    ['OPE_AFILIACION', 'de un ente gestor', '/dashboard'],
    ['SSU_CONSULTA', null, '/consultas'],
  ])('cambiada, %s va a su propio inicio', async (rol, caso, inicio) => {
    const { consultas } = await abrir(rol);
    await screen.findByText('OPERADORA DE AFILIACIONES');
    // The same person without that use case has no dashboard.
    if (caso === null) consultas.setQueryData(['perfil'], { acciones_permitidas: [], nombres: '', paterno: '' });
    await cambiar();
    await screen.findByRole('alertdialog', { name: 'Proceso Exitoso' });
    expect(servidor.enviados('POST', RUTA)).toEqual([{ password: ACTUAL, newPassword: NUEVA }]);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(navegar).toHaveBeenCalledExactlyOnceWith({ to: inicio });
  });
});
