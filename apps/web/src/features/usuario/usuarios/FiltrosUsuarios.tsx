import { ESTADOS_USUARIO } from '@sgpa/domain/usuario/estado-usuario';
import { countActive } from '../../../ui/ListFilters.tsx';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { useOpcionesDeUsuario } from '../usuario.api.ts';
import type { FiltrosDeUsuarios } from './busqueda.ts';

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
