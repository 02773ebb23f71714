import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { guardarBorrador } from '../../../lib/borrador.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { olvidarPersona } from '../../asistente/persona-en-curso.ts';
import { avisarFalla } from '../use-una-consulta.ts';
import { BORRADOR, BORRADOR_TITULAR } from './beneficiario-en-curso.ts';
import {
  aPedidoTitular,
  type FormularioTitular,
  huellaDeTitular,
  revisarTitular,
  TITULAR_VACIO,
} from './titular.form.ts';
import { empezar } from './titular-guardado.ts';
import { buscarTitular } from './validacion-beneficiario.api.ts';

/**
 * Picks the holder's affiliation that a beneficiary will hang on: the one chosen by hand, else that of the employer
 * that the list handed over, else the only one. Null when it is still to be chosen.
 */
export function elegirAfiliacion(
  halladas: readonly TitularEncontrado[],
  { elegida, codigoEntidad }: { elegida: number | null; codigoEntidad: string },
): TitularEncontrado | null {
  const aMano = halladas.find(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor === elegida);
  if (aMano) return aMano;
  const deLaLista = halladas.filter(({ codigo_entidad }) => codigo_entidad === codigoEntidad);
  const [unica, ...otras] = deLaLista.length > 0 ? deLaLista : halladas;
  return unica !== undefined && otras.length === 0 ? unica : null;
}

const consultaDe = (form: FormularioTitular | null) => ({
  queryKey: ['titular-de-beneficiario', form && huellaDeTitular(form)],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    buscarTitular({ data: [aPedidoTitular(form ?? TITULAR_VACIO)] }, signal),
  retry: false,
  staleTime: 60_000,
});

const resolver = resolverDe<FormularioTitular>((valores) => revisarTitular(valores, hoy()));

/** Searches the holder of step 1; the search counts only while the form still asks for the same. */
export function useTitular() {
  const { searchStr } = useLocation();
  const consultas = useQueryClient();
  const [guardado, setGuardado] = useState(() => empezar(searchStr));
  const form = useForm<FormularioTitular>({ defaultValues: guardado.form, resolver, shouldFocusError: false });
  const { buscado } = guardado;
  const { data, error, isFetching, refetch } = useQuery({ ...consultaDe(buscado), enabled: buscado !== null });

  useEffect(() => {
    guardarBorrador(BORRADOR_TITULAR, guardado);
  }, [guardado]);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setGuardado((antes) => ({ ...antes, form: { ...values } })),
      }),
    [subscribe],
  );

  const fallo = error !== null && !isFetching;
  useEffect(() => {
    if (fallo) avisarFalla(error);
  }, [fallo, error]);

  const vale = buscado !== null && huellaDeTitular(buscado) === huellaDeTitular(guardado.form);
  const halladas = vale && !fallo ? (data?.data ?? []) : [];
  const noHallado = vale && !isFetching && data !== undefined && data.data.length === 0;

  // Without a holder, what was validated beside a former one is dropped (document 2 §2).
  useEffect(() => {
    if (noHallado) olvidarPersona(BORRADOR);
  }, [noHallado]);

  function buscar(pedido: FormularioTitular) {
    if (vale) void refetch();
    else setGuardado((antes) => ({ ...antes, buscado: pedido, elegida: null }));
  }

  /** Gives the holder of the form as it stands, searched now when nobody did; null when there is none to go on with. */
  async function obtener(): Promise<TitularEncontrado | null> {
    if (!(await form.trigger())) return null;
    const pedido = form.getValues();
    if (!vale) setGuardado((antes) => ({ ...antes, buscado: { ...pedido }, elegida: null }));
    try {
      const respuesta = await consultas.fetchQuery(consultaDe(pedido));
      return elegirAfiliacion(respuesta.data, { ...guardado, elegida: vale ? guardado.elegida : null });
    } catch {
      // The same query tells of its failure above.
      return null;
    }
  }

  return {
    form,
    buscando: isFetching,
    halladas,
    elegido: elegirAfiliacion(halladas, guardado),
    elegir: (elegida: number) => setGuardado((antes) => ({ ...antes, elegida })),
    mensajeNoHallado: noHallado ? data.mensaje : null,
    /** Nobody was found, or nobody could be asked: there is no way on until the search finds somebody. */
    sinPaso: noHallado || (vale && fallo),
    buscar,
    obtener,
  };
}
