import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { lazy, Suspense, useState } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { type Opciones, useLista } from '../../lista/use-lista.ts';
import { DialogoActualizacion } from '../actualizacion-usuario/DialogoActualizacion.tsx';
import { DialogoDetalle } from '../detalle-usuario/DialogoDetalle.tsx';
import { nombreCompleto } from '../nombres.ts';
import { DialogoRegistro } from '../registro-usuario/DialogoRegistro.tsx';
import { BarraDeUsuarios } from './BarraDeUsuarios.tsx';
import { type BusquedaUsuarios, EN_USUARIOS } from './busqueda.ts';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosUsuarios } from './FiltrosUsuarios.tsx';

// A few times in the life of an institution.
const DialogoExigencia = lazy(withTimeLimit(() => import('../exigencia-segundo-factor/DialogoExigencia.tsx')));

/** More than a screen shows at once. */
const POR_PAGINA = 20;
const SIN_FILTROS = { buscar: '', estado: '', rol: '', ente: '' };

const USUARIOS = {
  clave: 'usuarios',
  idDe: (u: UsuarioEnLista) => u.idUsuarioSistema,
  pedir: ({ buscar, estado, rol, ente, pagina }: BusquedaUsuarios, opciones: Opciones) => {
    const query = {
      page: pagina,
      limit: POR_PAGINA,
      buscar: buscar || undefined,
      estado: leerEstadoUsuario(estado),
      rol: rol || undefined,
      idEnteGestor: ente === '' ? undefined : Number(ente),
    };
    return llamar('usuarios', { query }, opciones);
  },
};

/** /admin (document 2 §2 System users). */
export function PaginaUsuarios() {
  const direccion = useBusquedaDeLista('admin', EN_USUARIOS);
  const { busqueda, abrir, cerrar } = direccion;
  const lista = useLista(direccion, USUARIOS);
  const perfil = usePerfil();
  const [exigencia, setExigencia] = useState(false);
  const abiertoEn = (panel: typeof busqueda.panel) => (busqueda.panel === panel ? busqueda.elegido : null);
  return (
    <PaginaDeLista
      lista={lista}
      titulo="Usuarios de Sistema"
      capitulo="usuarios-de-sistema"
      filtros={<FiltrosUsuarios filtros={busqueda} buscando={lista.respuesta.isFetching} alBuscar={lista.alBuscar} />}
      barra={
        <BarraDeUsuarios
          elegido={lista.elegida}
          vacia={lista.filas?.length === 0}
          puedeRegistrar={permite(perfil.data, 'registro-usuario')}
          puedeExigir={perfil.data?.acciones_permitidas.includes('exigencia-segundo-factor') ?? false}
          alExigir={() => setExigencia(true)}
          alAbrir={(panel) => abrir(panel)}
        />
      }
      columnas={COLUMNAS}
      porPagina={POR_PAGINA}
      nombrarFila={(u) => `${unirDocumento(u.ci, u.complemento)}, ${nombreCompleto(u)}`}
      alAbrir={(u) => abrir('detalles', u.idUsuarioSistema)}
      siVacia="No hay usuarios con los filtros elegidos."
      alQuitarFiltros={lista.alQuitar(SIN_FILTROS)}
    >
      <DialogoDetalle id={abiertoEn('detalles')} alCerrar={cerrar} />
      <DialogoActualizacion id={abiertoEn('editar')} alCerrar={cerrar} />
      <Suspense fallback={null}>
        {exigencia ? <DialogoExigencia alCerrar={() => setExigencia(false)} /> : null}
      </Suspense>
      <DialogoRegistro abierto={busqueda.panel === 'nuevo'} alCerrar={cerrar} />
    </PaginaDeLista>
  );
}
