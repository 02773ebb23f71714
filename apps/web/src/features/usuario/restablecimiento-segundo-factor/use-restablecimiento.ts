import { useAccionDeUsuario } from '../cambio-usuario.ts';

/** Serves who lost the telephone and the recovery codes. */
export const useRestablecimiento = () =>
  useAccionDeUsuario('restablecimiento-segundo-factor', {
    title: '¿Está seguro de quitar el segundo factor del usuario?',
    text: 'Verifique antes que quien lo pide es el usuario. Sus sesiones se cierran, e ingresará solo con su contraseña hasta que active otro.',
    facts: (u) => [['Rol', u.nombreRol]],
    acceptLabel: 'Quitar segundo factor',
  });
