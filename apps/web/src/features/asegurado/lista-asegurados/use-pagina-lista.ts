import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { botonesDeFila } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { ofreceNuevos } from './alcance.ts';
import { NUEVO_TITULAR } from './busqueda.ts';
import { escribirBusqueda } from './direccion.ts';
import { useFiltros } from './filtros/use-filtros.ts';
import { conUltimo, usePreferencias } from './preferencias.ts';
import type { TamanoDePagina } from './tamano-de-pagina.ts';
import { useLista } from './use-lista.ts';
import { usePasarDePagina } from './use-pasar-de-pagina.ts';

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
    if (boton.motivo === null) abrir(boton.accion, fila.idAfiliadoEnteGestor);
    else toast('info', `${boton.nombre}: ${boton.motivo}`);
  }

  function cambiarTamano(porPagina: TamanoDePagina) {
    cambiarPreferencias(() => ({ porPagina }));
    buscar({ porPagina });
  }

  return {
    ...deLista,
    fila,
    filtros,
    // When the address cannot be read, the field says what is wrong with it.
    filtrosAbiertos: filtrosAbiertos ?? rechazada,
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
