import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { diaDe, horaEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

type Nombres = Pick<UsuarioEnLista, 'nombres' | 'paterno' | 'materno'>;

export const nombreCompleto = ({ paterno, materno, nombres }: Nombres): string =>
  [paterno, materno, nombres].filter(Boolean).join(' ');

/** An instant of the wire as people in La Paz read it, to the minute. */
export function mostrarInstante(iso: string): string {
  const local = horaEnLaPaz(new Date(iso));
  return `${mostrarFecha(diaDe(local))} ${local.slice(11, 16)}`;
}
