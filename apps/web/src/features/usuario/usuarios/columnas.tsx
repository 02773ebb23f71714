import Typography from '@mui/material/Typography';
import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ChipDeEstado } from '../estado.tsx';
import { documentoDe, nombreCompleto } from '../nombres.ts';

/** Document 2 §2 System users, in its order; the name that they sign in with stands under theirs. */
export const COLUMNAS: readonly DataColumn<UsuarioEnLista>[] = [
  { id: 'documento', header: 'Documento', cell: documentoDe, noWrap: true },
  {
    id: 'nombre',
    header: 'Nombre',
    cell: (u) => (
      <>
        {nombreCompleto(u)}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {u.usuario}
        </Typography>
      </>
    ),
  },
  { id: 'telefono', header: 'Teléfono', cell: (u) => u.telefono || '—', noWrap: true },
  { id: 'estado', header: 'Estado', cell: (u) => <ChipDeEstado estado={u.estado} />, noWrap: true },
  { id: 'rol', header: 'Rol', cell: (u) => u.nombreRol },
  { id: 'ente', header: 'Ente gestor', cell: (u) => u.enteGestor },
  { id: 'establecimiento', header: 'Establecimiento', cell: (u) => u.establecimiento.establecimiento || '—' },
];
