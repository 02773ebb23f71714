import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import type { AccionDeUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { llamar } from '../../lib/llamar.ts';
import { useEscritura } from '../../lib/use-escritura.ts';
import { factsOf } from '../../ui/confirm-facts.ts';
import { nombreCompleto } from './nombres.ts';
import { deFila } from './resultado-usuario.ts';

/** What is asked before it: beside the account, what the person should look at. */
interface Pregunta {
  title: string;
  text: string;
  facts: (u: UsuarioEnLista) => [string, string][];
  acceptLabel: string;
  grave?: boolean;
}

/** An action on the account chosen in the list, which is asked for and needs no form. */
export const useAccionDeUsuario = (
  accion: Exclude<AccionDeUsuario, 'detalle-usuario' | 'actualizacion-usuario'>,
  { facts, ...pregunta }: Pregunta,
) =>
  useEscritura({
    ...deFila,
    pregunta: (u: UsuarioEnLista) => ({
      ...pregunta,
      facts: factsOf([['Usuario', `${u.usuario}, ${nombreCompleto(u)}`], ...facts(u)]),
    }),
    enviar: ({ idUsuarioSistema: id, version }: UsuarioEnLista, clave) =>
      llamar(accion, { params: { id }, body: { version } }, { clave }),
  });
