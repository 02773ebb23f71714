import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { leerSesion } from '../../../lib/sesion.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { botonesVisibles } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { alcanceDe, limitarBusqueda } from './alcance.ts';
import { BarraLista } from './BarraLista.tsx';
import { BotonesDeFila } from './BotonesDeFila.tsx';
import { type Busqueda, contarFiltros, NUEVO_TITULAR } from './busqueda.ts';
import { mismaConsulta } from './consulta.ts';
import { DialogoDeLista } from './dialogo/DialogoDeLista.tsx';
import { FormularioFiltros } from './filtros/FormularioFiltros.tsx';
import { PanelFiltros } from './filtros/PanelFiltros.tsx';
import { useFiltros } from './filtros/use-filtros.ts';
import { useListaAsegurados } from './lista.api.ts';
import { SelectorModo } from './SelectorModo.tsx';
import { TablaAsegurados } from './tabla/TablaAsegurados.tsx';
import { useBusqueda } from './use-busqueda.ts';

/** /asegurado: the affiliates list (document 2 §2). */
export function PaginaAsegurado() {
  const composicion = useComposicion();
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
    if (mismaConsulta({ ...busqueda, ...cambios, pagina: 0 }, busqueda)) void lista.refetch();
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
  const deRol = perfil.data?.acciones_permitidas ?? [];

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
        <FormularioFiltros filtros={filtros} alcance={alcance} />
      </PanelFiltros>
      <BarraLista
        total={error ? null : data?.total}
        registrar={alcance.puedeRegistrar && tipoAfiliado === 'TITULAR'}
        alNuevo={() => direccion.abrir({ accion: NUEVO_TITULAR, detalle: null })}
      >
        <BotonesDeFila
          botones={botonesVisibles(composicion.acciones, tipoAfiliado, deRol, fila)}
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
        alElegirBeneficiario={direccion.elegirBeneficiario}
        alCerrar={direccion.cerrar}
      />
    </Stack>
  );
}
