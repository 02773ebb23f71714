import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sinEstilos } from '../../lib/testing/sin-estilos.ts';
import { type Aviso, conectarToasts } from '../../ui/toast.ts';
import { abrirLista, falla, pedidas } from './testing/abrir-lista.tsx';

const usuario = userEvent.setup({ delay: null });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const pulsar = async (name: string | RegExp) => usuario.click(await boton(name));
const campo = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const escribir = async (name: string, texto: string) => {
  const uno = await campo(name);
  act(() => uno.focus());
  fireEvent.change(uno, { target: { value: texto } });
  return uno;
};
const NUMERO = 'NRO. DOCUMENTO IDENTIDAD';
const radios = (cuantos: number) => waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(cuantos));
const cuenta = (total: number) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      `NRO. DE REGISTRO(S)${total}`,
    ),
  );
const elegidas = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ ariaLabel }) => ariaLabel);
const dialogo = (name: string) => screen.findByRole('dialog', { name });
const cerrar = async (name: string) =>
  usuario.click(within(await dialogo(name)).getByRole('button', { name: 'Cerrar' }));
const sinDialogo = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const avisar = vi.fn<(aviso: Aviso) => void>();

describe('PaginaDeLista.test.tsx', () => {
  sinEstilos();
  beforeAll(() => conectarToasts(avisar));
  // The page loads these later: no test should wait for them.
  beforeAll(async () => {
    await Promise.all([
      import('../../features/asegurado/lista-asegurados/filtros/MenuDeFiltros.tsx'),
      import('../../features/asegurado/lista-asegurados/vista/OpcionesDeVista.tsx'),
      import('../../features/asegurado/lista-asegurados/dialogo/DialogoAccion.tsx'),
      import('../../ui/GroupedMultiSelectBody.tsx'),
      import('../../ui/SearchMultiSelectBody.tsx'),
    ]);
  });
  afterEach(() => {
    cleanup();
    avisar.mockClear();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('cada filtro se pide al servidor y queda en la dirección; Limpiar los quita', async () => {
    const { donde } = await abrirLista('/asegurado?porPagina=10');
    await cuenta(12);
    await usuario.click(await screen.findByRole('combobox', { name: 'ESTADO DEL PROCESO' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'TODOS',
      'ACTIVO',
      'CESANTIA',
      'AMPLIACIÓN',
      'DERECHOHABIENTE',
      'INACTIVO',
      'INHABILITADO',
      'REVISION',
    ]);
    for (const grupo of ['AFILIADO', 'DESAFILIADO']) screen.getByText(grupo);
    for (const estado of ['CESANTIA', 'INACTIVO']) await usuario.click(screen.getByRole('option', { name: estado }));
    await usuario.keyboard('{Escape}');
    await escribir('Fecha Inicio', '01/02/2024');
    await escribir('Fecha Fin', '03/04/2025');
    await pulsar('REGISTRO');
    await pulsar('Buscar');
    await cuenta(8);
    const rango = { fechaInicio: '2024-02-01', fechaFin: '2025-04-03', tipoFecha: 'REGISTRO' };
    expect(pedidas.at(-1)).toEqual({ estado: 'CESANTIA,INACTIVO', ...rango, page: '0/10' });
    expect(donde()).toBe(
      '?estado=CESANTIA%2CINACTIVO&fechaInicio=2024-02-01&fechaFin=2025-04-03&tipoFecha=REGISTRO&porPagina=10',
    );
    await usuario.click(await screen.findByRole('combobox', { name: 'ESTADO DEL PROCESO' }));
    await usuario.click(screen.getByRole('option', { name: 'TODOS' }));
    await usuario.keyboard('{Escape}');
    await pulsar('Buscar');
    await cuenta(12);
    expect(pedidas.at(-1)).toEqual({ ...rango, page: '0/10' });
    await pulsar('Limpiar');
    await waitFor(() => expect(pedidas.at(-1)).toEqual({ page: '0/10' }));
    await pulsar('MIS REGISTROS');
    await waitFor(() => expect(pedidas.at(-1)).toEqual({ misRegistros: 'true', page: '0/10' }));
    expect(donde()).toContain('misRegistros=true');
  });

  it('lo que se escribió mal se dice, el foco va a ello y nada se pide', async () => {
    await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    const antes = pedidas.length;
    await escribir('Fecha Inicio', '01/02/2024');
    const fin = await escribir('Fecha Fin', '01/01/2024');
    await pulsar('Buscar');
    await screen.findByText('La Fecha Fin no puede ser anterior a la Fecha Inicio.');
    expect(document.activeElement).toBe(fin);
    await escribir('Fecha Fin', '99/99/2020');
    await pulsar('Buscar');
    await screen.findByText('La fecha debe existir y tener el formato DD/MM/YYYY.');
    await escribir('Fecha Fin', '');
    const nombre = await escribir(NUMERO, 'qu');
    await pulsar('Buscar');
    await screen.findByText('Escriba al menos 3 letras del nombre.');
    expect([document.activeElement, nombre.value, pedidas.length]).toEqual([nombre, 'qu', antes]);
  });

  it('la dirección lleva la búsqueda: se vuelve atrás y adelante por lo que se buscó', async () => {
    const { router } = await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    await escribir(NUMERO, '01.000 103');
    await usuario.keyboard('{Enter}');
    await cuenta(1);
    await waitFor(async () => expect((await campo(NUMERO)).value).toBe('1000103'));
    act(() => router.history.back());
    await cuenta(12);
    expect((await campo(NUMERO)).value).toBe('');
    act(() => router.history.forward());
    await cuenta(1);
    expect((await campo(NUMERO)).value).toBe('1000103');
  });

  it('un solo hallado queda elegido y con el foco; otra búsqueda no elige nada', async () => {
    await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    const detalles = await boton('Detalles');
    expect(detalles.ariaDisabled).toBe('true');
    await usuario.hover(detalles);
    await screen.findByRole('tooltip', { name: 'Elija primero un registro de la lista.' });
    await usuario.unhover(detalles);
    await escribir(NUMERO, '1000100');
    await usuario.keyboard('{Enter}');
    await cuenta(1);
    const fila = await screen.findByRole('radio', { name: /^CI 1000100/ });
    await waitFor(() => expect(document.activeElement).toBe(fila));
    expect(elegidas()).toHaveLength(1);
    await usuario.hover(detalles);
    await screen.findByRole('tooltip', { name: 'Mas Detalles (tecla D)' });
    await pulsar('Limpiar');
    await cuenta(12);
    expect(elegidas()).toEqual([]);
    expect((await boton('Detalles')).ariaDisabled).toBe('true');
  });

  it('con las letras de la fila: lo que no es posible se dice; lo posible se abre, y al cerrar vuelve el foco', async () => {
    const { donde } = await abrirLista('/asegurado?numeroDocumento=1000100');
    const fila = await screen.findByRole('radio', { name: /^CI 1000100/ });
    await usuario.click(fila);
    await usuario.keyboard('a');
    const mensaje = 'Ampliación: No es posible en estado ACTIVO; solo en CESANTIA.';
    expect(avisar.mock.calls).toEqual([[expect.objectContaining({ mensaje })]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await usuario.keyboard('b');
    await cerrar('Baja - REGISTRO');
    await sinDialogo();
    await waitFor(() => expect(document.activeElement).toBe(fila));
    await usuario.keyboard('{Enter}');
    await dialogo('Detalles - REGISTRO');
    expect(donde()).toBe('?numeroDocumento=1000100&accion=detalle-asegurado&detalle=1');
    await cerrar('Detalles - REGISTRO');
    await sinDialogo();
    expect(donde()).toBe('?numeroDocumento=1000100');
  });

  it('una dirección escrita a mano no abre lo que el estado no ofrece', async () => {
    await abrirLista('/asegurado?numeroDocumento=1000102&accion=baja-titular&detalle=3');
    await screen.findByText('Baja no está disponible para este registro, en estado INACTIVO.');
  });

  it('nadie hallado: registrar a esa persona con su número, buscarla entre los beneficiarios, o quitar los filtros', async () => {
    const { donde, router } = await abrirLista('/asegurado?numeroDocumento=1000001');
    await screen.findByText('No se pudo encontrar registros con esta información.');
    expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull();
    await pulsar('Buscar 1000001 entre los beneficiarios');
    await screen.findByRole('button', { name: 'Buscar 1000001 entre los titulares' });
    expect(donde()).toContain('tipoAfiliado=BENEFICIARIO');
    expect(screen.queryByRole('button', { name: /^Registrar a|^Nuevo$/ })).toBeNull();
    act(() => router.history.back());
    await pulsar('Registrar a 1000001 como titular');
    const nuevo = await dialogo('Nuevo - REGISTRO');
    expect((await within(nuevo).findByRole<HTMLInputElement>('textbox', { name: 'Número de documento' })).value).toBe(
      '1000001',
    );
    cleanup();
    const otra = await abrirLista('/asegurado?estado=REVISION&fechaInicio=1990-01-01&fechaFin=1990-01-02');
    await pulsar('Quitar los filtros');
    await cuenta(12);
    expect(otra.donde()).toBe('');
  });

  it('filtros hechos y guardados: las cesantías por vencer, en su orden; uno propio se guarda y se borra', async () => {
    const { donde } = await abrirLista();
    const VENCEN = '?estado=CESANTIA&venceEn=15&orden=VENCIMIENTO';
    await pulsar('Guardados');
    await pulsar('Cesantías que vencen en 15 días');
    await waitFor(() => expect(donde()).toBe(VENCEN));
    await cuenta(4);
    expect(pedidas.at(-1)).toEqual({ estado: 'CESANTIA', venceEn: '15', orden: 'VENCIMIENTO', page: '0/25' });
    expect(screen.getByRole('columnheader', { name: 'Fecha estado' }).ariaSort).toBe('ascending');
    await pulsar('Guardados');
    await escribir('Guardar esta búsqueda como', 'las mías');
    await usuario.keyboard('{Enter}');
    await boton('Borrar las mías');
    await usuario.keyboard('{Escape}');
    await pulsar('Quitar el filtro: Vence en 15 días');
    await pulsar('Buscar');
    await waitFor(() => expect(donde()).toBe('?estado=CESANTIA&orden=VENCIMIENTO'));
    await pulsar('Fecha estado');
    await waitFor(() => expect(donde()).toBe('?estado=CESANTIA'));
    cleanup();
    // The list is opened again, as a reload does.
    const otra = await abrirLista();
    await pulsar('Guardados');
    await boton('CESANTIA');
    await pulsar('las mías');
    await waitFor(() => expect(otra.donde()).toBe(VENCEN));
    await pulsar('Guardados');
    await pulsar('Borrar las mías');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'las mías' })).toBeNull());
  });

  it('por las fechas que ninguna columna muestra se ordena en Vista, y otra búsqueda sigue en ese orden', async () => {
    const { donde } = await abrirLista();
    await radios(12);
    await pulsar('Vista');
    await pulsar('Primeras afiliaciones');
    await waitFor(() => expect(donde()).toContain('orden=AFILIACION'));
    await usuario.keyboard('{Escape}');
    await usuario.type(screen.getByRole('textbox', { name: 'NRO. DOCUMENTO IDENTIDAD' }), '1000103');
    await pulsar('Buscar');
    await waitFor(() => expect(donde()).toContain('numeroDocumento=1000103'));
    expect(donde()).toContain('orden=AFILIACION');
  });

  it('densidad, filas por página y columnas se recuerdan; lo que dice la dirección va primero', async () => {
    await abrirLista();
    await radios(12);
    await pulsar('Vista');
    await pulsar('COMPACTA');
    await usuario.click(screen.getByRole('checkbox', { name: 'Edad' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Documento' }).disabled).toBe(true);
    const sinEdad = async () => {
      await cuenta(12);
      expect(screen.queryByRole('columnheader', { name: 'Edad' })).toBeNull();
      expect(document.querySelector('.lista')?.getAttribute('data-densidad')).toBe('compacta');
    };
    await usuario.click(
      within(screen.getByRole('group', { name: 'Filas por página' })).getByRole('button', { name: '10' }),
    );
    await usuario.keyboard('{Escape}');
    await radios(10);
    await sinEdad();
    cleanup();
    await abrirLista();
    await radios(10);
    await sinEdad();
    cleanup();
    await abrirLista('/asegurado?porPagina=50');
    await radios(12);
  });

  it.each([
    ['/asegurado', 12, true],
    ['/asegurado?misRegistros=true', 12, true],
    ['/asegurado?estado=CESANTIA', 4, false],
    ['/asegurado?accion=nuevo', 12, false],
  ])('quien llega a %s, con %i en la lista, empieza en el número: %s', async (direccion, cuantos, empieza) => {
    await abrirLista(direccion);
    await radios(cuantos);
    expect(document.activeElement === document.querySelector('input[name="numeroDocumento"]')).toBe(empieza);
  });

  it('una lista que falla lo dice y se puede pedir otra vez; su número no se inventa', async () => {
    await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    falla.respuesta = { status: 503, mensaje: 'El servicio no está disponible.' };
    await pulsar('Buscar');
    await screen.findByText('El servicio no está disponible.');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    falla.respuesta = null;
    await pulsar('Reintentar');
    await cuenta(12);
  });

  it('de la página siguiente, la dirección dice cuál y el servidor da la suya', async () => {
    const { donde } = await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    await pulsar('Página siguiente');
    await radios(2);
    await boton('Página 2, actual');
    expect([donde(), pedidas.at(-1)]).toEqual(['?pagina=2&porPagina=10', { page: '1/10' }]);
  });

  it('la autoridad elige el ente gestor, y no tiene registros propios', async () => {
    const { donde } = await abrirLista('/asegurado?porPagina=10', 'CONS_SGPA');
    const ente = await screen.findByRole('combobox', { name: 'ENTE GESTOR' });
    expect(ente.textContent).toBe('TODOS LOS ENTES GESTORES');
    await usuario.click(ente);
    await usuario.click(await screen.findByRole('option', { name: 'Caja Petrolera de Salud' }));
    await pulsar('Buscar');
    await waitFor(() => expect(pedidas.at(-1)).toEqual({ idEnteGestor: '2', page: '0/10' }));
    expect(donde()).toContain('idEnteGestor=2');
    for (const name of ['MIS REGISTROS', 'Nuevo', 'Baja']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Registro fallecido' })).toBeNull();
  });

  it('quien consulta para un empleador no elige ente gestor, ni registra', async () => {
    await abrirLista('/asegurado?porPagina=10', 'EMP_CONSULTA');
    await radios(10);
    expect(screen.queryByRole('columnheader', { name: 'Usuario' })).toBeNull();
    for (const name of ['MIS REGISTROS', 'Nuevo']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'ENTE GESTOR' })).toBeNull();
    cleanup();
    await abrirLista('/asegurado?porPagina=10');
    await boton('Nuevo');
    await screen.findByRole('link', { name: 'Registro fallecido' });
    cleanup();
    await abrirLista('/asegurado?tipoAfiliado=BENEFICIARIO');
    await boton('MIS REGISTROS');
    expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Registro fallecido' })).toBeNull();
  });
});
