import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { nombreCompleto } from '../nombres.ts';
import { deFila } from '../resultado-usuario.ts';

/** REGISTRADO becomes ACTIVO (document 2 §4). */
export const useActivacion = () =>
  useEscritura({
    ...deFila,
    pregunta: (u: UsuarioEnLista) => ({
      title: '¿Está seguro de activar al usuario?',
      text: 'Podrá ingresar con su rol cuando tenga su contraseña.',
      facts: factsOf([
        ['Usuario', `${u.usuario}, ${nombreCompleto(u)}`],
        ['Rol', u.nombreRol],
        ['Estado actual', u.estado],
      ]),
      acceptLabel: 'Activar',
    }),
    enviar: (u: UsuarioEnLista, clave) =>
      llamar('activacion-usuario', { params: { id: u.idUsuarioSistema }, body: { version: u.version } }, { clave }),
  });
