import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CampoComplemento, CampoNumeroDocumento } from './CampoNumeroDocumento.tsx';

function Formulario({ alEnviar = () => undefined }: { alEnviar?: (valores: object) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: { numero: '', complemento: '' } });
  return (
    <form onSubmit={handleSubmit((valores) => alEnviar(valores))}>
      <CampoNumeroDocumento control={control} name="numero" complemento="complemento" label="Número" />
      <CampoComplemento control={control} name="complemento" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const campo = (nombre: string) => screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
const valores = () => [campo('Número').value, campo('Complemento').value];

describe('CampoNumeroDocumento.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    ['1000009', '1000009', ''],
    [' 1.000.009 ', '1000009', ''],
    ['0001000009', '1000009', ''],
    ['1000009-1a', '1000009', '1A'],
    ['1.000.009 - 1A', '1000009', '1A'],
    ['12x', '12x', ''],
  ])('«%s» se lee al dejarlo y al pegarlo', async (escrito, numero, complemento) => {
    render(<Formulario />);
    await userEvent.type(campo('Número'), escrito);
    expect(campo('Número').value).toBe(escrito);
    await userEvent.tab();
    expect(valores()).toEqual([numero, complemento]);
    await userEvent.clear(campo('Número'));
    await userEvent.clear(campo('Complemento'));
    await userEvent.click(campo('Número'));
    await userEvent.paste(escrito);
    expect(valores()).toEqual([numero, complemento]);
  });

  it('sin complemento escrito, el que ya había se queda', async () => {
    render(<Formulario />);
    await userEvent.type(campo('Complemento'), '1a');
    await userEvent.type(campo('Número'), '1.000.009');
    await userEvent.tab();
    expect(valores()).toEqual(['1000009', '1A']);
  });

  it('enviado con Intro, ya está leído', async () => {
    const alEnviar = vi.fn();
    render(<Formulario alEnviar={alEnviar} />);
    await userEvent.type(campo('Número'), '01.000.009-1a{Enter}');
    expect(alEnviar).toHaveBeenCalledWith({ numero: '1000009', complemento: '1A' });
  });

  it.each([
    [' 1a', '1A'],
    ['  1A\u200B\u00A0', '1A'],
    ['  1AB', '1AB'],
    ['null', ''],
  ])('el complemento pegado como «%s» queda %s', async (pegado, esperado) => {
    render(<Formulario />);
    await userEvent.click(campo('Complemento'));
    await userEvent.paste(pegado);
    expect(campo('Complemento').value).toBe(esperado);
  });
});
