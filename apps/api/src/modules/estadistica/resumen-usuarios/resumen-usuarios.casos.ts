import type { Caso } from '@sgpa/testing/cable/caso';
import { pedir } from '../testing/pedir.ts';

export const CASOS: readonly Caso[] = [
  pedir('usuariosRegistro', {}, 'quién registró'),
  pedir('usuariosActualizacion', { idEnteGestor: null }, 'quién actualizó'),
  pedir('usuariosRegistro', {}, 'a la autoridad no se le muestra', 'adm.autoridad'),
  pedir('usuariosRegistro', {}, 'al empleador no se le muestra', 'empleador.consulta'),
  pedir('usuariosActualizacion', { idEnteGestor: 2 }, 'de otro ente gestor'),
];
