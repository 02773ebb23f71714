import type { Page } from '@playwright/test';
import { PASSWORD } from '../base/servidor.ts';

/** Drives the sign-in form, wherever it is: on its page or in the dialog of a session that ended. */
export function formularioIngreso(page: Page) {
  const usuario = page.getByRole('textbox', { name: 'Usuario' });
  const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
  const boton = page.getByRole('button', { name: 'Ingresar' });
  return {
    usuario,
    password,
    boton,
    async ingresar(username: string, clave: string = PASSWORD) {
      await usuario.fill(username);
      await password.fill(clave);
      await boton.click();
    },
  };
}

/** The session's keys in the browser are those of document 1 §3. */
export const sesionGuardada = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('auth'), sessionStorage.getItem('token')]);
