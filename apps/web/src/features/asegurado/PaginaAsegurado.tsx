import Stack from '@mui/material/Stack';
import { type ComponentType, useEffect, useState } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { usePerfil } from '../../lib/use-perfil.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DialogoDeLista } from './dialogo-accion/DialogoDeLista.tsx';
import { accionesVisibles } from './lista-asegurados/acciones-lista.ts';
import { alcanceDe, limitarBusqueda } from './lista-asegurados/alcance.ts';
import { BarraLista } from './lista-asegurados/BarraLista.tsx';
import { BotonesDeFila } from './lista-asegurados/BotonesDeFila.tsx';
import { type Busqueda, contarFiltros } from './lista-asegurados/busqueda.ts';
import { aConsulta } from './lista-asegurados/consulta.ts';
import { FormularioFiltros } from './lista-asegurados/FormularioFiltros.tsx';
import { useListaAsegurados } from './lista-asegurados/lista.api.ts';
import { PanelFiltros } from './lista-asegurados/PanelFiltros.tsx';
import { SelectorModo } from './lista-asegurados/SelectorModo.tsx';
import { TablaAsegurados } from './lista-asegurados/TablaAsegurados.tsx';
import { useBusqueda } from './lista-asegurados/use-busqueda.ts';
import { useFiltros } from './lista-asegurados/use-filtros.ts';
import type { PropsActualizacion, PropsNuevoBeneficiario, PropsPanelNuevo } from './panel.ts';

interface Props {
  /** Registers a new holder; another feature's, so the route brings it, as the next ones. */
  PanelNuevo: ComponentType<PropsPanelNuevo>;
  PanelNuevoBeneficiario: ComponentType<PropsNuevoBeneficiario>;
  PanelActualizacion: ComponentType<PropsActualizacion>;
}

/** /asegurado: the affiliates list (document 2 §2). */
export function PaginaAsegurado({ PanelNuevo, ...paneles }: Props) {
  const direccion = useBusqueda();
  const perfil = usePerfil();
  const alcance = alcanceDe(leerSesion()?.codigoRol ?? '', perfil.data);
  const busqueda = limitarBusqueda(direccion.busqueda, alcance);
  // Whether MIS REGISTROS narrows the search is known only with the profile.
  const lista = useListaAsegurados(busqueda, !direccion.busqueda.misRegistros || !perfil.isPending);
  const [elegida, setElegida] = useState(busqueda.detalle);
  const [filtrosAbiertos, setFiltrosAbiertos] = useState(false);

  function buscar(cambios: Partial<Busqueda>) {
    setElegida(null);
    setFiltrosAbiertos(false);
    // The same search asked once more is asked of the server once more.
    if (aConsulta({ ...busqueda, ...cambios, pagina: 0 }) === aConsulta(busqueda)) void lista.refetch();
    else direccion.buscar(cambios);
  }

  const filtros = useFiltros(busqueda, buscar);
  const { data, error, isFetching, isPlaceholderData } = lista;
  const filas = data?.filas;
  const fila = filas?.find((una) => una.idAfiliadoEnteGestor === elegida);

  // A shared address may ask for a page that no longer exists.
  const ultima = data && !isPlaceholderData && data.paginas > 0 ? data.paginas - 1 : busqueda.pagina;
  const { corregirPagina } = direccion;
  useEffect(() => {
    if (busqueda.pagina > ultima) corregirPagina(ultima);
  }, [busqueda.pagina, ultima, corregirPagina]);

  const { tipoAfiliado } = busqueda;
  const acciones = accionesVisibles(tipoAfiliado, perfil.data?.acciones_permitidas ?? [], fila);

  return (
    <Stack spacing={2}>
      <PageHeader
        title="Lista de asegurados"
        actions={
          <SelectorModo
            busqueda={busqueda}
            alcance={alcance}
            alCambiar={(cambio) => buscar({ ...filtros.vigentes(), ...cambio })}
          />
        }
      />
      <PanelFiltros
        activos={contarFiltros(busqueda)}
        abierto={filtrosAbiertos}
        alAlternar={() => setFiltrosAbiertos(!filtrosAbiertos)}
      >
        <FormularioFiltros
          campos={filtros.campos}
          problemas={filtros.problemas}
          alcance={alcance}
          alCambiar={filtros.cambiar}
          alBuscar={filtros.buscar}
          alLimpiar={filtros.limpiar}
        />
      </PanelFiltros>
      <BarraLista
        total={error ? null : data?.total}
        registrar={alcance.puedeRegistrar && tipoAfiliado === 'TITULAR'}
        alNuevo={() => direccion.abrir({ accion: 'nuevo', detalle: null })}
      >
        <BotonesDeFila
          acciones={acciones}
          fila={fila}
          alAbrir={(cual, { idAfiliadoEnteGestor }) => direccion.abrir({ accion: cual, detalle: idAfiliadoEnteGestor })}
        />
      </BarraLista>
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void lista.refetch()} />
      ) : (
        <TablaAsegurados
          busqueda={busqueda}
          lista={data}
          cargando={isFetching}
          elegida={fila ? elegida : null}
          alElegir={setElegida}
          alCambiarPagina={direccion.verPagina}
          alCambiarTamano={(porPagina) => buscar({ porPagina })}
        />
      )}
      <DialogoDeLista
        busqueda={busqueda}
        lista={lista}
        alcance={alcance}
        PanelNuevo={PanelNuevo}
        {...paneles}
        alElegirBeneficiario={direccion.elegirBeneficiario}
        alCerrar={direccion.cerrar}
      />
    </Stack>
  );
}
