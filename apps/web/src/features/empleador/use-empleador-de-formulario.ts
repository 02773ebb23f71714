import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CamposDeEntidad } from '../afiliacion/campos-titular.ts';
import { type BusquedaEmpleador, useEmpleador } from './use-empleador.ts';

/** The search of a form's employer. */
export interface EmpleadorDeFormulario extends BusquedaEmpleador {
  /** Another code, chosen by the person, with the insured type that goes with it. */
  poner: (campos: CamposDeEntidad) => void;
  /** Before saving: a code that was typed and not searched is searched; its employer, or undefined. */
  asegurar: () => Promise<EntidadEncontrada | undefined>;
  conocida: (campos: Pick<CamposDeEntidad, 'tipo_codigo' | 'codigo_entidad'>) => EntidadEncontrada | undefined;
}

const codigoDe = ({ tipo_codigo, codigo_entidad }: Pick<CamposDeEntidad, 'tipo_codigo' | 'codigo_entidad'>) => ({
  numero: codigo_entidad,
  tipo: tipo_codigo,
});

/** The employer whose code a holder's form has. What the form opens with is looked up at once, and once. */
export function useEmpleadorDeFormulario(form: UseFormReturn<CamposDeEntidad>): EmpleadorDeFormulario {
  const [numero, tipo] = form.watch(['codigo_entidad', 'tipo_codigo']);
  const empleador = useEmpleador({ numero, tipo });
  const { buscar } = empleador;
  const { getValues, setValue } = form;
  const { isSubmitted: revisado } = form.formState;

  const abierto = useRef(false);
  useEffect(() => {
    if (abierto.current) return;
    abierto.current = true;
    buscar(codigoDe(getValues()));
  }, [buscar, getValues]);

  function poner({ tipo_asegurado, tipo_codigo, codigo_entidad }: CamposDeEntidad) {
    const opciones = { shouldDirty: true, shouldValidate: revisado };
    setValue('tipo_asegurado', tipo_asegurado, opciones);
    setValue('tipo_codigo', tipo_codigo, opciones);
    setValue('codigo_entidad', codigo_entidad, opciones);
    buscar({ numero: codigo_entidad, tipo: tipo_codigo });
  }

  return {
    ...empleador,
    poner,
    asegurar: () => empleador.asegurar(codigoDe(getValues())),
    conocida: (campos) => empleador.conocida(codigoDe(campos)),
  };
}
