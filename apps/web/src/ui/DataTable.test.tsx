import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DataColumn, Paging } from './data-table-types.ts';

interface Fila {
  id: string;
  nombre: string;
}

const FILAS: Fila[] = [
  { id: '1', nombre: 'QUISPE' },
  { id: '2', nombre: 'MAMANI' },
];
const COLUMNAS: DataColumn<Fila>[] = [{ id: 'nombre', header: 'Apellido', cell: ({ nombre }) => nombre }];

interface Props {
  filas: readonly Fila[] | undefined;
  alElegir?: (fila: Fila) => void;
  paging?: Paging;
}

function Tabla({ filas, alElegir, paging }: Props) {
  const [elegida, setElegida] = useState<string | null>(null);
  const selection = alElegir && {
    id: elegida,
    label: ({ nombre }: Fila) => `Elegir a ${nombre}`,
    onChange: (fila: Fila) => {
      setElegida(fila.id);
      alElegir(fila);
    },
  };
  return (
    <DataTable
      label="Personas"
      columns={COLUMNAS}
      rows={filas}
      rowId={({ id }) => id}
      emptyText="No hay personas."
      selection={selection}
      paging={paging}
    />
  );
}

const radio = (nombre: string) => screen.getByRole<HTMLInputElement>('radio', { name: `Elegir a ${nombre}` });

describe('DataTable.test.tsx', () => {
  afterEach(cleanup);

  it('muestra cada fila, y dice cuando no hay ninguna', () => {
    const { rerender } = render(<Tabla filas={FILAS} />);
    const tabla = screen.getByRole('table', { name: 'Personas' });
    expect(
      within(tabla)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['QUISPE', 'MAMANI']);
    expect(screen.queryByText('No hay personas.')).toBeNull();
    rerender(<Tabla filas={[]} />);
    expect(screen.getByText('No hay personas.')).toBeTruthy();
  });

  it('mientras no ha llegado nada no dice que no hay', () => {
    render(<Tabla filas={undefined} />);
    expect(screen.queryByText('No hay personas.')).toBeNull();
  });

  it('guarda el alto de una página entera donde hay más de una, y ningún vacío donde no', () => {
    const { rerender } = render(<Tabla filas={FILAS} />);
    const comoEsta = () => screen.getByRole('region', { name: 'Personas' }).className;
    const sinPaginas = comoEsta();
    rerender(<Tabla filas={FILAS} paging={{ page: 0, pageCount: 1, onChange: vi.fn() }} />);
    expect(comoEsta()).toBe(sinPaginas);
    rerender(<Tabla filas={FILAS} paging={{ page: 0, pageCount: 2, onChange: vi.fn() }} />);
    expect(comoEsta()).not.toBe(sinPaginas);
  });

  it('se elige con un clic en cualquier parte de la fila, o con el teclado', async () => {
    const alElegir = vi.fn();
    render(<Tabla filas={FILAS} alElegir={alElegir} />);
    await userEvent.click(screen.getByText('MAMANI'));
    expect([radio('QUISPE').checked, radio('MAMANI').checked]).toEqual([false, true]);
    expect(alElegir).toHaveBeenLastCalledWith(FILAS[1]);
    radio('MAMANI').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([radio('QUISPE').checked, radio('MAMANI').checked]).toEqual([true, false]);
    expect(alElegir).toHaveBeenLastCalledWith(FILAS[0]);
  });

  it('las páginas se cuentan desde cero hacia adentro y desde uno en la pantalla', async () => {
    const onChange = vi.fn();
    render(<Tabla filas={FILAS} paging={{ page: 0, pageCount: 3, onChange }} />);
    expect(screen.getByRole('button', { name: 'Página 1, actual' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la página 3' }));
    expect(onChange.mock.calls).toEqual([[1], [2]]);
  });

  it('una página que ya no existe se muestra como la última', () => {
    render(<Tabla filas={[]} paging={{ page: 9, pageCount: 2, onChange: vi.fn() }} />);
    expect(screen.getByRole('button', { name: 'Página 2, actual' })).toBeTruthy();
  });

  it.each([0, 1, 20, 38, 39])(
    'en la página %i de cuarenta hay a lo más diez enlaces a páginas, y entre ellos la primera y la última',
    (page) => {
      render(<Tabla filas={FILAS} paging={{ page, pageCount: 40, onChange: vi.fn() }} />);
      const numeros = screen
        .getAllByRole('button', { name: /ágina \d+/ })
        .map(({ ariaLabel }) => Number(ariaLabel?.match(/\d+/)?.[0]));
      expect(numeros.length).toBeLessThanOrEqual(10);
      expect([numeros[0], numeros.at(-1), numeros.includes(page + 1)]).toEqual([1, 40, true]);
    },
  );
});
