import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores, guardarBorrador, leerBorrador } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { conectarToasts } from '../../../ui/toast.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { PaginaValidarInformacion } from './PaginaValidarInformacion.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navegar, Link: () => null }));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));

const FALLECIDA = 'La persona figura como fallecida en el SEGIP. Verifique el número de documento.';
const ESCRITO = {
  tipo_documento: 'CI',
  numero_documento: '1000007',
  fecha_nacimiento: '14/03/1985',
  nombres: 'FÉLIX',
  primer_apellido: 'MAMANI',
};
const boton = () => screen.queryByRole('button', { name: 'Registro de fallecidos' });

function responder(codigo: number, mensaje: string) {
  const persona = personaDePrueba({ estado_respuesta: { codigo, mensaje, detalle: [] } as never });
  vi.stubGlobal('fetch', async (pedido: Request | string) => {
    const esPerfil = String(pedido instanceof Request ? pedido.url : pedido).includes('findUsuario');
    return Response.json(esPerfil ? { acciones_permitidas: ['registro-fallecido'] } : { data: [persona] });
  });
}
function validar() {
  guardarBorrador(ASISTENTES.titular.borrador.paso1, ESCRITO);
  montar(<PaginaValidarInformacion variante="titular" />);
  fireEvent.click(screen.getByRole('button', { name: '1. VALIDAR INFORMACIÓN' }));
}

describe('PaginaValidarInformacion.test.tsx', () => {
  beforeEach(() => navegar.mockClear());
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.unstubAllGlobals();
  });

  it('a quien el SEGIP da por fallecido se lo rechaza, y lo escrito pasa al registro de fallecidos', async () => {
    responder(103, FALLECIDA);
    validar();
    await screen.findByText(FALLECIDA);
    await waitFor(() => expect(boton()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Registro de fallecidos' }));
    expect(navegar.mock.calls).toEqual([[{ to: '/afiliacionTitularesFallecidos' }]]);
    expect(leerBorrador(ASISTENTES.fallecido.borrador.paso1)).toMatchObject(ESCRITO);
  });

  it('se va con el rechazo al limpiar, y de otro rechazo no sale', async () => {
    responder(103, FALLECIDA);
    validar();
    await waitFor(() => expect(boton()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'LIMPIAR FORMULARIO' }));
    expect(boton()).toBeNull();
    cleanup();
    responder(101, 'No coincide.');
    validar();
    await screen.findByText('No coincide.');
    expect(boton()).toBeNull();
  });

  it('un rechazo por el rol se dice con las palabras del servidor', async () => {
    const avisos = vi.fn();
    conectarToasts(avisos);
    const mensaje = 'Su rol no permite realizar esta operación.';
    vi.stubGlobal('fetch', async () => Response.json({ codigo: 'SIN_PERMISO', mensaje }, { status: 403 }));
    validar();
    await waitFor(() => expect(avisos.mock.calls).toMatchObject([[{ tipo: 'error', mensaje }]]));
    expect(navegar).not.toHaveBeenCalled();
  });
});
