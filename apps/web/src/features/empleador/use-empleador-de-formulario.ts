import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CamposDeEntidad } from '../afiliacion/campos-titular.ts';
import { type BusquedaEmpleador, useEmpleador } from './use-empleador.ts';

/** The employer whose code a holder's form has. `alAbrir`: whether what it opens with is looked up at once, and once. */
export function useEmpleadorDeFormulario(
  form: UseFormReturn<CamposDeEntidad>,
  alAbrir: (campos: CamposDeEntidad) => boolean,
): BusquedaEmpleador & { poner: (campos: CamposDeEntidad) => void } {
  const [numero, tipo] = form.watch(['codigo_entidad', 'tipo_codigo']);
  const empleador = useEmpleador({ numero, tipo });
  const { buscar } = empleador;
  const { getValues, setValue } = form;
  const { isSubmitted: revisado } = form.formState;

  const abierto = useRef(false);
  useEffect(() => {
    if (abierto.current) return;
    abierto.current = true;
    const campos = getValues();
    if (alAbrir(campos)) buscar({ numero: campos.codigo_entidad, tipo: campos.tipo_codigo });
  }, [alAbrir, buscar, getValues]);

  /** Chosen by the person, with the insured type that goes with it. */
  function poner({ tipo_asegurado, tipo_codigo, codigo_entidad }: CamposDeEntidad) {
    const opciones = { shouldDirty: true, shouldValidate: revisado };
    setValue('tipo_asegurado', tipo_asegurado, opciones);
    setValue('tipo_codigo', tipo_codigo, opciones);
    setValue('codigo_entidad', codigo_entidad, opciones);
    buscar({ numero: codigo_entidad, tipo: tipo_codigo });
  }

  return { ...empleador, poner };
}
