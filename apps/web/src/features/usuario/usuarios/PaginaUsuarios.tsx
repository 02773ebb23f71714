import Typography from '@mui/material/Typography';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { ESTADOS_USUARIO, leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { lazy, Suspense, useState } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { countActive } from '../../../ui/ListFilters.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { type Opciones, useLista } from '../../lista/use-lista.ts';
import { DialogoActualizacion } from '../actualizacion-usuario/DialogoActualizacion.tsx';
import { nombreCompleto } from '../cambio-usuario.ts';
import { DialogoDetalle } from '../detalle-usuario/DialogoDetalle.tsx';
import { ChipDeEstado } from '../estado.tsx';
import { DialogoRegistro } from '../registro-usuario/DialogoRegistro.tsx';
import { useOpcionesDeUsuario } from '../usuario.api.ts';
import { BarraDeUsuarios } from './BarraDeUsuarios.tsx';
import { type BusquedaUsuarios, DIRECCION_DE_USUARIOS, type FiltrosDeUsuarios } from './busqueda.ts';

interface Props {
  filtros: FiltrosDeUsuarios;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeUsuarios) => void;
}

const ESTADOS = ESTADOS_USUARIO.map((estado) => ({ value: estado, label: estado }));

export function FiltrosUsuarios({ filtros: { buscar, estado, rol, ente }, buscando, alBuscar }: Props) {
  const buscados = { buscar, estado, rol, ente };
  const { data } = useOpcionesDeUsuario();
  const roles = (data?.roles ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const entes = (data?.entes ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  // Whoever administers one managing entity has nothing to choose.
  const eligeEnte = entes.length > 1;
  return (
    <FiltrosDeLista<FiltrosDeUsuarios>
      label="Usuarios"
      active={countActive(buscados)}
      columns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: `2fr 1fr 1.5fr ${eligeEnte ? '1.5fr' : ''} auto` }}
      buscados={buscados}
      campos={[
        { kind: 'text', name: 'buscar', label: 'Documento, nombre, usuario o correo', maxLength: 100 },
        { kind: 'select', name: 'estado', label: 'Estado', options: ESTADOS, allLabel: 'Todos' },
        { kind: 'select', name: 'rol', label: 'Rol', options: roles, allLabel: 'Todos' },
        eligeEnte && { kind: 'select', name: 'ente', label: 'Ente gestor', options: entes, allLabel: 'Todos' },
      ]}
      buscando={buscando}
      alBuscar={(escritos) => alBuscar({ ...escritos, buscar: escritos.buscar.trim() })}
    />
  );
}

/** The columns follow document 2 §2 System users, in its order; the name that they sign in with stands under theirs. */
const COLUMNAS: readonly DataColumn<UsuarioEnLista>[] = [
  { id: 'documento', header: 'Documento', cell: (u) => unirDocumento(u.ci, u.complemento), noWrap: true },
  {
    id: 'nombre',
    header: 'Nombre',
    lead: true,
    cell: (u) => (
      <>
        <OneLine text={nombreCompleto(u)} share={14} />
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.15 }}
        >
          <OneLine text={u.usuario} share={14} />
        </Typography>
      </>
    ),
  },
  { id: 'telefono', header: 'Teléfono', cell: (u) => u.telefono || '—', noWrap: true },
  {
    id: 'estado',
    header: 'Estado',
    cell: (u) => (
      <>
        <ChipDeEstado estado={u.estado} />
        {u.bajaEfectivaEl ? (
          <Typography
            component="span"
            variant="caption"
            sx={{ display: 'block', lineHeight: 1.15, color: 'error.main' }}
          >
            Baja: {mostrarFecha(u.bajaEfectivaEl)}
          </Typography>
        ) : null}
      </>
    ),
    noWrap: true,
  },
  { id: 'rol', header: 'Rol', cell: (u) => <OneLine text={u.nombreRol} share={9} lines={2} /> },
  { id: 'ente', header: 'Ente gestor', cell: (u) => <OneLine text={u.enteGestor} share={11} lines={2} /> },
  {
    id: 'establecimiento',
    header: 'Establecimiento',
    cell: (u) => <OneLine text={u.establecimiento.establecimiento || '—'} share={8} lines={2} />,
  },
];

// The dialog opens a few times in the life of an institution.
const DialogoExigencia = lazy(withTimeLimit(() => import('../exigencia-segundo-factor/DialogoExigencia.tsx')));

/** The page is more than a screen shows at once. */
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

/** Shows /admin (document 2 §2 System users). */
export function PaginaUsuarios() {
  const direccion = useBusquedaDeLista('admin', DIRECCION_DE_USUARIOS);
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
