import { useState } from 'react';

export type Pasos<E> = ReturnType<typeof usePasos<E>>;

/** Where a registration within a panel stands: nobody validated, the details over it, or the form of step 3. */
export function usePasos<E>() {
  const [enCurso, setEnCurso] = useState<E | null>(null);
  const [detalles, setDetalles] = useState(false);
  const [registrando, setRegistrando] = useState(false);
  const [guardado, setGuardado] = useState(false);
  return {
    enCurso,
    detalles,
    registrando,
    guardado,
    validado(persona: E) {
      setEnCurso(persona);
      setDetalles(true);
    },
    verDetalles: () => setDetalles(true),
    cerrarDetalles: () => setDetalles(false),
    continuar() {
      setDetalles(false);
      setRegistrando(true);
    },
    /** Back to step 1, with what was typed there. */
    volver: () => setRegistrando(false),
    terminar: () => setGuardado(true),
    empezar() {
      setEnCurso(null);
      setRegistrando(false);
      setGuardado(false);
    },
  };
}
