import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarSesion, leerSesion } from '../../../lib/sesion.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ponerServidorGrabado, respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { tokenFalso } from '../../../lib/testing/token-falso.ts';
import { FormularioIngreso } from './FormularioIngreso.tsx';

const RUTA = '/api/v1/login_app';
const GENERAL = 'Por favor verifique los datos introducidos.';
const EQUIVOCADA = 'Verifique los datos de su cuenta';
const SUSPENDIDA = 'Su cuenta está suspendida. Solicite la reactivación al administrador de su ente gestor.';
const token = tokenFalso({ exp: 9_999_999_999 });

const usuario = () => screen.getByLabelText<HTMLInputElement>(/^Usuario/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Contraseña/);
const boton = () => screen.getByRole('button', { name: 'Ingresar' });
const avisos = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
async function ingresar(clave = 'una clave cualquiera') {
  fireEvent.change(usuario(), { target: { value: 'ope.afiliaciones' } });
  fireEvent.change(password(), { target: { value: clave } });
  await userEvent.click(boton());
}

describe('FormularioIngreso.test.tsx', () => {
  const alEntrar = vi.fn();
  let servidor: Awaited<ReturnType<typeof ponerServidorGrabado>>;
  const grabar = (caso: string) => servidor.alResponder('POST', RUTA, () => respuestaGrabada('ingreso', caso));
  beforeEach(async () => {
    alEntrar.mockClear();
    servidor = await ponerServidorGrabado('ingreso');
    servidor.alResponder('POST', RUTA, () => Response.json({ token }));
    montar(<FormularioIngreso alEntrar={alEntrar} />);
  });
  afterEach(() => {
    cleanup();
    borrarSesion();
    vi.unstubAllGlobals();
  });

  it('la contraseña está oculta hasta que se pide verla', async () => {
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password().type).toBe('password');
  });

  it("'Enter a password' aparece al dejar vacío el campo, y no se envía nada", async () => {
    fireEvent.change(usuario(), { target: { value: 'ope.afiliaciones' } });
    expect(screen.queryByText('Enter a password')).toBeNull();
    password().focus();
    await userEvent.click(usuario());
    const texto = screen.getByText('Enter a password');
    expect(password().getAttribute('aria-describedby')).toBe(texto.id);
    await userEvent.click(boton());
    expect(servidor.pedidos).toEqual([]);
    await userEvent.type(password(), 'x');
    expect(screen.queryByText('Enter a password')).toBeNull();
  });

  it('una contraseña equivocada muestra los dos avisos y la bandera, y la correcta todavía sirve', async () => {
    grabar('contraseña equivocada');
    await ingresar();
    await waitFor(() => expect(avisos()).toEqual([EQUIVOCADA, GENERAL]));
    screen.getByText('No se pudo iniciar la sesión. Si el problema continúa, verifique su conexión.');
    expect(screen.queryByText(/Problema de conexión/)).toBeNull();
    expect(usuario().value).toBe('ope.afiliaciones');
    expect(leerSesion()).toBeNull();
    // A try that the form itself refuses clears what was said of the one before.
    fireEvent.change(password(), { target: { value: '' } });
    await userEvent.click(boton());
    expect(screen.queryByText(EQUIVOCADA)).toBeNull();
    servidor.alResponder('POST', RUTA, () => Response.json({ token }));
    await ingresar();
    await waitFor(() => expect(alEntrar).toHaveBeenCalledOnce());
    expect(leerSesion()).toMatchObject({ token, username: 'ope.afiliaciones' });
  });

  it('de una cuenta que no existe se dice lo mismo; que está suspendida, con las palabras del servidor', async () => {
    grabar('nadie con ese nombre');
    await ingresar();
    await waitFor(() => expect(avisos()).toEqual([EQUIVOCADA, GENERAL]));
    grabar('cuenta suspendida');
    await ingresar();
    await waitFor(() => expect(avisos()).toEqual([SUSPENDIDA, GENERAL]));
    expect(alEntrar).not.toHaveBeenCalled();
  });

  it('sin red la bandera lo dice y nada se pierde', async () => {
    servidor.alResponder('POST', RUTA, () => Promise.reject(new TypeError('Failed to fetch')));
    await ingresar('la suya');
    await screen.findByText('Problema de conexión con el servidor');
    expect(avisos()).toContain(GENERAL);
    expect(avisos()).not.toContain(EQUIVOCADA);
    expect([usuario().value, password().value]).toEqual(['ope.afiliaciones', 'la suya']);
    servidor.alResponder('POST', RUTA, () => Response.json({ token }));
    await userEvent.click(boton());
    await waitFor(() => expect(alEntrar).toHaveBeenCalledOnce());
  });

  it('la barra corre mientras corre el pedido, y un segundo clic no pide nada más', async () => {
    const { promise, resolve: soltar } = Promise.withResolvers<Response>();
    servidor.alResponder('POST', RUTA, () => promise);
    const barra = () => screen.queryByRole('progressbar', { name: 'Verificando sus datos' });
    expect(barra()).toBeNull();
    await ingresar();
    await waitFor(() => expect(barra()).not.toBeNull());
    await userEvent.click(boton());
    soltar(Response.json({ token }));
    await waitFor(() => expect(alEntrar).toHaveBeenCalledOnce());
    expect(servidor.pedidos).toHaveLength(1);
  });
});
