import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import { type Modo, modoDelPerfil } from '../../../lib/use-perfil.ts';

export const modoDelRol = (rol: string): Modo =>
  modoDelPerfil({ elige_ente: esRolAutoridad(rol), tipo_asegurado_fijo: tipoForzadoPorRol(rol) });
