import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { borrarBorrador, guardarBorrador, guardarEnMemoria, leerBorrador } from './borrador.ts';

/** Works like `useState`, kept as a draft under `clave`. The third value removes the draft (after saving). */
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

/** Keeps a chosen file, in base64, from step to step, and not over a reload; null until there is one. */
export function useArchivoEnMano(clave: string): [string | null, (archivo: string | null) => void] {
  const [archivo, setArchivo] = useState(() => (leerBorrador(clave) as string | null | undefined) ?? null);
  const guardar = useCallback(
    (nuevo: string | null) => {
      setArchivo(nuevo);
      guardarEnMemoria(clave, nuevo);
    },
    [clave],
  );
  return [archivo, guardar];
}

/** The draft is what was typed into a form and not saved, as the form and its frame need it (acuerdos §12, Drafts). */
export interface BorradorDeFormulario {
  /** The draft was found again, and stands over what the form begins with: that must be said. */
  recuperado: boolean;
  /** Puts the form back as it begins, and keeps nothing. */
  descartar: () => void;
  /** Keeps nothing any more: the form was saved, or the person left it. */
  olvidar: () => void;
}

/** A file is chosen anew, so that these fields are not kept. */
const DE_ARCHIVO = ['evidencia', 'archivo', 'certificado_condicion', 'archivo_condicion'];

export const sinArchivos = <T extends FieldValues>(valores: T): Partial<T> =>
  Object.fromEntries(Object.entries(valores).filter(([campo]) => !DE_ARCHIVO.includes(campo))) as Partial<T>;

/** Keeps the fields that differ from how the form begins: the others follow the record, which may change. */
function escritoEn<T extends FieldValues>(valores: T, inicial: Partial<T>): Partial<T> {
  const distintos = Object.entries(sinArchivos(valores)).filter(
    ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(inicial[campo]),
  );
  return Object.fromEntries(distintos) as Partial<T>;
}

/**
 * Keeps a React Hook Form as a draft: fills it with what was typed before, then stores each change. Files are not kept;
 * it does not serve forms with passwords.
 */
export function useBorradorDeFormulario<T extends FieldValues>(
  form: UseFormReturn<T>,
  clave: string,
): BorradorDeFormulario {
  const { reset, subscribe, getValues, formState } = form;
  const { defaultValues } = formState;
  const alGuardar = useEffectEvent((valores: T) =>
    guardarBorrador(clave, escritoEn(valores, (defaultValues ?? {}) as Partial<T>)),
  );
  const [recuperado, setRecuperado] = useState(false);
  useEffect(() => {
    const guardado = leerBorrador(clave);
    // What the form fills in by itself is nobody's work.
    let alguienEscribio = typeof guardado === 'object' && guardado !== null;
    if (alguienEscribio) {
      reset({ ...getValues(), ...(guardado as Partial<T>) } as T, { keepDefaultValues: true });
      setRecuperado(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = alguienEscribio }) => {
        alguienEscribio = isDirty;
        if (isDirty) alGuardar(values as T);
        else borrarBorrador(clave);
      },
    });
  }, [clave, reset, subscribe, getValues]);
  const olvidar = useCallback(() => borrarBorrador(clave), [clave]);
  const descartar = useCallback(() => {
    reset();
    borrarBorrador(clave);
    setRecuperado(false);
  }, [clave, reset]);
  return { recuperado, descartar, olvidar };
}
