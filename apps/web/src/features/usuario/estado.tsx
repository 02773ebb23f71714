import type { EstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';

const TONOS: Record<EstadoUsuario, StatusTone> = {
  ACTIVO: 'verde',
  REGISTRADO: 'naranja',
  SUSPENDIDO: 'rojo',
  BAJA: 'gris',
};

export const ChipDeEstado = ({ estado }: { estado: EstadoUsuario }) => (
  <StatusChip label={estado} tone={TONOS[estado]} />
);
