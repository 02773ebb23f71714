import { useState } from 'react';
import { useBorrador } from '../../lib/use-borrador.ts';

export type Pasos<E> = ReturnType<typeof usePasos<E>>;

interface Avance<E> {
  enCurso: E | null;
  registrando: boolean;
}

const AL_EMPEZAR = { enCurso: null, registrando: false };

/**
 * Tells where a registration within a panel stands: nobody validated, the details over it, or the form of step 3. It is
 * kept as a draft under `clave`, since what was typed in a later step is found there again.
 */
export function usePasos<E>(clave: string) {
  const [{ enCurso, registrando }, setAvance, olvidar] = useBorrador<Avance<E>>(clave, AL_EMPEZAR);
  const [detalles, setDetalles] = useState(false);
  const [yaGuardado, setGuardado] = useState(false);
  return {
    enCurso,
    detalles,
    registrando,
    yaGuardado,
    validado(persona: E) {
      setAvance({ enCurso: persona, registrando: false });
      setDetalles(true);
    },
    verDetalles: () => setDetalles(true),
    cerrarDetalles: () => setDetalles(false),
    continuar() {
      setDetalles(false);
      setAvance({ enCurso, registrando: true });
    },
    /** Leads back to step 1, with what was typed there. */
    volver: () => setAvance({ enCurso, registrando: false }),
    terminar() {
      setGuardado(true);
      olvidar();
    },
    empezar() {
      setAvance(AL_EMPEZAR);
      olvidar();
      setGuardado(false);
    },
  };
}
