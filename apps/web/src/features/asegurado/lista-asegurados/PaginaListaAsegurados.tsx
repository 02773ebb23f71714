import Box from '@mui/material/Box';
import { FoldedFilters } from '../../../ui/FoldedFilters.tsx';
import { contarFiltros } from './busqueda.ts';
import { CabezaDeLista } from './CabezaDeLista.tsx';
import { CuerpoDeLista } from './CuerpoDeLista.tsx';
import { AvisoRegistrado } from './constancia/AvisoRegistrado.tsx';
import { DialogoDeLista } from './dialogo/DialogoDeLista.tsx';
import { FiltrosEnPapel } from './filtros/FiltrosEnPapel.tsx';
import { FormularioFiltros } from './filtros/FormularioFiltros.tsx';
import { usePaginaLista } from './use-pagina-lista.ts';

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
