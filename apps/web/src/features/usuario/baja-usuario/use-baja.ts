import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { nombreCompleto } from '../nombres.ts';
import { deFila } from '../resultado-usuario.ts';

/** Ends an account with its sessions. */
export const useBaja = () =>
  useEscritura({
    ...deFila,
    pregunta: (u: UsuarioEnLista) => ({
      title: '¿Está seguro de dar de baja al usuario?',
      text: 'No podrá ingresar y sus sesiones abiertas se cerrarán.',
      facts: factsOf([
        ['Usuario', `${u.usuario}, ${nombreCompleto(u)}`],
        ['Rol', u.nombreRol],
        ['Ente gestor', u.enteGestor],
      ]),
      acceptLabel: 'Dar de baja',
      grave: true,
    }),
    enviar: (u: UsuarioEnLista, clave) =>
      llamar('baja-usuario', { params: { id: u.idUsuarioSistema }, body: { version: u.version } }, { clave }),
  });
