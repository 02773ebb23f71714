import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilePicker } from './FilePicker.tsx';

const PDF = new File(['%PDF-1.7'], 'certificado.pdf', { type: 'application/pdf' });
const boton = () => screen.getByRole('button', { name: 'Subir' });

describe('FilePicker.test.tsx', () => {
  afterEach(cleanup);

  it('toma el archivo que se suelta encima', async () => {
    const onPick = vi.fn(async () => undefined);
    render(<FilePicker label="Subir" icon={null} accept="application/pdf" onPick={onPick} />);
    fireEvent.drop(boton(), { dataTransfer: { files: [PDF] } });
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(PDF));
  });

  it('lo soltado que no sirve se dice donde se soltó', async () => {
    const onPick = () => Promise.reject(new Error('El certificado no es un documento PDF válido.'));
    render(<FilePicker label="Subir" icon={null} accept="application/pdf" onPick={onPick} />);
    fireEvent.drop(boton(), { dataTransfer: { files: [PDF] } });
    expect(await screen.findByText('El certificado no es un documento PDF válido.')).toBeTruthy();
  });

  it('lo que se suelta al lado no saca de la página, y no se toma', () => {
    const onPick = vi.fn(async () => undefined);
    render(<FilePicker label="Subir" icon={null} accept="application/pdf" onPick={onPick} />);
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [PDF] } })).toBe(false);
    expect(onPick).not.toHaveBeenCalled();
  });
});
