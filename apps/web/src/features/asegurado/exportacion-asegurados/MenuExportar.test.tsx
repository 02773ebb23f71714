import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { montar } from '../../../lib/testing/marco.tsx';
import { type Aviso, conectarToasts } from '../../../ui/toast.ts';
import { Exportar } from './Exportar.tsx';

const avisos: Aviso[] = [];
conectarToasts((aviso) => avisos.push(aviso));

const CABECERAS = { 'Content-Disposition': 'attachment; filename="titulares-CNS-2026-10-14.csv"' };
const guardados: string[] = [];

function alPedir(responder: (url: string, senal: AbortSignal) => Response | Promise<Response>) {
  const pedido = vi.fn((url: string, { signal }: { signal: AbortSignal }) => Promise.resolve(responder(url, signal)));
  vi.stubGlobal('fetch', pedido);
  return pedido;
}

async function elegir(formato: string, filtros = {}) {
  montar(<Exportar filtros={filtros} />);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: formato }));
}

describe('MenuExportar.test.tsx', () => {
  let ultimo: Promise<string> = Promise.resolve('');
  URL.createObjectURL = (contenido: Blob) => {
    ultimo = contenido.text();
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function anotar(this: HTMLAnchorElement) {
    guardados.push(this.download);
  });
  afterEach(() => {
    cleanup();
    avisos.length = 0;
    guardados.length = 0;
  });

  it('pide la lista con sus filtros y guarda el archivo con el nombre que le dio el servidor', async () => {
    const pedido = alPedir(() => new Response('todo', { headers: CABECERAS }));
    await elegir('Texto separado (.csv)', { estado: 'CESANTIA', orden: undefined });
    await waitFor(() => expect(guardados).toEqual(['titulares-CNS-2026-10-14.csv']));
    expect(await ultimo).toBe('todo');
    const consulta = new URL(String(pedido.mock.calls[0]?.[0]), 'http://x').searchParams;
    expect(Object.fromEntries(consulta)).toEqual({ estado: 'CESANTIA', formato: 'csv' });
    expect(avisos).toMatchObject([{ tipo: 'success', mensaje: 'Lista exportada: titulares-CNS-2026-10-14.csv' }]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('mientras llega dice cuánto, y se puede cancelar: nada se guarda', async () => {
    const cuerpo = (senal: AbortSignal) =>
      new ReadableStream<Uint8Array>({
        start(control) {
          control.enqueue(new Uint8Array(2_500_000));
          senal.addEventListener('abort', () => control.error(senal.reason));
        },
      });
    alPedir((_url, senal) => new Response(cuerpo(senal), { headers: CABECERAS }));
    await elegir('Excel (.xlsx)');
    await screen.findByText('Exportando la lista… 2,5 MB');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(avisos).toMatchObject([{ tipo: 'info', mensaje: 'Exportación cancelada.' }]));
    expect(guardados).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [404, 'NO_ENCONTRADO', 'info', 'No se pudo encontrar registros con esta información.'],
    [429, 'EXPORTACIONES_EN_CURSO', 'error', 'Ya hay exportaciones en curso.'],
  ])('%i %s: se dice y nada se guarda', async (status, codigo, tipo, mensaje) => {
    alPedir(() => Response.json({ codigo, mensaje }, { status }));
    await elegir('Excel (.xlsx)');
    await waitFor(() => expect(avisos).toMatchObject([{ tipo, mensaje }]));
    expect(guardados).toEqual([]);
  });

  it('si se corta a la mitad, se dice que quedó incompleta', async () => {
    const cuerpo = new ReadableStream({ start: (control) => control.error(new TypeError('network error')) });
    alPedir(() => new Response(cuerpo, { headers: CABECERAS }));
    await elegir('Excel (.xlsx)');
    await waitFor(() =>
      expect(avisos).toMatchObject([
        { tipo: 'error', mensaje: 'La exportación se interrumpió y el archivo quedó incompleto. Intente de nuevo.' },
      ]),
    );
    expect(guardados).toEqual([]);
  });
});
