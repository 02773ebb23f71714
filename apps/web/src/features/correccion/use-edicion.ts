import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { borrarBorrador, guardarBorrador, leerBorrador } from '../../lib/borrador.ts';
import { sinArchivos, useArchivoEnMano } from '../../lib/use-borrador.ts';
import type { FotoEnMano } from '../persona/Fotografia.tsx';

interface Combinacion<F extends object> {
  valores: F;
  /** The person typed these fields, and somebody else changed them meanwhile to something else. */
  encontrados: (keyof F)[];
}

/** Keeps what was typed over `antes`; every other field takes the value that the record has now. */
export function combinar<F extends object>(antes: F, escrito: F, actual: F): Combinacion<F> {
  const valores = { ...actual };
  const encontrados: (keyof F)[] = [];
  for (const campo of Object.keys(actual) as (keyof F)[]) {
    if (escrito[campo] === antes[campo]) continue;
    valores[campo] = escrito[campo];
    if (actual[campo] !== antes[campo] && actual[campo] !== escrito[campo]) encontrados.push(campo);
  }
  return { valores, encontrados };
}

interface Borrador<F> {
  version: number;
  /** The record stood so when `escrito` was typed over it. */
  antes: F;
  escrito: F;
}

/** Somebody else changed the record, and the form now stands over that version. */
interface CambioAjeno<F> {
  version: number;
  /** Both typed these fields, and the form shows one's own text. */
  encontrados: (keyof F)[];
}

export interface Edicion {
  cambio: { encontrados: readonly PropertyKey[] } | null;
  foto: FotoEnMano;
  recuperado: boolean;
  descartar: () => void;
  borrar: () => void;
}

function leer<F>(clave: string): Borrador<F> | null {
  const guardado = leerBorrador(clave);
  const entero = typeof guardado === 'object' && guardado !== null && 'antes' in guardado && 'escrito' in guardado;
  if (!entero) return null;
  const { escrito, ...borrador } = guardado as Borrador<F>;
  // A draft keeps no files: a file is chosen anew.
  return { ...borrador, escrito: { ...borrador.antes, ...escrito } };
}

/**
 * Keeps the form over a record, and its photograph: as a draft, and over the record as it is now when it changed since
 * (a reload after a refusal, or a draft of an older version). What was typed is never lost, and neither what others
 * changed nor what was typed before is written unseen: `cambio` and `recuperado` tell of it.
 */
export function useEdicion<F extends FieldValues>(
  form: UseFormReturn<F>,
  clave: string,
  { version, valores: actual }: { version: number; valores: F },
) {
  const { reset, subscribe, getValues } = form;
  const anterior = useRef<Omit<Borrador<F>, 'escrito'> | null>(null);
  const [cambio, setCambio] = useState<CambioAjeno<F> | null>(null);
  const [foto, guardarFoto] = useArchivoEnMano(`${clave}-foto`);
  const [recuperado, setRecuperado] = useState(foto !== null);

  useEffect(() => {
    const visto = anterior.current;
    anterior.current = { version, antes: actual };
    const previo = visto === null ? leer<F>(clave) : { ...visto, escrito: getValues() };
    if (previo !== null && previo.antes !== actual) {
      const { valores, encontrados } = combinar(previo.antes, previo.escrito, actual);
      reset(actual as DefaultValues<F>);
      reset(valores as DefaultValues<F>, { keepDefaultValues: true });
      if (previo.version !== version) setCambio({ version, encontrados });
      if (visto === null) setRecuperado(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === false) borrarBorrador(clave);
        else guardarBorrador(clave, { version, antes: actual, escrito: sinArchivos(values) });
      },
    });
  }, [clave, version, actual, reset, subscribe, getValues]);

  const borrar = useCallback(() => {
    borrarBorrador(clave);
    borrarBorrador(`${clave}-foto`);
  }, [clave]);

  function descartar() {
    reset(actual as DefaultValues<F>);
    guardarFoto(null);
    setRecuperado(false);
    borrar();
  }

  return { cambio, foto, guardarFoto, recuperado: recuperado && cambio === null, descartar, borrar };
}
