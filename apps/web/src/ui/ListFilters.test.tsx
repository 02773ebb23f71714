import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormTextField } from './FormTextField.tsx';
import { countActive, ListFilters } from './ListFilters.tsx';

interface Props {
  onSearch: (written: { nombre: string }) => void;
  active?: number;
}

function Filtros({ onSearch, active }: Props) {
  const form = useForm({ values: { nombre: 'ana' } });
  return (
    <ListFilters form={form} active={active} label="Lista" columns="1fr auto" busy={false} onSearch={onSearch}>
      <FormTextField
        control={form.control}
        name="nombre"
        label="Nombre"
        rules={{ validate: (nombre) => nombre !== '' || 'Escriba un nombre.' }}
      />
    </ListFilters>
  );
}

const enVentana = (angosta: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: angosta }));

describe('ListFilters.test.tsx', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('en un teléfono esperan tras un botón que dice cuántos hay, se cierran al buscar, y el foco sigue desde allí', async () => {
    enVentana(true);
    const buscar = vi.fn();
    render(<Filtros onSearch={buscar} active={1} />);
    const boton = screen.getByRole('button', { name: 'Filtros: 1 activo' });
    expect(boton.ariaExpanded).toBe('false');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(boton);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('Escriba un nombre.');
    expect(boton.ariaExpanded).toBe('true');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'wara{Enter}');
    await vi.waitFor(() => expect(buscar).toHaveBeenCalledExactlyOnceWith({ nombre: 'wara' }));
    expect(boton.ariaExpanded).toBe('false');
    expect(document.activeElement).toBe(boton);
  });

  it('en una ventana con lugar están a la vista', () => {
    enVentana(false);
    render(<Filtros onSearch={() => undefined} active={1} />);
    expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull();
    screen.getByRole('textbox', { name: 'Nombre' });
  });

  it('en un teléfono siguen a la vista donde dicen qué se muestra', () => {
    enVentana(true);
    render(<Filtros onSearch={() => undefined} />);
    expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull();
    screen.getByRole('textbox', { name: 'Nombre' });
  });

  it('cuenta los que no dejan pasar todo', () => {
    expect(countActive({ estado: '', rol: 'ADM_ENTE', buscar: 'wara' })).toBe(2);
  });
});
