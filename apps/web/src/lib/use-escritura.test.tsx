import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conectarToasts } from '../ui/toast.ts';
import { borrarBorradores, leerBorrador } from './borrador.ts';
import { armarDesenlace } from './desenlace.ts';
import { ErrorApi, errorSinConexion, mensajeDeError } from './error-api.ts';
import { montar } from './testing/marco.tsx';
import { useEscritura } from './use-escritura.ts';

interface Mas {
  pregunta?: { title: string };
  borradorDeClave?: string;
  refresca?: string[];
}

const rechazo = (status: number, codigo: string) => new ErrorApi({ status, codigo, mensaje: 'Del servidor.' });

describe('use-escritura.test.tsx', () => {
  const enviar = vi.fn<(nombre: string, clave: string) => Promise<string>>();
  const alTerminar = vi.fn();
  const avisos = vi.fn();
  const alRetirar = vi.fn();
  let persona: UserEvent;
  beforeEach(() => {
    persona = userEvent.setup();
    enviar.mockReset().mockResolvedValue('Guardado.');
    alTerminar.mockReset();
    avisos.mockReset();
    alRetirar.mockReset();
    conectarToasts(avisos, alRetirar);
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
  });

  /** The form is the least one: who is saved, by two buttons, and what is told of it. */
  function Formulario({ mas }: { mas: Mas }) {
    const { enviando, desenlace, escribir, olvidar } = useEscritura({
      enviar,
      interpretar: (mensaje) =>
        armarDesenlace({ logrado: true, mensajes: [mensaje], avisos: [{ tipo: 'success', mensaje, ms: 1 }] }),
      interpretarFalla: (error) => armarDesenlace({ mensajes: [mensajeDeError(error)] }),
      alTerminar,
      ...mas,
    });
    return (
      <>
        <button type="button" onClick={() => escribir('Ana')}>
          Guardar a Ana
        </button>
        <button type="button" onClick={() => escribir('Eva')}>
          Guardar a Eva
        </button>
        <button type="button" onClick={olvidar}>
          Olvidar
        </button>
        <output>{enviando ? 'Enviando' : (desenlace?.mensajes.join(' ') ?? 'Nada aún')}</output>
      </>
    );
  }

  const abrir = (mas: Mas = {}) => montar(<Formulario mas={mas} />);
  const boton = (nombre: string) => screen.getByRole('button', { name: nombre });
  const dice = (texto: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(texto));
  const claves = () => enviar.mock.calls.map(([, clave]) => clave);
  async function guardar(nombre: string, dicho: string) {
    const veces = enviar.mock.calls.length;
    await persona.click(boton(`Guardar a ${nombre}`));
    await waitFor(() => expect(enviar.mock.calls.length).toBeGreaterThan(veces));
    await dice(dicho);
  }
  const SIN_RESPUESTA = mensajeDeError(errorSinConexion(true));

  it('envía, avisa y termina', async () => {
    abrir();
    await dice('Nada aún');
    await guardar('Ana', 'Guardado.');
    expect(enviar).toHaveBeenCalledExactlyOnceWith('Ana', expect.stringMatching(/^[\w-]{8,200}$/));
    expect(avisos).toHaveBeenCalledExactlyOnceWith({ tipo: 'success', mensaje: 'Guardado.', ms: 1 });
    expect(alTerminar).toHaveBeenCalledOnce();
    await persona.click(boton('Olvidar'));
    await dice('Nada aún');
  });

  it('pregunta antes: con «Cancelar» no envía nada, con «Aceptar» sí', async () => {
    abrir({ pregunta: { title: '¿Seguro?' } });
    await persona.click(boton('Guardar a Ana'));
    await persona.click(await screen.findByRole('button', { name: 'Cancelar' }));
    const guardarOtraVez = await screen.findByRole('button', { name: 'Guardar a Ana' });
    expect(enviar).not.toHaveBeenCalled();
    await persona.click(guardarOtraVez);
    await persona.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await dice('Guardado.');
    expect(enviar).toHaveBeenCalledOnce();
  });

  it('dos clics seguidos son una sola pregunta y un solo envío', async () => {
    abrir({ pregunta: { title: '¿Seguro?' } });
    await persona.dblClick(boton('Guardar a Ana'));
    await persona.dblClick(await screen.findByRole('button', { name: 'Aceptar' }));
    await dice('Guardado.');
    await screen.findByRole('button', { name: 'Guardar a Ana' });
    expect(enviar).toHaveBeenCalledOnce();
  });

  it('mientras envía lo dice, y otro clic no envía otra vez', async () => {
    let responder = (_mensaje: string) => {};
    enviar.mockImplementation(
      () =>
        new Promise((resolver) => {
          responder = resolver;
        }),
    );
    abrir();
    await persona.click(boton('Guardar a Ana'));
    await dice('Enviando');
    await persona.click(boton('Guardar a Ana'));
    responder('Guardado.');
    await dice('Guardado.');
    expect(enviar).toHaveBeenCalledOnce();
  });

  it('una respuesta que se perdió no termina, y el reintento lleva la misma clave', async () => {
    enviar.mockRejectedValueOnce(errorSinConexion(true));
    abrir();
    await guardar('Ana', SIN_RESPUESTA);
    expect(alTerminar).not.toHaveBeenCalled();
    await guardar('Ana', 'Guardado.');
    expect(alTerminar).toHaveBeenCalledOnce();
    const [primera, segunda] = claves();
    expect(segunda).toBe(primera);
  });

  it('lo mismo después de volver a cargar la página, cuando la clave es un borrador', async () => {
    enviar.mockRejectedValueOnce(errorSinConexion(true));
    const { unmount } = abrir({ borradorDeClave: 'prueba-clave' });
    await guardar('Ana', SIN_RESPUESTA);
    unmount();
    abrir({ borradorDeClave: 'prueba-clave' });
    await guardar('Ana', 'Guardado.');
    const [primera, segunda] = claves();
    expect(segunda).toBe(primera);
    expect(leerBorrador('prueba-clave')).toBeUndefined();
  });

  it('después de una respuesta, aunque sea un rechazo, guardar es otra intención', async () => {
    enviar.mockRejectedValueOnce(rechazo(422, 'FOTO_INVALIDA'));
    abrir();
    await guardar('Ana', 'Del servidor.');
    await guardar('Ana', 'Guardado.');
    await guardar('Ana', 'Guardado.');
    expect(new Set(claves()).size).toBe(3);
  });

  it('si lo de antes se guardó y lo escrito cambió, envía lo nuevo como otra intención', async () => {
    enviar.mockRejectedValueOnce(errorSinConexion(true)).mockRejectedValueOnce(rechazo(422, 'CLAVE_REUTILIZADA'));
    abrir();
    await guardar('Ana', SIN_RESPUESTA);
    await guardar('Eva', 'Guardado.');
    expect(enviar.mock.calls.map(([nombre]) => nombre)).toEqual(['Ana', 'Eva', 'Eva']);
    const [perdida, reutilizada, nueva] = claves();
    expect([reutilizada === perdida, nueva === perdida]).toEqual([true, false]);
  });

  it('un nuevo intento retira lo que se advirtió del anterior, antes de preguntar', async () => {
    abrir({ pregunta: { title: '¿Guardar?' } });
    await persona.click(screen.getByRole('button', { name: 'Guardar a Ana' }));
    await screen.findByRole('alertdialog');
    expect(alRetirar).toHaveBeenCalledTimes(1);
    expect(enviar).not.toHaveBeenCalled();
  });

  it('un conflicto termina la intención y pide de nuevo lo que otro cambió; una respuesta perdida no', async () => {
    enviar.mockRejectedValueOnce(errorSinConexion(true)).mockRejectedValueOnce(rechazo(409, 'REGISTRO_CAMBIADO'));
    const { consultas } = abrir({ refresca: ['lista-asegurados'] });
    const clave = ['lista-asegurados', 'una busqueda'];
    consultas.setQueryData(clave, []);
    const vieja = () => consultas.getQueryState(clave)?.isInvalidated;
    await guardar('Ana', SIN_RESPUESTA);
    expect(vieja()).toBe(false);
    await guardar('Ana', 'Del servidor.');
    await waitFor(() => expect(vieja()).toBe(true));
    await guardar('Ana', 'Guardado.');
    const [primera, segunda, tercera] = claves();
    expect([segunda === primera, tercera === segunda]).toEqual([true, false]);
  });
});
