import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { detalleDePrueba } from '../testing/detalle.ts';
import { DetalleNovedad } from './DetalleNovedad.tsx';

const BAJA = { name: /^Baja: Doble afiliación/ };

describe('DetalleNovedad.test.tsx', () => {
  afterEach(cleanup);

  it('dice de qué se trata, y sus tres tablas con las columnas de la especificación', () => {
    montar(<DetalleNovedad decision={null} id={7} detalle={detalleDePrueba()} alDarDeBaja={vi.fn()} />);
    expect(screen.getByRole('note').textContent).toContain(
      'La persona tiene cobertura vigente también en otra afiliación.',
    );
    const columnas = screen
      .getAllByRole('table')
      .map((tabla) => [...tabla.querySelectorAll('th')].map(({ textContent }) => textContent));
    expect(columnas).toEqual([
      ['Nombres', 'Apellido paterno', 'Apellido materno', 'Número de documento', 'Complemento', 'Fecha de nacimiento'],
      ['Ente gestor', 'Fecha de afiliación', 'Entidad empleadora', 'Estado'],
      [
        'Código',
        'Estado de la afiliación',
        'Fecha de inicio',
        'Fecha de fin',
        'Tipo de afiliación',
        'Relación con el titular',
        'Entidad empleadora',
        'Acción',
      ],
    ]);
  });

  it.each([
    ['ACTIVO', 'verde'],
    ['CESANTIA', 'rojo'],
    ['AMPLIACIÓN', 'naranja'],
    ['INACTIVO', 'gris'],
  ])('la afiliación actual %s es %s, y solo ella tiene color', (estado, tono) => {
    const detalle = detalleDePrueba();
    const actual = { ...detalle.afiliacion_actual, estado };
    const { container } = montar(
      <DetalleNovedad
        decision={null}
        id={7}
        detalle={{ ...detalle, afiliacion_actual: actual }}
        alDarDeBaja={undefined}
      />,
    );
    expect([...container.querySelectorAll('[data-tono]')].map((chip) => chip.getAttribute('data-tono'))).toEqual([
      tono,
    ]);
  });

  it('Baja es de quien puede, y de la novedad que la admite; donde no, dice por qué', () => {
    const alDarDeBaja = vi.fn();
    const detalle = detalleDePrueba();
    montar(<DetalleNovedad decision={null} id={7} detalle={detalle} alDarDeBaja={alDarDeBaja} />);
    fireEvent.click(screen.getByRole('button', BAJA));
    expect(alDarDeBaja).toHaveBeenCalledExactlyOnceWith(detalle.novedades[0]);
    cleanup();
    montar(
      <DetalleNovedad
        decision={null}
        id={7}
        detalle={detalleDePrueba({ impide_baja: 'Solo informa.' })}
        alDarDeBaja={alDarDeBaja}
      />,
    );
    fireEvent.click(screen.getByRole('button', BAJA));
    expect(alDarDeBaja).toHaveBeenCalledOnce();
    expect(screen.getByRole('note').textContent).toContain('Solo informa.');
    cleanup();
    montar(<DetalleNovedad decision={null} id={7} detalle={detalle} alDarDeBaja={undefined} />);
    expect(screen.queryByRole('button', BAJA)).toBeNull();
  });

  it('una atendida lo dice', () => {
    montar(
      <DetalleNovedad decision={null} id={7} detalle={{ ...detalleDePrueba(), novedades: [] }} alDarDeBaja={vi.fn()} />,
    );
    expect(screen.getByText('Esta novedad ya fue atendida; la persona no tiene otras abiertas.')).toBeDefined();
  });

  it('de una atendida entretanto no dice lo que es de otra de la misma persona', () => {
    montar(<DetalleNovedad decision={null} id={6} detalle={detalleDePrueba()} alDarDeBaja={vi.fn()} />);
    expect(screen.getByText('Esta novedad ya fue atendida; la persona tiene otras, que están abajo.')).toBeDefined();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByRole('button', BAJA)).toBeDefined();
  });

  it('en la tabla está el código, bajo su nombre', () => {
    montar(<DetalleNovedad decision={null} id={7} detalle={detalleDePrueba()} alDarDeBaja={vi.fn()} />);
    expect(screen.getByTitle('DOBLE_AFILIACION').textContent).toBe('DOBLE_AFILIACION');
  });
});
