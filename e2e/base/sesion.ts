import type { Page } from '@playwright/test';

/**
 * Stores the session as the sign-in form does, in place of what the tab kept of whoever was there before; each session
 * only once, so that signing out is not undone by the next page, and a later one is not by the scripts of the former.
 */
export async function sembrarSesion(page: Page, token: string, username: string): Promise<void> {
  const { usr } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { usr: unknown };
  const guardado = Buffer.from(JSON.stringify({ token, username, usr })).toString('base64');
  await page.addInitScript(
    ([auth, crudo, dueno]) => {
      const sembradas = sessionStorage.getItem('prueba-sembradas') ?? '';
      if (sembradas.includes(crudo)) return;
      sessionStorage.clear();
      sessionStorage.setItem('prueba-sembradas', `${sembradas} ${crudo}`);
      sessionStorage.setItem('auth', auth);
      sessionStorage.setItem('token', crudo);
      sessionStorage.setItem('borrador-dueno', dueno);
    },
    [guardado, token, username] as const,
  );
}
