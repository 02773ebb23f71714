import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FiltrosGuardados } from './filtros/FiltrosGuardados.tsx';
import { SelectorModo } from './SelectorModo.tsx';
import type { PaginaLista } from './use-pagina-lista.ts';
import { VistaDeLista } from './VistaDeLista.tsx';

/** Shows the title, whom the list is about, the searches that were kept, and how it is shown. */
export function CabezaDeLista({ pagina }: { pagina: PaginaLista }) {
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
