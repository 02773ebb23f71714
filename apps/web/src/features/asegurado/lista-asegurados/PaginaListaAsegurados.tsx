import Box from '@mui/material/Box';
import { useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FoldedFilters } from '../../../ui/FoldedFilters.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { toast } from '../../../ui/toast.ts';
import { botonesDeFila } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { Exportar } from '../exportacion-asegurados/Exportar.tsx';
import { ofreceNuevos } from './alcance.ts';
import { BarraLista } from './BarraLista.tsx';
import { BotonesDeFila } from './BotonesDeFila.tsx';
import { contarFiltros, NUEVO_TITULAR } from './busqueda.ts';
import { AvisoRegistrado } from './constancia/AvisoRegistrado.tsx';
import { aExportacion } from './consulta.ts';
import { DialogoDeLista } from './dialogo/DialogoDeLista.tsx';
import { escribirBusqueda } from './direccion.ts';
import { FiltrosEnPapel } from './filtros/FiltrosEnPapel.tsx';
import { FiltrosGuardados } from './filtros/FiltrosGuardados.tsx';
import { FormularioFiltros } from './filtros/FormularioFiltros.tsx';
import { useFiltros } from './filtros/use-filtros.ts';
import { conUltimo, usePreferencias } from './preferencias.ts';
import { SelectorModo } from './SelectorModo.tsx';
import { SinEntender, SiVacia } from './SiVacia.tsx';
import { TablaAsegurados } from './tabla/TablaAsegurados.tsx';
import type { TamanoDePagina } from './tamano-de-pagina.ts';
import { useLista } from './use-lista.ts';
import { usePasarDePagina } from './use-pasar-de-pagina.ts';
import { VistaDeLista } from './VistaDeLista.tsx';

/** Shows /asegurado, the affiliates list (document 2 §2). */
export function PaginaListaAsegurados() {
  const { acciones } = useComposicion();
  const [filtrosAbiertos, setFiltrosAbiertos] = useState<boolean | null>(null);
  const [preferencias, cambiarPreferencias] = usePreferencias();
  const { direccion, alcance, busqueda, lista, buscar, reciente, elegir, ...deLista } = useLista(
    preferencias.porPagina,
    () => setFiltrosAbiertos(null),
  );
  const { mostrarRegistrado, porEnfocar, alEnfocar, deRol } = deLista;
  const filtros = useFiltros(busqueda, (nuevos) => {
    cambiarPreferencias((previas) => ({
      ultimos: conUltimo(previas, escribirBusqueda({ ...busqueda, ...nuevos, ilegible: undefined })),
    }));
    buscar(nuevos);
  });
  const { rechazada } = filtros;
  // When the address cannot be read, the field says what is wrong with it.
  const abiertos = filtrosAbiertos ?? rechazada;
  // A question that was not understood has no answer, and the one before is not its own.
  const fila = rechazada ? undefined : deLista.fila;
  const { data, error, isFetching } = lista;
  const foco = { porEnfocar: porEnfocar && !filtros.escribiendo, alEnfocar };
  const { tipoAfiliado } = busqueda;
  const registrar = ofreceNuevos(alcance, busqueda);
  const botones = botonesDeFila(acciones, tipoAfiliado, deRol, fila);
  const pasarA = (id: number) => {
    elegir(id);
    direccion.pasarA(id);
  };
  const pasarDePagina = usePasarDePagina(busqueda.pagina, lista, direccion.corregirPagina, pasarA);
  const nuevo = () => direccion.abrir({ accion: NUEVO_TITULAR, detalle: null });

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

  const barra = (
    <BarraLista
      total={error || rechazada ? null : data?.total}
      masDe={data?.masDe}
      registrar={registrar}
      alNuevo={nuevo}
      alFinal={rechazada ? null : <Exportar filtros={aExportacion(busqueda)} />}
    >
      <BotonesDeFila
        botones={botones}
        fila={fila}
        alAbrir={(accion, { idAfiliadoEnteGestor }) => abrir(accion, idAfiliadoEnteGestor)}
      />
    </BarraLista>
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: { xs: -0.5, sm: -1 } }}>
      <PageHeader
        dense
        title="Lista de asegurados"
        help={enlaceDeCapitulo('lista-de-asegurados')}
        actions={
          <>
            <SelectorModo
              busqueda={busqueda}
              alcance={alcance}
              alCambiar={(cambio) => buscar({ ...filtros.vigentes(), ...cambio })}
            />
            <FiltrosGuardados
              busqueda={busqueda}
              alcance={alcance}
              preferencias={preferencias}
              alCambiar={cambiarPreferencias}
              alElegir={buscar}
            />
            <VistaDeLista
              tipo={tipoAfiliado}
              veAlPersonal={alcance.veAlPersonal}
              porPagina={busqueda.porPagina}
              orden={busqueda.orden}
              preferencias={preferencias}
              alCambiar={(cambio) => cambiarPreferencias(() => cambio)}
              alCambiarTamano={cambiarTamano}
              alOrdenar={(orden) => buscar({ orden })}
            />
          </>
        }
      />
      {fila && reciente ? <AvisoRegistrado fila={fila} /> : null}
      <FiltrosEnPapel busqueda={busqueda} />
      <FoldedFilters active={contarFiltros(busqueda)} open={abiertos} onToggle={() => setFiltrosAbiertos(!abiertos)}>
        <FormularioFiltros
          filtros={filtros}
          alcance={alcance}
          empieza={busqueda.accion === null && direccion.registrado === null && contarFiltros(busqueda) === 0}
        />
      </FoldedFilters>
      {rechazada ? (
        <>
          <div className="lista">{barra}</div>
          <SinEntender busqueda={busqueda} alQuitar={filtros.limpiar} />
        </>
      ) : error ? (
        <>
          <div className="lista">{barra}</div>
          <ErrorState text={mensajeDeError(error)} onRetry={() => void lista.refetch()} />
        </>
      ) : (
        <TablaAsegurados
          busqueda={busqueda}
          veAlPersonal={alcance.veAlPersonal}
          lista={data}
          cargando={isFetching}
          preferencias={preferencias}
          elegida={fila?.idAfiliadoEnteGestor ?? null}
          alElegir={elegir}
          alAbrir={({ idAfiliadoEnteGestor }) => abrir('detalle-asegurado', idAfiliadoEnteGestor)}
          alTeclear={teclear}
          alOrdenar={(orden) => buscar({ orden })}
          alCambiarPagina={direccion.verPagina}
          {...foco}
          barra={barra}
          siVacia={
            <SiVacia
              busqueda={busqueda}
              registrar={registrar}
              filtros={filtros}
              alNuevo={nuevo}
              alBuscar={buscar}
              {...foco}
            />
          }
        />
      )}
      <DialogoDeLista
        busqueda={busqueda}
        lista={lista}
        numero={!rechazada && data?.total === 0 ? busqueda.numeroDocumento : ''}
        alcance={alcance}
        alRegistrar={mostrarRegistrado}
        alAbrir={abrir}
        alPasar={pasarA}
        alPasarDePagina={pasarDePagina}
        alElegirBeneficiario={direccion.elegirBeneficiario}
        alCerrar={direccion.cerrar}
      />
    </Box>
  );
}
