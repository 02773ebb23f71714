import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { leerNumeroEmpleador } from '@sgpa/domain/shared/codigo-entidad';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mensajeDeError } from '../../lib/error-api.ts';
import { llamar } from '../../lib/llamar.ts';
import type { CamposDeEntidad } from '../afiliacion/campos-titular.ts';

/** @throws ErrorApi 404 ENTIDAD_NO_ENCONTRADA, 503 when the employer portal had to be asked and did not answer. */
export async function buscarEntidad(numero: string, tipo: string, senal: AbortSignal): Promise<EntidadEncontrada> {
  const { data } = await llamar('busqueda-entidad', { params: { a: numero, b: Number(tipo) } }, { senal });
  return data;
}

interface EmpleadorDeFormulario extends BusquedaEmpleador {
  /** Puts another code, chosen by the person, with the insured type that goes with it. */
  poner: (campos: CamposDeEntidad) => void;
  /** Before saving it searches a code that was typed and not searched; undefined when nobody has it. */
  buscarSiFalta: () => Promise<EntidadEncontrada | undefined>;
  enCache: (campos: Pick<CamposDeEntidad, 'tipo_codigo' | 'codigo_entidad'>) => EntidadEncontrada | undefined;
}

const codigoDe = ({ tipo_codigo, codigo_entidad }: Pick<CamposDeEntidad, 'tipo_codigo' | 'codigo_entidad'>) => ({
  numero: codigo_entidad,
  tipo: tipo_codigo,
});

/** Finds the employer of a holder's form; the code that the form opens with is looked up at once, and once. */
export function useEmpleadorDeFormulario(form: UseFormReturn<CamposDeEntidad>): EmpleadorDeFormulario {
  const [numero, tipo] = form.watch(['codigo_entidad', 'tipo_codigo']);
  const empleador = useEmpleador({ numero, tipo });
  const { buscar } = empleador;
  const { getValues, setValue } = form;
  const { isSubmitted: enviado } = form.formState;

  const abierto = useRef(false);
  useEffect(() => {
    if (abierto.current) return;
    abierto.current = true;
    buscar(codigoDe(getValues()));
  }, [buscar, getValues]);

  function poner({ tipo_asegurado, tipo_codigo, codigo_entidad }: CamposDeEntidad) {
    const opciones = { shouldDirty: true, shouldValidate: enviado };
    setValue('tipo_asegurado', tipo_asegurado, opciones);
    setValue('tipo_codigo', tipo_codigo, opciones);
    setValue('codigo_entidad', codigo_entidad, opciones);
    buscar({ numero: codigo_entidad, tipo: tipo_codigo });
  }

  return {
    ...empleador,
    poner,
    buscarSiFalta: () => empleador.buscarSiFalta(codigoDe(getValues())),
    enCache: (campos) => empleador.enCache(codigoDe(campos)),
  };
}

interface Codigo {
  numero: string;
  tipo: string;
}

export interface BusquedaEmpleador {
  /** The employer is that of the code as it stands; undefined until it was searched and found. */
  entidad: EntidadEncontrada | undefined;
  buscando: boolean;
  problema: string | undefined;
  buscar: (codigo: Codigo) => void;
}

interface BusquedaDeCodigo extends BusquedaEmpleador {
  /** Searches a code that nobody searched; undefined when it is not found. */
  buscarSiFalta: (codigo: Codigo) => Promise<EntidadEncontrada | undefined>;
  /** Reads what is known of a code by now, without waiting for the screen to be drawn. */
  enCache: (codigo: Codigo) => EntidadEncontrada | undefined;
}

const limpiar = ({ numero, tipo }: Codigo): Codigo => ({
  numero: leerNumeroEmpleador(numero, Number(tipo)),
  tipo,
});
const vacio = ({ numero, tipo }: Codigo): boolean => numero === '' || tipo === '';

const consultaDe = (codigo: Codigo | null) =>
  queryOptions({
    queryKey: ['entidad', codigo?.tipo, codigo?.numero],
    queryFn: ({ signal }) => buscarEntidad(codigo?.numero ?? '', codigo?.tipo ?? '', signal),
    staleTime: 5 * 60_000,
  });

/** The search counts only while the code is the one that was searched. */
export function useEmpleador(actual: Codigo): BusquedaDeCodigo {
  const consultas = useQueryClient();
  const [buscado, setBuscado] = useState<Codigo | null>(null);
  const { data, isFetching, error, refetch } = useQuery({ ...consultaDe(buscado), enabled: buscado !== null });
  const escrito = limpiar(actual);
  const vale = buscado !== null && buscado.numero === escrito.numero && buscado.tipo === escrito.tipo;

  function buscar(codigo: Codigo) {
    const pedido = limpiar(codigo);
    if (vacio(pedido)) return;
    if (pedido.numero === buscado?.numero && pedido.tipo === buscado.tipo) void refetch();
    else setBuscado(pedido);
  }

  async function buscarSiFalta(codigo: Codigo): Promise<EntidadEncontrada | undefined> {
    const pedido = limpiar(codigo);
    if (vacio(pedido)) return undefined;
    setBuscado(pedido);
    // The same query tells of its failure under the field.
    return consultas.fetchQuery(consultaDe(pedido)).catch(() => undefined);
  }

  return {
    entidad: vale ? data : undefined,
    buscando: vale && isFetching,
    problema: vale && error !== null && !isFetching ? mensajeDeError(error) : undefined,
    buscar,
    buscarSiFalta,
    enCache: (codigo) => consultas.getQueryData(consultaDe(limpiar(codigo)).queryKey),
  };
}
