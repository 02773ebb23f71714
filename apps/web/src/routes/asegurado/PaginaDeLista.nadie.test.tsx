import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sinEstilos } from '../../lib/testing/sin-estilos.ts';
import { type Aviso, conectarToasts } from '../../ui/toast.ts';
import { abrirLista, pedidas } from './testing/abrir-lista.tsx';

const usuario = userEvent.setup({ delay: null });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const pulsar = async (name: string | RegExp) => usuario.click(await boton(name));
const NUMERO = 'NRO. DOCUMENTO IDENTIDAD';
const escribir = async (name: string, texto: string) => {
  const uno = await screen.findByRole<HTMLInputElement>('textbox', { name });
  act(() => uno.focus());
  fireEvent.change(uno, { target: { value: texto } });
  return uno;
};
const radios = (cuantos: number) => waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(cuantos));
const enUnTelefono = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('599.95px') }),
  );
const avisar = vi.fn<(aviso: Aviso) => void>();

describe('PaginaDeLista.nadie.test.tsx', () => {
  sinEstilos();
  beforeAll(() => conectarToasts(avisar));
  afterEach(() => {
    cleanup();
    avisar.mockClear();
    vi.unstubAllGlobals();
  });

  it.each([
    ['numeroDocumento=10000091A', '10000091A', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['numeroDocumento=E-1000008', 'E-1000008', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['numeroDocumento=1000009.1A', '1000009.1A', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['nombre=qu', 'qu', 'Escriba al menos 3 letras del nombre.'],
    ['fechaInicio=hoy', 'hoy', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('la dirección ?%s no se entiende: lo dice, y no muestra a nadie', async (consulta, escrito, error) => {
    const { donde } = await abrirLista(`/asegurado?${consulta}&porPagina=10`);
    await screen.findByText(/^No se entiende la dirección de esta página/);
    expect((await screen.findByDisplayValue(escrito)).ariaInvalid).toBe('true');
    screen.getByText(error);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(pedidas).toEqual([]);
    await pulsar('Quitar los filtros');
    await radios(10);
    expect(donde()).not.toContain(consulta);
  });

  it('de la dirección que no se entiende se nombra lo que no tiene su campo; al buscar queda lo que se ve', async () => {
    const { donde } = await abrirLista('/asegurado?estado=CESANTIA,NADA&entidades=x&pagina=-3');
    await screen.findByText(
      'No se entiende la dirección de esta página («CESANTIA,NADA», «x»): revise los filtros y busque de nuevo.',
    );
    expect(pedidas).toEqual([]);
    await pulsar('Buscar');
    await radios(4);
    expect(donde()).toBe('?estado=CESANTIA');
  });

  it('en un teléfono se abren los filtros de la dirección que no se entiende, donde se dice por qué', async () => {
    enUnTelefono();
    await abrirLista('/asegurado?numeroDocumento=10000091A');
    expect((await boton('Filtros: 1 activo')).ariaExpanded).toBe('true');
    await screen.findByRole('textbox', { name: NUMERO });
    await pulsar('Quitar los filtros');
    expect((await boton('Filtros')).ariaExpanded).toBe('false');
  });

  it('en un teléfono quedan plegados si ningún campo dice por qué: la frase está a la vista', async () => {
    enUnTelefono();
    await abrirLista('/asegurado?estado=NADA');
    await screen.findByText(/^No se entiende la dirección de esta página \(«NADA»\)/);
    expect((await boton('Filtros')).ariaExpanded).toBe('false');
  });

  it('la página que no hay es la última, y se dice', async () => {
    const { donde } = await abrirLista('/asegurado?porPagina=10&pagina=9999');
    await radios(2);
    expect([pedidas.at(-1), donde()]).toEqual([{ page: '1/10' }, '?pagina=2&porPagina=10']);
    const mensaje = 'La página 9999 no existe: se muestra la última, la 2.';
    expect(avisar.mock.calls).toEqual([[expect.objectContaining({ mensaje })]]);
  });

  it('una pregunta que se rechaza no deja debajo la respuesta de la de antes', async () => {
    await abrirLista('/asegurado?numeroDocumento=1000001');
    await boton('Registrar a 1000001 como titular');
    await escribir(NUMERO, '1000001·1A');
    await usuario.keyboard('{Enter}');
    await screen.findByText('Corrija el filtro señalado y busque de nuevo.');
    expect(screen.queryByRole('button', { name: /^Registrar a|^Exportar$/ })).toBeNull();
    expect(screen.queryByText('No se pudo encontrar registros con esta información.')).toBeNull();
    // What is typed next is not asked yet.
    await escribir(NUMERO, '1000001');
    expect(screen.queryByRole('button', { name: /^Registrar a/ })).toBeNull();
    await usuario.keyboard('{Enter}');
    await boton('Registrar a 1000001 como titular');
  });

  it('nadie hallado: el foco va a registrar a esa persona; no, si ya se escribe otra cosa o se llegó sin buscar', async () => {
    await abrirLista('/asegurado?porPagina=10');
    await radios(10);
    const numero = await escribir(NUMERO, '1000001');
    await usuario.keyboard('{Enter}');
    const registrar = await boton('Registrar a 1000001 como titular');
    await waitFor(() => expect(document.activeElement).toBe(registrar));
    await escribir(NUMERO, '1000002');
    await usuario.keyboard('{Enter}');
    fireEvent.change(numero, { target: { value: '10000021' } });
    await boton('Registrar a 1000002 como titular');
    expect(document.activeElement).toBe(numero);
    cleanup();
    await abrirLista('/asegurado?numeroDocumento=1000001');
    const otro = await boton('Registrar a 1000001 como titular');
    expect(document.activeElement).not.toBe(otro);
  });
});
