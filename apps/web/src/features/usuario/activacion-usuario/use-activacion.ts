import { useAccionDeUsuario } from '../cambio-usuario.ts';

/** REGISTRADO becomes ACTIVO (document 2 §4). */
export const useActivacion = () =>
  useAccionDeUsuario('activacion-usuario', {
    title: '¿Está seguro de activar al usuario?',
    text: 'Podrá ingresar con su rol cuando tenga su contraseña.',
    facts: (u) => [
      ['Rol', u.nombreRol],
      ['Estado actual', u.estado],
    ],
    acceptLabel: 'Activar',
  });
