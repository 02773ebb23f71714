import { accionesPermitidas } from '@sgpa/domain/cuenta/permisos';
import { TEXTO_SIN_SEGIP } from '@sgpa/domain/identidad/textos';
import { act, cleanup, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import grabadas from '../../../../../../docs/api/casos-demo.json';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { ConsultaEstadoAsegurado } from './ConsultaEstadoAsegurado.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }));

const FALTAN_DATOS = 'Debe introducir el número de Cédula de Identidad y Fecha de Nacimento';
const CONEXION = 'No se pudo llegar al servidor. Verifique su conexión e intente de nuevo.';
const OTRO_ENTE = 'Está registrada en otro ente gestor: no figura en su lista de asegurados.';
const LISTA = 'Ver en la lista de asegurados';
const PERFIL = {
  acciones_permitidas: accionesPermitidas('OPE_AFILIACION'),
  elige_ente: false,
  enteGestor: 'Caja Nacional de Salud',
};

const buscar = vi.fn(async (numero: string) =>
  Response.json(grabadas.find(({ pedido }) => pedido.numero_documento === numero)?.respuesta),
);

async function abrir() {
  vi.stubGlobal('fetch', async (url: string, pedido?: RequestInit) =>
    url.endsWith('/findUsuario') ? Response.json(PERFIL) : buscar(JSON.parse(String(pedido?.body)).numero_documento),
  );
  const { consultas } = montar(<ConsultaEstadoAsegurado borrador="consultas/estado-asegurado" />);
  await consultas.ensureQueryData({ queryKey: ['perfil'], queryFn: () => PERFIL });
}
const campo = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enviar = () => fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
function preguntar(numero: string) {
  fireEvent.change(campo('Número de documento'), { target: { value: numero } });
  fireEvent.change(campo('Fecha de nacimiento'), { target: { value: '14/03/1985' } });
  enviar();
}

describe('ConsultaEstadoAsegurado.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
    buscar.mockClear();
    vi.unstubAllGlobals();
  });

  it('hacen falta el número y la fecha de nacimiento; lo mal escrito se dice junto a su campo, y nada se pregunta', async () => {
    await abrir();
    enviar();
    await screen.findByText(FALTAN_DATOS);
    expect(screen.getAllByText('Obligatorio.')).toHaveLength(2);
    for (const [numero, texto] of [
      ['123', 'Mínimo 5 characters'],
      ['00000', 'No pueden ser menores a 0'],
    ] as const) {
      fireEvent.change(campo('Número de documento'), { target: { value: numero } });
      fireEvent.blur(campo('Número de documento'));
      await screen.findByText(texto);
    }
    await userEvent.type(campo('Complemento'), '1ab');
    expect(campo('Complemento').value).toBe('1A');
    fireEvent.change(campo('Fecha de nacimiento'), { target: { value: '14/03/1985' } });
    enviar();
    // The question was refused: only the number is still missing.
    await waitForElementToBeRemoved(() => screen.queryByText(FALTAN_DATOS));
    screen.getByText('No pueden ser menores a 0');
    expect(buscar).not.toHaveBeenCalled();
  });

  it('de quien solo está en otro ente gestor no se ofrece una lista que no lo tiene', async () => {
    await abrir();
    preguntar('1000006');
    await screen.findByText(OTRO_ENTE);
    expect(screen.queryByRole('button', { name: LISTA })).toBeNull();
    preguntar('1000100');
    await screen.findByRole('button', { name: LISTA });
    expect(screen.queryByText(OTRO_ENTE)).toBeNull();
  });

  it('cómo consta ahora se dice sobre los registros, y por qué no hay ninguno, en su lugar', async () => {
    await abrir();
    const { data } = grabadas.find(({ pedido }) => pedido.numero_documento === '1000100')?.respuesta ?? {};
    const aviso = 'Consta ahora como GUTIÉRREZ MARCA JORGE LUIS, documento 1000100-1B, nacimiento 14/03/1985.';
    buscar.mockResolvedValueOnce(Response.json({ status: 200, mensaje: aviso, data }));
    preguntar('1000100');
    await screen.findByText(aviso);
    screen.getByText('GUTIÉRREZ MARCA JORGE LUIS');
    buscar.mockResolvedValueOnce(Response.json({ status: 404, mensaje: TEXTO_SIN_SEGIP, data: [] }));
    preguntar('1000100');
    await screen.findByText(TEXTO_SIN_SEGIP);
  });

  it('una pregunta que se rechaza se lleva la respuesta de la anterior', async () => {
    await abrir();
    preguntar('1000100');
    await screen.findByText('GUTIÉRREZ MARCA JORGE LUIS');
    preguntar('123');
    await screen.findByText('Mínimo 5 characters');
    expect(screen.queryByText('GUTIÉRREZ MARCA JORGE LUIS')).toBeNull();
    expect(screen.queryByRole('button', { name: LISTA })).toBeNull();
  });

  it('la respuesta recibe el foco, también la que falla; no de quien ya escribe en otro campo', async () => {
    await abrir();
    const nacimiento = campo('Fecha de nacimiento');
    act(() => nacimiento.focus());
    preguntar('1000100');
    await screen.findByText('GUTIÉRREZ MARCA JORGE LUIS');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Respuesta' })));
    buscar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    act(() => nacimiento.focus());
    preguntar('1000100');
    await screen.findByText(CONEXION);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Respuesta' }));
    const llega = Promise.withResolvers<Response>();
    buscar.mockReturnValueOnce(llega.promise);
    act(() => nacimiento.focus());
    preguntar('1000006');
    await waitFor(() => expect(screen.queryByText(CONEXION)).toBeNull());
    act(() => campo('Número de documento').focus());
    llega.resolve(Response.json([]));
    await screen.findByText('No se pudo encontrar información con los datos introducidos.');
    expect(document.activeElement).toBe(campo('Número de documento'));
  });

  it('una consulta que falla lo dice, y se puede hacer otra vez', async () => {
    await abrir();
    buscar.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    preguntar('1000100');
    await screen.findByText(CONEXION);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('GUTIÉRREZ MARCA JORGE LUIS');
    expect(screen.queryByText(CONEXION)).toBeNull();
  });
});
