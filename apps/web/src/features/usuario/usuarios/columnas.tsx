import Typography from '@mui/material/Typography';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { OneLine } from '../../../ui/OneLine.tsx';
import { ChipDeEstado } from '../estado.tsx';
import { nombreCompleto } from '../nombres.ts';

/** Document 2 §2 System users, in its order; the name that they sign in with stands under theirs. */
export const COLUMNAS: readonly DataColumn<UsuarioEnLista>[] = [
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
