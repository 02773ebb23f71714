import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../../lib/testing/marco.tsx';
import { FILA } from '../../testing/fila.ts';
import { leerBusqueda } from '../direccion.ts';
import { leerPreferencias } from '../preferencias.ts';
import { TablaAsegurados } from './TablaAsegurados.tsx';

const FILAS = [1, 2, 3].map((id) => ({ ...FILA, idAfiliadoEnteGestor: id, nombres: `NOMBRE ${id}` }));
type Props = ComponentProps<typeof TablaAsegurados>;

const alAbrir = vi.fn<Props['alAbrir']>();
const alTeclear = vi.fn<Props['alTeclear']>();
const alEnfocar = vi.fn();
const alOrdenar = vi.fn<Props['alOrdenar']>();

function Tabla(cambios: Partial<Props>) {
  const [elegida, setElegida] = useState<number | null>(cambios.elegida ?? null);
  return (
    <>
      <input aria-label="otro campo" />
      <TablaAsegurados
        busqueda={leerBusqueda({})}
        veAlPersonal
        lista={{ total: FILAS.length, paginas: 1, filas: FILAS }}
        cargando={false}
        preferencias={leerPreferencias(undefined)}
        alElegir={setElegida}
        alAbrir={alAbrir}
        alTeclear={alTeclear}
        alOrdenar={alOrdenar}
        alCambiarPagina={vi.fn()}
        porEnfocar={false}
        alEnfocar={alEnfocar}
        barra={null}
        siVacia={<button type="button">Registrar</button>}
        {...cambios}
        elegida={elegida}
      />
    </>
  );
}

/** Checks that the heading is no button, and says why to the pointer and to a screen reader. */
async function noSeOrdena(columna: string, porque: string) {
  const titulo = screen.getByRole('columnheader', { name: columna });
  expect([titulo.getAttribute('aria-sort'), titulo.getAttribute('aria-description')]).toEqual([null, porque]);
  expect(screen.queryByRole('button', { name: columna })).toBeNull();
  await userEvent.click(screen.getByText(columna));
  expect(screen.getByRole('tooltip').textContent).toBe(porque);
  await userEvent.keyboard('{Escape}');
}

const radio = (nombre: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(nombre) });

describe('TablaAsegurados.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('un clic elige la fila y le da el foco; Intro y el doble clic la abren', async () => {
    montar(<Tabla />);
    await userEvent.click(screen.getByText(/NOMBRE 2/));
    expect(radio('NOMBRE 2').checked).toBe(true);
    expect(document.activeElement).toBe(radio('NOMBRE 2'));
    await userEvent.keyboard('{Enter}');
    expect(alAbrir).toHaveBeenLastCalledWith(FILAS[1]);
    await userEvent.dblClick(screen.getByText(/NOMBRE 3/));
    expect(alAbrir).toHaveBeenLastCalledWith(FILAS[2]);
  });

  it('una letra sobre la fila elegida se dice; con Ctrl, o en otro campo, es de quien es', async () => {
    montar(<Tabla />);
    await userEvent.click(screen.getByText(/NOMBRE 1/));
    await userEvent.keyboard('b');
    expect(alTeclear).toHaveBeenCalledExactlyOnceWith('B');
    await userEvent.keyboard('{Control>}c{/Control}1 ');
    await userEvent.type(screen.getByLabelText('otro campo'), 'baja');
    expect(alTeclear).toHaveBeenCalledTimes(1);
  });

  it('la que se eligió sola recibe el foco una vez', async () => {
    montar(<Tabla elegida={3} porEnfocar />);
    await waitFor(() => expect(alEnfocar).toHaveBeenCalled());
    expect(document.activeElement).toBe(radio('NOMBRE 3'));
  });

  it.each(['teclea', 'pulsa'])('a quien ya %s en otra parte no se le quita el foco', async (como) => {
    const [lista, llegar] = [{ total: FILAS.length, paginas: 1, filas: FILAS }, new EventTarget()];
    function Buscando() {
      const [porEnfocar, setPorEnfocar] = useState(true);
      const [llegada, setLlegada] = useState<typeof lista>();
      useEffect(() => llegar.addEventListener('fila', () => setLlegada(lista)), []);
      return <Tabla elegida={3} lista={llegada} porEnfocar={porEnfocar} alEnfocar={() => setPorEnfocar(false)} />;
    }
    montar(<Buscando />);
    const otro = screen.getByLabelText<HTMLInputElement>('otro campo');
    if (como === 'pulsa') await userEvent.click(otro);
    else act(() => otro.focus());
    if (como === 'teclea') await userEvent.keyboard('b');
    act(() => void llegar.dispatchEvent(new Event('fila')));
    await screen.findByRole('radio', { name: /NOMBRE 3/ });
    await userEvent.keyboard('a');
    expect(otro.value).toBe(como === 'teclea' ? 'ba' : 'a');
  });

  it('no muestra las columnas que se quitaron, salvo aquellas sin las que no se sabe de quién es la fila', () => {
    const preferencias = { ...leerPreferencias(undefined), ocultas: ['edad', 'documento', 'nombres'] };
    montar(<Tabla preferencias={preferencias} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Selección',
      'Documento',
      'Estado',
      'Entidad empleadora',
      'Nombres',
      'Fecha estado',
      'Usuario',
    ]);
  });

  it('se ordena por la fecha del estado donde todos la tienen; donde no, dice por qué', async () => {
    const { unmount } = montar(<Tabla busqueda={leerBusqueda({ estado: 'CESANTIA', orden: 'VENCIMIENTO' })} />);
    expect(screen.getByRole('columnheader', { name: 'Fecha estado' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Fecha estado' }));
    expect(alOrdenar).toHaveBeenCalledExactlyOnceWith('REGISTRO');
    unmount();
    montar(<Tabla busqueda={leerBusqueda({ orden: 'VENCIMIENTO' })} />);
    await noSeOrdena('Fecha estado', 'Se ordena por esta fecha cuando se busca por CESANTIA o AMPLIACIÓN.');
    expect(alOrdenar).toHaveBeenCalledTimes(1);
  });

  it('se ordena por cualquier columna con pocos resultados; con más, el título dice por qué no', async () => {
    const { unmount } = montar(<Tabla lista={{ total: 2000, paginas: 200, filas: [FILA] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nombres' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edad' }));
    expect(alOrdenar.mock.calls).toEqual([['NOMBRE'], ['EDAD']]);
    unmount();
    montar(<Tabla lista={{ total: 2001, paginas: 201, filas: [FILA] }} />);
    for (const columna of ['Edad', 'Estado', 'Entidad empleadora', 'Usuario'])
      await noSeOrdena(columna, 'Se ordena por esta columna con hasta 2.000 resultados: acote la búsqueda.');
    expect(alOrdenar).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Documento', 'DOCUMENTO'],
    ['Nombres', 'NOMBRE'],
  ] as const)('por %s se ordena con los que haya; otra vez al revés, y otra, como la lista', async (name, orden) => {
    const lista = { total: 3_000_000, paginas: 1000, filas: [FILA] };
    const pulsar = async (actual: string, sentido: string) => {
      const { unmount } = montar(<Tabla lista={lista} busqueda={leerBusqueda({ orden: actual })} />);
      expect(screen.getByRole('columnheader', { name }).getAttribute('aria-sort')).toBe(sentido);
      await userEvent.click(screen.getByRole('button', { name }));
      unmount();
    };
    await pulsar('', 'none');
    await pulsar(orden, 'ascending');
    await pulsar(`${orden}_DESC`, 'descending');
    expect(alOrdenar.mock.calls).toEqual([[orden], [`${orden}_DESC`], ['REGISTRO']]);
  });

  it('vacía dice qué se puede hacer', () => {
    montar(<Tabla lista={{ total: 0, paginas: 0, filas: [] }} />);
    screen.getByText('No se pudo encontrar registros con esta información.');
    screen.getByRole('button', { name: 'Registrar' });
  });
});
