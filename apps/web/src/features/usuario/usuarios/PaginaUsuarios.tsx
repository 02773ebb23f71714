import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { lazy, Suspense, useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { permite } from '../../../lib/permisos.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { QuitarFiltros } from '../../lista/QuitarFiltros.tsx';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { useListaPorPaginas } from '../../lista/use-lista-por-paginas.ts';
import { DialogoActualizacion } from '../actualizacion-usuario/DialogoActualizacion.tsx';
import { DialogoDetalle } from '../detalle-usuario/DialogoDetalle.tsx';
import { nombreCompleto } from '../nombres.ts';
import { DialogoRegistro } from '../registro-usuario/DialogoRegistro.tsx';
import { BarraDeUsuarios } from './BarraDeUsuarios.tsx';
import { EN_USUARIOS } from './busqueda.ts';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosUsuarios } from './FiltrosUsuarios.tsx';
import { POR_PAGINA, useUsuarios } from './usuarios.api.ts';

// A few times in the life of an institution.
const DialogoExigencia = lazy(withTimeLimit(() => import('../exigencia-segundo-factor/DialogoExigencia.tsx')));

const SIN_FILTROS = { buscar: '', estado: '', rol: '', ente: '' } as const;

const idDe = (u: UsuarioEnLista): string => String(u.idUsuarioSistema);
const nombrarFila = (u: UsuarioEnLista): string => `${unirDocumento(u.ci, u.complemento)}, ${nombreCompleto(u)}`;

/** /admin (document 2 §2 System users). */
export function PaginaUsuarios() {
  const direccion = useBusquedaDeLista('admin', EN_USUARIOS);
  const { busqueda, buscar, elegir, abrir, cerrar } = direccion;
  const respuesta = useUsuarios(busqueda);
  const { filas, total, alBuscar, paginas } = useListaPorPaginas(direccion, respuesta);
  const perfil = usePerfil();
  const [exigencia, setExigencia] = useState(false);
  const elegido = filas?.find((u) => u.idUsuarioSistema === busqueda.elegido);
  const abiertoEn = (panel: typeof busqueda.panel) => (busqueda.panel === panel ? busqueda.elegido : null);

  return (
    <>
      <PageHeader help={enlaceDeCapitulo('usuarios-de-sistema')} dense title="Usuarios de Sistema" count={total} />
      <FiltrosUsuarios filtros={busqueda} buscando={respuesta.isFetching} alBuscar={alBuscar} />
      <TablaDeLista
        respuesta={respuesta}
        label="Usuarios de Sistema"
        columns={COLUMNAS}
        rows={filas}
        rowId={idDe}
        pageSize={POR_PAGINA}
        emptyText="No hay usuarios con los filtros elegidos."
        emptyAction={<QuitarFiltros busqueda={busqueda} sinFiltros={SIN_FILTROS} alBuscar={buscar} />}
        toolbar={
          <BarraDeUsuarios
            elegido={elegido}
            vacia={filas?.length === 0}
            puedeRegistrar={permite(perfil.data, 'registro-usuario')}
            puedeExigir={perfil.data?.acciones_permitidas.includes('exigencia-segundo-factor') ?? false}
            alExigir={() => setExigencia(true)}
            alAbrir={(panel) => abrir(panel)}
          />
        }
        selection={{
          id: elegido ? idDe(elegido) : null,
          onChange: (u) => elegir(u.idUsuarioSistema),
          label: nombrarFila,
          onOpen: (u) => abrir('detalles', u.idUsuarioSistema),
        }}
        paging={paginas}
      />
      <DialogoDetalle id={abiertoEn('detalles')} alCerrar={cerrar} />
      <DialogoActualizacion id={abiertoEn('editar')} alCerrar={cerrar} />
      <Suspense fallback={null}>
        {exigencia ? <DialogoExigencia alCerrar={() => setExigencia(false)} /> : null}
      </Suspense>
      <DialogoRegistro abierto={busqueda.panel === 'nuevo'} alCerrar={cerrar} />
    </>
  );
}
