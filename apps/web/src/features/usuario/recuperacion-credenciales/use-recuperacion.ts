import { useAccionDeUsuario } from '../cambio-usuario.ts';

/** Sends a link for its user to make another password; nobody else ever sees one. */
export const useRecuperacion = () =>
  useAccionDeUsuario('recuperacion-credenciales', {
    title: '¿Está seguro de recuperar las credenciales del usuario?',
    text: 'Recibirá en su correo un enlace para crear otra contraseña. La actual vale hasta entonces.',
    facts: (u) => [['Correo electrónico', u.correo]],
    acceptLabel: 'Enviar enlace',
  });
