import type { ModoBaja } from '@sgpa/domain/cobertura/baja';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Caso, type FormularioBaja, fechaPropuesta } from './baja.form.ts';

/** The date that a baja begins with goes by its mode, until one is typed. */
export function useFechaPropuesta(form: UseFormReturn<FormularioBaja>, caso: Caso, modo: ModoBaja): void {
  const propuesta = fechaPropuesta(caso, modo);
  const anterior = useRef(propuesta);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (propuesta === anterior.current) return;
    // What was proposed for another mode goes; what was typed stays.
    if (getValues('fecha_baja') === anterior.current) setValue('fecha_baja', propuesta);
    anterior.current = propuesta;
  }, [propuesta, getValues, setValue]);
}
