import { useAccionDeUsuario } from '../cambio-usuario.ts';

export const useBaja = () =>
  useAccionDeUsuario('baja-usuario', {
    title: '¿Está seguro de dar de baja al usuario?',
    text: 'No podrá ingresar y sus sesiones abiertas se cerrarán.',
    facts: (u) => [
      ['Rol', u.nombreRol],
      ['Ente gestor', u.enteGestor],
    ],
    acceptLabel: 'Dar de baja',
    grave: true,
  });
