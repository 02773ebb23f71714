import Button from '@mui/material/Button';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePaginaQueSobra } from '../../../lib/use-pagina-que-sobra.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { DialogoActualizacion } from '../actualizacion-usuario/DialogoActualizacion.tsx';
import { DialogoDetalle } from '../detalle-usuario/DialogoDetalle.tsx';
import { DialogoExigencia } from '../exigencia-segundo-factor/DialogoExigencia.tsx';
import { nombreCompleto } from '../nombres.ts';
import { DialogoRegistro } from '../registro-usuario/DialogoRegistro.tsx';
import { BarraDeUsuarios } from './BarraDeUsuarios.tsx';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosUsuarios } from './FiltrosUsuarios.tsx';
import { useBusquedaUsuarios } from './use-busqueda.ts';
import { POR_PAGINA, useUsuarios } from './usuarios.api.ts';

const SIN_FILTROS = { buscar: '', estado: '', rol: '', ente: '' } as const;

const idDe = (u: UsuarioEnLista): string => String(u.idUsuarioSistema);
const nombrarFila = (u: UsuarioEnLista): string => `${unirDocumento(u.ci, u.complemento)}, ${nombreCompleto(u)}`;

/** /admin (document 2 §2 System users). */
export function PaginaUsuarios() {
  const { busqueda, buscar, verPagina, elegir, abrir, cerrar, volverAlPrincipio } = useBusquedaUsuarios();
  const respuesta = useUsuarios(busqueda);
  const { data, error, isFetching, refetch } = respuesta;
  const perfil = usePerfil();
  const [exigencia, setExigencia] = useState(false);
  const filas = data?.content;
  const elegido = filas?.find((u) => u.idUsuarioSistema === busqueda.usuario);
  const abiertoEn = (panel: typeof busqueda.panel) => (busqueda.panel === panel ? busqueda.usuario : null);
  usePaginaQueSobra(busqueda.pagina, respuesta, volverAlPrincipio);

  return (
    <>
      <PageHeader dense title="Usuarios de Sistema" count={error ? undefined : data?.totalElement} />
      <FiltrosUsuarios
        filtros={busqueda}
        buscando={isFetching}
        alBuscar={(filtros) => (esLaMisma(busqueda, { ...filtros, pagina: 0 }) ? void refetch() : buscar(filtros))}
      />
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Usuarios de Sistema"
          columns={COLUMNAS}
          rows={filas}
          rowId={idDe}
          loading={isFetching}
          pageSize={POR_PAGINA}
          emptyText="No hay usuarios con los filtros elegidos."
          emptyAction={
            esLaMisma(busqueda, SIN_FILTROS) ? null : (
              <Button variant="outlined" onClick={() => buscar(SIN_FILTROS)}>
                Quitar los filtros
              </Button>
            )
          }
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
          paging={{ page: busqueda.pagina, pageCount: data?.pages ?? 0, onChange: verPagina }}
        />
      )}
      <DialogoDetalle id={abiertoEn('detalles')} alCerrar={cerrar} />
      <DialogoActualizacion id={abiertoEn('editar')} alCerrar={cerrar} />
      {exigencia ? <DialogoExigencia alCerrar={() => setExigencia(false)} /> : null}
      <DialogoRegistro abierto={busqueda.panel === 'nuevo'} alCerrar={cerrar} />
    </>
  );
}
