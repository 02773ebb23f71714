import type { Perfil } from '@sgpa/contract/v1/perfil';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { boton } from '../../../lib/testing/a-mano.ts';
import { delCable } from '../../../lib/testing/del-cable.ts';
import { crearMarco } from '../../../lib/testing/marco.tsx';
import { respuestaGrabada } from '../../../lib/testing/servidor-grabado.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';

/** As step 1 answered it, in a recorded case. */
export async function personaGrabada(caso: string): Promise<PersonaEnCurso['persona']> {
  const { data } = await (await respuestaGrabada('validacion-titular', caso)).json();
  return data[0];
}

/** Step 3 of whoever is held, for an account with that profile: as after a reload, or on the way back. */
export function mostrarPaso3(pagina: ReactElement, cuenta: Partial<Perfil> = {}) {
  const { consultas, wrapper } = crearMarco();
  consultas.setQueryData(['perfil'], delCable<Perfil>({ elige_ente: false, tipo_asegurado_fijo: null, ...cuenta }));
  return render(pagina, { wrapper });
}

export const botonGuardar = () => boton('3. GUARDAR INFORMACIÓN');
/** Found by its mark alone: nothing else here bears it. */
export const pregunta = () => document.querySelector('[role="alertdialog"]');
