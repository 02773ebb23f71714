import type { Perfil } from '@sgpa/contract/v1/perfil';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { boton } from '../../../lib/testing/a-mano.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';

export async function personaGrabada(caso: string): Promise<PersonaEnCurso['persona']> {
  const { data } = await (await respuestaGrabada('validacion-titular', caso)).json();
  return data[0];
}

/** Shows step 3 of the person held in storage, for an account with that profile, as after a reload. */
export function mostrarPaso3(pagina: ReactElement, cuenta: Partial<Perfil> = {}) {
  const { consultas, wrapper } = crearMarco();
  consultas.setQueryData(['perfil'], delCable<Perfil>({ elige_ente: false, tipo_asegurado_fijo: null, ...cuenta }));
  return render(pagina, { wrapper });
}

export const botonGuardar = () => boton('3. GUARDAR INFORMACIÓN');
/** Only the question bears this mark. */
export const pregunta = () => document.querySelector('[role="alertdialog"]');
