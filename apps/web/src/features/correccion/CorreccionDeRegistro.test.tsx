import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorApi } from '../../lib/error-api.ts';
import { montar } from '../../lib/testing/marco.tsx';
import { CargaDeRegistro } from './CorreccionDeRegistro.tsx';

function Pagina({ status, alVolver }: { status: number; alVolver?: () => void }) {
  const consulta = useQuery({
    queryKey: ['registro', status],
    queryFn: (): Promise<string> => Promise.reject(new ErrorApi({ status, codigo: 'X', mensaje: 'No se pudo.' })),
  });
  return (
    <CargaDeRegistro consulta={consulta} alVolver={alVolver}>
      {() => 'formulario'}
    </CargaDeRegistro>
  );
}

const botones = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('CorreccionDeRegistro.test.tsx', () => {
  afterEach(cleanup);

  it('de un registro que no existe se vuelve a la lista, y no se intenta otra vez', async () => {
    const alVolver = vi.fn();
    montar(<Pagina status={404} alVolver={alVolver} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Volver a la lista' }));
    expect(alVolver).toHaveBeenCalledOnce();
    expect(botones()).toEqual(['Volver a la lista']);
  });

  it('lo que falla por otra causa se intenta otra vez; una ventana tiene su propia salida', async () => {
    montar(<Pagina status={500} />);
    await screen.findByText('No se pudo.');
    expect(botones()).toEqual(['Reintentar']);
  });
});
