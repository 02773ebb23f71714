import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { borrarBorrador, guardarBorrador, leerBorrador } from './borrador.ts';

/** Like `useState`, kept as a draft under `clave`. The third value removes the draft (after saving). */
export function useBorrador<T>(clave: string, inicial: T): [T, (valor: T) => void, () => void] {
  const [valor, setValor] = useState<T>(() => (leerBorrador(clave) as T | undefined) ?? inicial);
  const guardar = useCallback(
    (nuevo: T) => {
      setValor(nuevo);
      guardarBorrador(clave, nuevo);
    },
    [clave],
  );
  const borrar = useCallback(() => borrarBorrador(clave), [clave]);
  return [valor, guardar, borrar];
}

/**
 * Keeps a React Hook Form as a draft: fills it with what was typed before, then stores each change.
 * Returns the function that removes the draft, to be called after saving or when the person clears the form.
 * Not for forms with passwords.
 */
export function useBorradorDeFormulario<T extends FieldValues>(form: UseFormReturn<T>, clave: string): () => void {
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const guardado = leerBorrador(clave);
    if (typeof guardado === 'object' && guardado !== null) {
      reset({ ...getValues(), ...guardado } as T, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === false) borrarBorrador(clave);
        else guardarBorrador(clave, values);
      },
    });
  }, [clave, reset, subscribe, getValues]);
  return useCallback(() => borrarBorrador(clave), [clave]);
}
