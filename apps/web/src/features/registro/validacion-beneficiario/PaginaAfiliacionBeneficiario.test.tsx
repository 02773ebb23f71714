import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { montar } from '../../../lib/testing/marco.tsx';
import { respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import { conectarToasts } from '../../../ui/toast.ts';
import { FILA } from '../../asegurado/testing/fila.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { leerBeneficiario } from './beneficiario-en-curso.ts';
import { PaginaAfiliacionBeneficiario } from './PaginaAfiliacionBeneficiario.tsx';

const navegar = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navegar,
  useLocation: () => ({ searchStr: '' }),
  Link: ({ to, ...resto }: { to: string }) => <a href={to} {...resto} />,
}));
vi.mock('../../asistente/MarcoAsistente.tsx', () => ({
  MarcoAsistente: ({ children }: { children: never }) => children,
}));
vi.mock('../../catalogo/use-listas.ts', () => ({ useGrupo: () => [] }));
const api = vi.hoisted(() => ({
  buscarTitular: vi.fn(),
  validarBeneficiario: vi.fn(),
  listarComoBeneficiario: vi.fn(),
}));
vi.mock('./validacion-beneficiario.api.ts', () => api);

const campo = (nombre: RegExp) => screen.getByLabelText<HTMLInputElement>(nombre, { selector: 'input' });
const VALIDAR = '1. VALIDAR INFORMACIÓN';
const validar = () => userEvent.click(screen.getByRole('button', { name: VALIDAR }));
const escribir = (nombre: RegExp, value: string) => fireEvent.change(campo(nombre), { target: { value } });
const buscar = () => userEvent.click(screen.getByRole('button', { name: 'BUSCAR TITULAR' }));
function escribirTitular() {
  escribir(/Documento del titular/, '1000104');
  escribir(/Nacimiento del titular/, '14/03/1985');
}
function escribirPersona() {
  escribir(/Número de documento/, '1000011');
  escribir(/^Fecha de nacimiento/, '14/03/1985');
  escribir(/Nombres/, 'OTRO NOMBRE');
}
const dichoDe = (nombre: RegExp) =>
  (campo(nombre).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const NO_COINCIDE = 'Los datos introducidos no coinciden con el registro del SEGIP.';
const conEstado = (codigo: number, mensaje: string, detalle: object) => ({
  ...personaDePrueba({ estado_respuesta: delCable({ codigo, mensaje, detalle: [detalle] }) }),
  estado_titular: { detalle: [TITULAR] },
});

const abrir = () => montar(<PaginaAfiliacionBeneficiario />);

describe('PaginaAfiliacionBeneficiario.test.tsx', () => {
  beforeEach(() => {
    api.buscarTitular.mockResolvedValue({ codigo: 100, mensaje: '', data: [TITULAR] });
    api.validarBeneficiario.mockResolvedValue({
      ...personaDePrueba(),
      estado_titular: { detalle: [TITULAR] },
    });
    abrir();
  });
  afterEach(() => {
    cleanup();
    borrarBorradores();
    vi.clearAllMocks();
  });

  it('tiene los campos del documento 2, sin parentesco, y pide lo que falta con sus palabras', async () => {
    await validar();
    const nuevo = screen.getByRole('region', { name: 'Datos del beneficiario' });
    expect(nuevo.textContent?.match(/Este campo es requerido\./g)).toHaveLength(3);
    expect(screen.queryByText(/Completar/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Parentesco/ })).toBeNull();
    expect(api.buscarTitular).not.toHaveBeenCalled();
  });

  it.each([
    ['una actualización, que está a su lado', ['actualizacion-beneficiario'], 1],
    ['nada que hacer, y queda el mensaje', [], 0],
  ])('a quien ya es su beneficiario se lo dice una sola vez, con %s', async (_que, acciones_permitidas, botones) => {
    const impedimento = 'La persona ya está registrada como beneficiaria de este titular desde el 10/03/2024.';
    api.validarBeneficiario.mockResolvedValue({
      ...personaDePrueba(),
      estado_titular: { detalle: [TITULAR], impedimento },
    });
    api.listarComoBeneficiario.mockResolvedValue([
      {
        ...FILA,
        numero_documento_titular: TITULAR.numero_documento,
        complemento_documento_titular: TITULAR.complemento_documento,
        fecha_nacimiento_titular: TITULAR.fecha_nacimiento,
        acciones_permitidas,
      },
    ]);
    escribirTitular();
    escribirPersona();
    await validar();
    const aviso = await screen.findByText(impedimento);
    await waitFor(() => expect(api.listarComoBeneficiario).toHaveBeenCalled());
    if (botones > 0)
      expect(await screen.findByRole('link', { name: 'Actualizar sus datos' })).toBe(document.activeElement);
    expect(screen.getAllByText(/ya está registrada como beneficiaria/)).toEqual([aviso]);
    expect(aviso.closest('.MuiAlert-root')?.querySelectorAll('a')).toHaveLength(botones);
    expect(leerBeneficiario()).toBeNull();
  });

  it('un solo clic busca al titular, valida a la persona y pasa al paso 2', async () => {
    await userEvent.type(campo(/Documento del titular/), '1000100');
    await userEvent.type(campo(/Nacimiento del titular/), '14031985');
    await userEvent.type(campo(/Número de documento/), '1000009');
    await userEvent.type(campo(/^Fecha de nacimiento/), '01062015');
    await userEvent.type(campo(/Nombres/), 'Sol');
    await validar();
    await waitFor(() => expect(navegar).toHaveBeenCalledWith({ to: '/validacionAfiliacionesBeneficiario' }));
    expect(api.buscarTitular).toHaveBeenCalledTimes(1);
    const [cuerpo] = api.validarBeneficiario.mock.calls[0] ?? [];
    expect(cuerpo.data[0]).not.toHaveProperty('parentesco_titular');
    expect(leerBeneficiario()).toMatchObject({ parentesco: '', titular: { codigo_entidad: 'NIT-1020304050' } });
  });

  it('sin titular cubierto, o sin respuesta, no se puede seguir; hallado, se dice quién es', async () => {
    const avisos = vi.fn();
    conectarToasts(avisos);
    const sinCobertura = await respuestaGrabada('validacion-beneficiario', 'un titular sin cobertura');
    api.buscarTitular.mockResolvedValueOnce(await sinCobertura.json());
    escribirTitular();
    await buscar();
    await screen.findByText('El titular está INACTIVO: no puede registrar beneficiarios.');
    expect(screen.queryByRole('button', { name: VALIDAR })).toBeNull();
    escribir(/Documento del titular/, '1000100');
    await screen.findByRole('button', { name: VALIDAR });
    api.buscarTitular.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await buscar();
    await waitFor(() => expect(screen.queryByRole('button', { name: VALIDAR })).toBeNull());
    expect(avisos.mock.calls).toMatchObject([
      [{ mensaje: 'La operación no pudo ser procesada por favor contáctese con su administrador.' }],
    ]);
    await buscar();
    await screen.findByText(/TITO AMARU/);
    screen.getByRole('button', { name: VALIDAR });
  });

  it('quien no coincide: se dice, su fecha de nacimiento se borra y cada campo dice si coincide, también al volver', async () => {
    api.validarBeneficiario.mockResolvedValue(
      conEstado(101, NO_COINCIDE, {
        numero_documento_correcto: true,
        fecha_nacimiento_correcto: false,
        nombres_correcto: false,
      }),
    );
    escribirTitular();
    escribirPersona();
    await validar();
    await screen.findByText(NO_COINCIDE);
    expect(campo(/^Fecha de nacimiento/).value).toBe('');
    const marcas = () => [/Número de documento/, /^Fecha de nacimiento/, /Nombres/].map(dichoDe);
    const NO = 'No coincide con el servicio de identificación';
    await waitFor(() => expect(marcas()).toEqual(['Dato correcto', NO, NO]));
    expect(navegar).not.toHaveBeenCalled();
    cleanup();
    abrir();
    await waitFor(() => expect(marcas()).toEqual(['Dato correcto', NO, NO]));
    expect([campo(/Nombres/).value, campo(/Documento del titular/).value]).toEqual(['OTRO NOMBRE', '1000104']);
  });

  it('«LIMPIAR FORMULARIO» quita lo escrito y lo dicho, deja al titular y vuelve al número', async () => {
    const NO_HALLADA = /pruebe ingresando el COMPLEMENTO y\/o FECHA DE NACIMIENTO\.$/;
    api.validarBeneficiario.mockResolvedValue(conEstado(102, '', {}));
    escribirTitular();
    escribirPersona();
    await validar();
    await screen.findByText(NO_HALLADA);
    await userEvent.click(screen.getByRole('button', { name: 'LIMPIAR FORMULARIO' }));
    expect(screen.queryByText(NO_HALLADA)).toBeNull();
    for (const nombre of [/Número de documento/, /^Fecha de nacimiento/, /Nombres/])
      expect(campo(nombre).value).toBe('');
    expect(document.activeElement).toBe(campo(/Número de documento/));
    expect(campo(/Documento del titular/).value).toBe('1000104');
  });
});
