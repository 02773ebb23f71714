import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { nombreCompleto } from '../nombres.ts';
import { deFila } from '../resultado-usuario.ts';

/** For who lost the telephone and the recovery codes. */
export const useRestablecimiento = () =>
  useEscritura({
    ...deFila,
    pregunta: (u: UsuarioEnLista) => ({
      title: '¿Está seguro de quitar el segundo factor del usuario?',
      text: 'Verifique antes que quien lo pide es el usuario. Sus sesiones se cierran, e ingresará solo con su contraseña hasta que active otro.',
      facts: factsOf([
        ['Usuario', `${u.usuario}, ${nombreCompleto(u)}`],
        ['Rol', u.nombreRol],
      ]),
      acceptLabel: 'Quitar segundo factor',
    }),
    enviar: (u: UsuarioEnLista, clave) =>
      llamar(
        'restablecimiento-segundo-factor',
        { params: { id: u.idUsuarioSistema }, body: { version: u.version } },
        { clave },
      ),
  });
