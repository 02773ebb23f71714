import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';

type Nombres = Pick<UsuarioEnLista, 'nombres' | 'paterno' | 'materno'>;

export const nombreCompleto = ({ paterno, materno, nombres }: Nombres): string =>
  [paterno, materno, nombres].filter(Boolean).join(' ');
