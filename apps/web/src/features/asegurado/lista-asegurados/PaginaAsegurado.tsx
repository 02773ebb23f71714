import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { botonesVisibles } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { BarraLista } from './BarraLista.tsx';
import { BotonesDeFila } from './BotonesDeFila.tsx';
import { contarFiltros, NUEVO_TITULAR } from './busqueda.ts';
import { DialogoDeLista } from './dialogo/DialogoDeLista.tsx';
import { FormularioFiltros } from './filtros/FormularioFiltros.tsx';
import { PanelFiltros } from './filtros/PanelFiltros.tsx';
import { useFiltros } from './filtros/use-filtros.ts';
import { SelectorModo } from './SelectorModo.tsx';
import { TablaAsegurados } from './tabla/TablaAsegurados.tsx';
import { useLista } from './use-lista.ts';

/** /asegurado: the affiliates list (document 2 §2). */
export function PaginaAsegurado() {
  const { acciones } = useComposicion();
  const [filtrosAbiertos, setFiltrosAbiertos] = useState(false);
  const { direccion, alcance, busqueda, lista, buscar, fila, elegir, deRol } = useLista(() =>
    setFiltrosAbiertos(false),
  );
  const filtros = useFiltros(busqueda, buscar);
  const { data, error, isFetching } = lista;
  const { tipoAfiliado } = busqueda;

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
          botones={botonesVisibles(acciones, tipoAfiliado, deRol, fila)}
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
          elegida={fila?.idAfiliadoEnteGestor ?? null}
          alElegir={elegir}
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
