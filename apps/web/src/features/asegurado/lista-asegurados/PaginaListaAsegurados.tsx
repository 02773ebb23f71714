import Box from '@mui/material/Box';
import { lazy } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { FoldedFilters } from '../../../ui/FoldedFilters.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TUNE_OUTLINED } from '../../../ui/icon-paths.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { Alcance } from './alcance.ts';
import { BotonConMenu } from './BotonConMenu.tsx';
import { type Busqueda, contarFiltros } from './busqueda.ts';
import { CuerpoDeLista } from './CuerpoDeLista.tsx';
import { AvisoRegistrado } from './constancia/AvisoRegistrado.tsx';
import { DialogoDeLista } from './dialogo/DialogoDeLista.tsx';
import { FiltrosEnPapel } from './filtros/FiltrosEnPapel.tsx';
import { FiltrosGuardados } from './filtros/FiltrosGuardados.tsx';
import { FormularioFiltros } from './filtros/FormularioFiltros.tsx';
import { type PaginaLista, usePaginaLista } from './use-pagina-lista.ts';
import type { PropsVista } from './vista/OpcionesDeVista.tsx';

interface Props {
  busqueda: Busqueda;
  alcance: Alcance;
  alCambiar: (cambio: Partial<Busqueda>) => void;
}

const SelectorModo = ({ busqueda, alcance, alCambiar }: Props) => (
  <>
    <ToggleChoice
      dense
      label="Tipo de afiliado"
      options={['TITULAR', 'BENEFICIARIO']}
      value={busqueda.tipoAfiliado}
      onChange={(tipoAfiliado) => alCambiar({ tipoAfiliado })}
    />
    {alcance.eligeMisRegistros ? (
      <ToggleChoice
        dense
        label="Registros que se muestran"
        options={['MIS REGISTROS', 'TODOS']}
        value={busqueda.misRegistros ? 'MIS REGISTROS' : 'TODOS'}
        onChange={(cuales) => alCambiar({ misRegistros: cuales === 'MIS REGISTROS' })}
      />
    ) : null}
  </>
);

const traerOpciones = withTimeLimit(() => import('./vista/OpcionesDeVista.tsx'));
const OpcionesDeVista = lazy(traerOpciones);

const VistaDeLista = (props: Omit<PropsVista, 'ancla' | 'alCerrar'>) => (
  <BotonConMenu
    texto="Vista"
    icono={<Icon d={TUNE_OUTLINED} />}
    traer={traerOpciones}
    menu={(abierto) => <OpcionesDeVista {...props} {...abierto} />}
  />
);

/** Shows the title, whom the list is about, the searches that were kept, and how it is shown. */
function CabezaDeLista({ pagina }: { pagina: PaginaLista }) {
  const { busqueda, alcance, filtros, preferencias, cambiarPreferencias, buscar, cambiarTamano } = pagina;
  return (
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
            tipo={busqueda.tipoAfiliado}
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
  );
}

/** Shows /asegurado, the affiliates list (document 2 §2). */
export function PaginaListaAsegurados() {
  const pagina = usePaginaLista();
  const { direccion, alcance, busqueda, lista, filtros, filtrosAbiertos, abrirFiltros, fila, reciente } = pagina;
  const filtran = contarFiltros(busqueda);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: { xs: -0.5, sm: -1 } }}>
      <CabezaDeLista pagina={pagina} />
      {fila && reciente ? <AvisoRegistrado fila={fila} /> : null}
      <FiltrosEnPapel busqueda={busqueda} />
      <FoldedFilters active={filtran} open={filtrosAbiertos} onToggle={() => abrirFiltros(!filtrosAbiertos)}>
        <FormularioFiltros
          filtros={filtros}
          alcance={alcance}
          empieza={busqueda.accion === null && direccion.registrado === null && filtran === 0}
        />
      </FoldedFilters>
      <CuerpoDeLista pagina={pagina} />
      <DialogoDeLista
        busqueda={busqueda}
        lista={lista}
        numero={!filtros.rechazada && lista.data?.total === 0 ? busqueda.numeroDocumento : ''}
        alcance={alcance}
        alRegistrar={pagina.mostrarRegistrado}
        alAbrir={pagina.abrir}
        alPasar={pagina.pasarA}
        alPasarDePagina={pagina.pasarDePagina}
        alElegirBeneficiario={direccion.elegirBeneficiario}
        alCerrar={direccion.cerrar}
      />
    </Box>
  );
}
