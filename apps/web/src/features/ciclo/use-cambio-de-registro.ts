import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Registro<F> {
  version: number;
  sinElegir: F;
  hecho: boolean;
  /** What was refused because of it, and asks for what has just been done. */
  olvidar: () => void;
}

/**
 * Somebody else changed the record while its form was open: what was chosen for another state is not sent by the next
 * click (decisions §10). The free text stays. True once that happened.
 */
export function useCambioDeRegistro<F extends FieldValues>(form: UseFormReturn<F>, registro: Registro<F>): boolean {
  const { version, sinElegir, hecho, olvidar } = registro;
  const vista = useRef(version);
  const [cambio, setCambio] = useState(false);
  useEffect(() => {
    if (vista.current === version || hecho) return;
    vista.current = version;
    const { descripcion_motivo } = form.getValues();
    form.reset(descripcion_motivo === undefined ? sinElegir : { ...sinElegir, descripcion_motivo });
    olvidar();
    setCambio(true);
  }, [version, sinElegir, hecho, olvidar, form]);
  return cambio;
}
