/** A change of an account is asked about first, and a refused one keeps what was typed until it is saved. */

import type { UsuarioEnLista } from '@sgpa/contract/shared/usuario';
import type { AccionDeUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { type Desenlace, EN_FORMULARIO } from '../../lib/desenlace.ts';
import { llamar } from '../../lib/llamar.ts';
import { useEscritura } from '../../lib/use-escritura.ts';
import { factsOf } from '../../ui/confirm-facts.ts';
import { TOAST_MS } from '../../ui/toast.ts';

type Nombres = Pick<UsuarioEnLista, 'nombres' | 'paterno' | 'materno'>;

export const nombreCompleto = ({ paterno, materno, nombres }: Nombres): string =>
  [paterno, materno, nombres].filter(Boolean).join(' ');

export const AL_GUARDAR_USUARIO = { ...EN_FORMULARIO, refresca: ['usuarios', 'detalle-usuario'] } as const;

/** An action done from the list has no form, so that a toast tells what went wrong. */
export const AL_GUARDAR_SIN_FORMULARIO = {
  ...AL_GUARDAR_USUARIO,
  interpretarFalla: (error: unknown): Desenlace => {
    const { mensajes, ...resto } = EN_FORMULARIO.interpretarFalla(error);
    return { ...resto, mensajes: [], avisos: mensajes.map((mensaje) => ({ tipo: 'error', mensaje, ms: TOAST_MS })) };
  },
};

/** The facts name, beside the account, what the person should look at. */
interface Pregunta {
  title: string;
  text: string;
  facts: (u: UsuarioEnLista) => [string, string][];
  acceptLabel: string;
  grave?: boolean;
}

/** Runs an action on the account chosen in the list, which is asked for and needs no form. */
export const useAccionDeUsuario = (
  accion: Exclude<AccionDeUsuario, 'detalle-usuario' | 'actualizacion-usuario'>,
  { facts, ...pregunta }: Pregunta,
) =>
  useEscritura({
    ...AL_GUARDAR_SIN_FORMULARIO,
    pregunta: (u: UsuarioEnLista) => ({
      ...pregunta,
      facts: factsOf([['Usuario', `${u.usuario}, ${nombreCompleto(u)}`], ...facts(u)]),
    }),
    enviar: ({ idUsuarioSistema: id, version }: UsuarioEnLista, clave) =>
      llamar(accion, { params: { id }, body: { version } }, { clave }),
  });
