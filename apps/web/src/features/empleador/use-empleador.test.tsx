import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorApi } from '../../lib/error-api.ts';
import { crearMarco } from '../../lib/testing/marco.tsx';
import type { CamposDeEntidad } from '../afiliacion/campos-titular.ts';
import { useEmpleadorDeFormulario } from './use-empleador.ts';

const llamar = vi.hoisted(() => vi.fn());
vi.mock('../../lib/llamar.ts', () => ({ llamar }));

const ALTIPLANO = { idEntidad: 1, codigo: 'NIT-1020304050', nombre: 'INDUSTRIAS ALTIPLANO S.A.' };
const NO_HAY = new ErrorApi({ status: 404, codigo: 'ENTIDAD_NO_ENCONTRADA', mensaje: 'No se encontró.' });

function abrir(codigo_entidad: string) {
  const defaultValues: CamposDeEntidad = { tipo_asegurado: 'TRABAJADOR', tipo_codigo: '3100', codigo_entidad };
  return renderHook(
    () => {
      const form = useForm<CamposDeEntidad>({ defaultValues });
      return { form, empleador: useEmpleadorDeFormulario(form) };
    },
    { wrapper: crearMarco().wrapper },
  ).result;
}

describe('use-empleador.test.tsx', () => {
  afterEach(() => {
    cleanup();
    llamar.mockReset();
  });

  it('abrir un registro busca al empleador que tiene', async () => {
    llamar.mockResolvedValue({ data: ALTIPLANO });
    const hook = abrir('1020304050');
    await waitFor(() => expect(hook.current.empleador.entidad).toEqual(ALTIPLANO));
    expect(llamar).toHaveBeenCalledTimes(1);
  });

  it('guardar busca solo al que se escribió y no se buscó, y no lo busca dos veces', async () => {
    llamar.mockResolvedValue({ data: ALTIPLANO });
    const hook = abrir('');
    act(() => hook.current.form.setValue('codigo_entidad', '1020304050'));
    expect(llamar).not.toHaveBeenCalled();
    await act(async () => expect(await hook.current.empleador.buscarSiFalta()).toEqual(ALTIPLANO));
    expect(hook.current.empleador.enCache(hook.current.form.getValues())).toEqual(ALTIPLANO);
    await act(() => hook.current.empleador.buscarSiFalta());
    expect(llamar).toHaveBeenCalledTimes(1);
  });

  it('al que no se encuentra no se lo conoce, y se dice por qué', async () => {
    llamar.mockRejectedValue(NO_HAY);
    const hook = abrir('');
    act(() => hook.current.form.setValue('codigo_entidad', '999'));
    await act(async () => expect(await hook.current.empleador.buscarSiFalta()).toBeUndefined());
    expect(hook.current.empleador.enCache(hook.current.form.getValues())).toBeUndefined();
    await waitFor(() => expect(hook.current.empleador.problema).toBe('No se encontró.'));
  });
});
