import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { borrarBorradores, leerBorrador } from '../../lib/borrador.ts';
import { useEdicion } from './use-edicion.ts';

interface Campos {
  cargo: string;
  direccion: string;
}

const CLAVE = 'prueba-edicion';
const REGISTRO: Registro = { version: 1, valores: { cargo: 'AUXILIAR', direccion: 'CALLE 1' } };

interface Registro {
  version: number;
  valores: Campos;
}

const abrir = (registro = REGISTRO) =>
  renderHook(
    (leido: Registro) => {
      const form = useForm<Campos>({ defaultValues: leido.valores });
      return { form, edicion: useEdicion(form, CLAVE, leido) };
    },
    { initialProps: registro },
  );
type Abierto = ReturnType<typeof abrir>['result'];
const escribir = (result: Abierto, campo: keyof Campos, texto: string) =>
  act(() => result.current.form.setValue(campo, texto, { shouldDirty: true }));
const valores = (result: Abierto) => result.current.form.getValues();

describe('use-edicion.test.tsx', () => {
  afterEach(() => {
    cleanup();
    borrarBorradores();
  });

  it('lo escrito es un borrador, y vuelve después de cargar la página otra vez', async () => {
    const antes = abrir();
    expect(antes.result.current.edicion).toMatchObject({ cambio: null, recuperado: false });
    escribir(antes.result, 'cargo', 'JEFA');
    antes.unmount();
    const { result } = abrir({ ...REGISTRO, valores: { ...REGISTRO.valores } });
    await waitFor(() => expect(result.current.edicion.recuperado).toBe(true));
    expect(valores(result)).toEqual({ cargo: 'JEFA', direccion: 'CALLE 1' });
    expect(result.current.edicion.cambio).toBeNull();
  });

  it('si otro cambió otra cosa, lo escrito queda y lo suyo entra', async () => {
    const { result, rerender } = abrir();
    escribir(result, 'cargo', 'JEFA');
    rerender({ version: 2, valores: { cargo: 'AUXILIAR', direccion: 'AVENIDA 9' } });
    await waitFor(() => expect(valores(result)).toEqual({ cargo: 'JEFA', direccion: 'AVENIDA 9' }));
    expect(result.current.edicion.cambio).toEqual({ version: 2, encontrados: [] });
  });

  it('si otro cambió lo mismo, queda lo propio y se dice cuál campo', async () => {
    const { result, rerender } = abrir();
    escribir(result, 'cargo', 'JEFA');
    rerender({ version: 2, valores: { cargo: 'GERENTA', direccion: 'CALLE 1' } });
    await waitFor(() => expect(result.current.edicion.cambio).toEqual({ version: 2, encontrados: ['cargo'] }));
    expect(valores(result)).toEqual({ cargo: 'JEFA', direccion: 'CALLE 1' });
  });

  it('un borrador de una versión anterior se combina con el registro de ahora', async () => {
    const antes = abrir();
    escribir(antes.result, 'cargo', 'JEFA');
    antes.unmount();
    const { result } = abrir({ version: 3, valores: { cargo: 'GERENTA', direccion: 'AVENIDA 9' } });
    await waitFor(() => expect(result.current.edicion.cambio).toEqual({ version: 3, encontrados: ['cargo'] }));
    expect(valores(result)).toEqual({ cargo: 'JEFA', direccion: 'AVENIDA 9' });
  });

  it('descartar vuelve al registro y no deja borrador', async () => {
    const { result } = abrir();
    escribir(result, 'cargo', 'JEFA');
    act(() => result.current.edicion.guardarFoto('data:image/jpeg;base64,AAAA'));
    expect(leerBorrador(CLAVE)).toBeDefined();
    act(() => result.current.edicion.descartar());
    expect(valores(result)).toEqual(REGISTRO.valores);
    expect(result.current.edicion.foto).toBeNull();
    expect([leerBorrador(CLAVE), leerBorrador(`${CLAVE}-foto`)]).toEqual([undefined, undefined]);
  });

  it('volver a escribir lo que había quita el borrador', () => {
    const { result } = abrir();
    escribir(result, 'cargo', 'JEFA');
    escribir(result, 'cargo', 'AUXILIAR');
    expect(leerBorrador(CLAVE)).toBeUndefined();
  });
});
