import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BotonNuevo } from './NuevoBeneficiario.tsx';

const boton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Nuevo Beneficiario' });

describe('NuevoBeneficiario.test.tsx', () => {
  afterEach(cleanup);

  it('abre el formulario donde el titular puede tener uno más', async () => {
    const alAbrir = vi.fn();
    render(<BotonNuevo ref={null} impide={null} alAbrir={alAbrir} />);
    await userEvent.click(boton());
    expect(alAbrir).toHaveBeenCalledOnce();
  });

  it('donde no puede, dice por qué y no abre nada', () => {
    const impide = 'El titular está INHABILITADO: no puede registrar beneficiarios.';
    render(<BotonNuevo ref={null} impide={impide} alAbrir={vi.fn()} />);
    expect(boton().disabled).toBe(true);
    expect(document.getElementById(boton().getAttribute('aria-describedby') ?? '')?.textContent).toBe(impide);
  });
});
