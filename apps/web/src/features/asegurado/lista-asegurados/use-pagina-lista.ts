import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { botonesDeFila } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { ofreceNuevos } from './alcance.ts';
import { NUEVO_TITULAR } from './busqueda.ts';
import type { Sentido } from './dialogo/BarraDetalle.tsx';
import { escribirBusqueda } from './direccion.ts';
import { useFiltros } from './filtros/use-filtros.ts';
import type { useListaAsegurados } from './lista.api.ts';
import { conUltimo, usePreferencias } from './preferencias.ts';
import type { TamanoDePagina } from './tamano-de-pagina.ts';
import { useLista } from './use-lista.ts';

/**
 * Passes from the last person of a page to the first of the next, and back: the page changes below the details, and
 * once it is there `alPasar` is given whom it begins or ends with. It is undefined where there is no such page.
 */
export function usePasarDePagina(
  pagina: number,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useListaAsegurados>, 'data' | 'isPlaceholderData'>,
  irA: (pagina: number) => void,
  alPasar: (id: number) => void,
): Record<Sentido, (() => void) | undefined> {
  const [haciaDonde, setHaciaDonde] = useState<{ pagina: number; sentido: Sentido } | null>(null);
  const llega = haciaDonde?.pagina === pagina && !isPlaceholderData ? data : undefined;
  const alLlegar = useEffectEvent((filas: NonNullable<typeof llega>['filas']) => {
    const fila = filas.at(haciaDonde?.sentido === 'siguiente' ? 0 : -1);
    setHaciaDonde(null);
    if (fila) alPasar(fila.idAfiliadoEnteGestor);
  });
  useEffect(() => {
    if (llega) alLlegar(llega.filas);
  }, [llega]);

  const ir = (sentido: Sentido, otra: number) => () => {
    setHaciaDonde({ pagina: otra, sentido });
    irA(otra);
  };
  const paginas = data?.paginas ?? 0;
  return {
    anterior: pagina > 0 ? ir('anterior', pagina - 1) : undefined,
    siguiente: pagina + 1 < paginas ? ir('siguiente', pagina + 1) : undefined,
  };
}

/** Joins the list with its filters, what the user prefers, and what can be done to the chosen row. */
export function usePaginaLista() {
  const { acciones } = useComposicion();
  const [filtrosAbiertos, abrirFiltros] = useState<boolean | null>(null);
  const [preferencias, cambiarPreferencias] = usePreferencias();
  const deLista = useLista(preferencias.porPagina, () => abrirFiltros(null));
  const { direccion, alcance, busqueda, lista, buscar, elegir, porEnfocar, alEnfocar } = deLista;
  const filtros = useFiltros(busqueda, (nuevos) => {
    cambiarPreferencias((previas) => ({
      ultimos: conUltimo(previas, escribirBusqueda({ ...busqueda, ...nuevos, ilegible: undefined })),
    }));
    buscar(nuevos);
  });
  const { rechazada } = filtros;
  // A question that was not understood has no answer, and the one before is not its own.
  const fila = rechazada ? undefined : deLista.fila;
  const botones = botonesDeFila(acciones, busqueda.tipoAfiliado, deLista.deRol, fila);

  const pasarA = (id: number) => {
    elegir(id);
    direccion.pasarA(id);
  };

  function abrir(accion: (typeof botones)[number]['accion'], id: number) {
    elegir(id);
    direccion.abrir({ accion, detalle: id });
  }

  function teclear(letra: string) {
    const boton = botones.find(({ tecla }) => tecla === letra);
    // A dialog that is already opening is not changed for another.
    if (!boton || !fila || busqueda.accion !== null) return;
    if (boton.impedimento === null) abrir(boton.accion, fila.idAfiliadoEnteGestor);
    else toast('info', `${boton.nombre}: ${boton.impedimento}`);
  }

  function cambiarTamano(porPagina: TamanoDePagina) {
    cambiarPreferencias(() => ({ porPagina }));
    buscar({ porPagina });
  }

  return {
    ...deLista,
    fila,
    filtros,
    // A field that says what is wrong with the address is in sight; where none does, the sentence below is.
    filtrosAbiertos: filtrosAbiertos ?? Object.values(filtros.problemas).some(Boolean),
    abrirFiltros,
    preferencias,
    cambiarPreferencias,
    cambiarTamano,
    botones,
    abrir,
    teclear,
    registrar: ofreceNuevos(alcance, busqueda),
    nuevo: () => direccion.abrir({ accion: NUEVO_TITULAR, detalle: null }),
    pasarA,
    pasarDePagina: usePasarDePagina(busqueda.pagina, lista, direccion.corregirPagina, pasarA),
    foco: { porEnfocar: porEnfocar && !filtros.escribiendo, alEnfocar },
  };
}

export type PaginaLista = ReturnType<typeof usePaginaLista>;
