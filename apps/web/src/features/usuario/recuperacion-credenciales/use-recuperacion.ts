import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { nombreCompleto } from '../nombres.ts';
import { deFila } from '../resultado-usuario.ts';

/** A link for its user to make another password; nobody else ever sees one. */
export const useRecuperacion = () =>
  useEscritura({
    ...deFila,
    pregunta: (u: UsuarioEnLista) => ({
      title: '¿Está seguro de recuperar las credenciales del usuario?',
      text: 'Recibirá en su correo un enlace para crear otra contraseña. La actual vale hasta entonces.',
      facts: factsOf([
        ['Usuario', `${u.usuario}, ${nombreCompleto(u)}`],
        ['Correo electrónico', u.correo],
      ]),
      acceptLabel: 'Enviar enlace',
    }),
    enviar: (u: UsuarioEnLista, clave) =>
      llamar(
        'recuperacion-credenciales',
        { params: { id: u.idUsuarioSistema }, body: { version: u.version } },
        { clave },
      ),
  });
