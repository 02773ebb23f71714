import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { type Ayudas, expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { pantallaUsuarios } from '../../pantallas/usuarios.ts';

/** Signs in on another machine, of which the browser of the test knows nothing. */
async function ingresarDesdeOtra(url: string, agente: string): Promise<string> {
  const respuesta = await fetch(`${url}/api/v1/login_app`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agente },
    body: JSON.stringify({ username: 'ope.afiliaciones', password: PASSWORD }),
  });
  const { token } = (await respuesta.json()) as { token: string };
  return token;
}
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function leerLosDatos(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil de usuario' })).toBeVisible();
  // PaginaPerfil.test.tsx tests each datum.
  const principal = page.getByRole('main');
  await expect(principal.locator('dt:text-is("Cargo") + dd')).toHaveText('OPERADORA DE AFILIACIONES');
  await expect(principal.getByRole('textbox')).toHaveCount(0);
  const logo = principal.locator('img');
  await expect.poll(() => logo.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(0);
  // The panels stand side by side: what opens in one of them leaves no half of the page empty.
  const arriba = async (seccion: string) => (await page.getByRole('region', { name: seccion }).boundingBox())?.y;
  await expect(async () => {
    expect(await arriba('Sesiones abiertas')).toBeGreaterThan(0);
    expect(await arriba('Segundo factor')).toBe(await arriba('Sesiones abiertas'));
  }).toPass();
}

/** Asks for it, takes it back, and asks again. Gives the day. */
async function pedirLaBaja(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Baja de la cuenta' });
  const dicho = /(\d\d\/\d\d\/\d{4})/;
  const [, dia = ''] = dicho.exec((await panel.getByText(/pedida hoy, el/).textContent()) ?? '') ?? [];
  await panel.getByRole('button', { name: 'Pedir la baja' }).click();
  const pregunta = page.getByRole('alertdialog', { name: '¿Está seguro de pedir la baja de su cuenta?' });
  await expect(pregunta).toContainText('ope.afiliaciones');
  await expect(pregunta).toContainText(dia);
  await pregunta.getByRole('button', { name: 'Pedir la baja' }).click();
  await expect(panel.getByText(`Su cuenta se dará de baja el ${dia}.`)).toBeVisible();
  await page.reload();
  await panel.getByRole('button', { name: 'Retirar el pedido' }).click();
  await expect(panel.getByRole('button', { name: 'Pedir la baja' })).toBeEnabled();
  await expect(panel.getByText(/se dará de baja el/)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Pedir la baja' }).click();
  await pregunta.getByRole('button', { name: 'Pedir la baja' }).click();
  await expect(panel.getByText(`Su cuenta se dará de baja el ${dia}.`)).toBeVisible();
  return dia;
}

async function verLaBajaPedida(page: Page, entrar: Ayudas['entrar'], dia: string): Promise<void> {
  await entrar('adm.ente', '/admin?buscar=ope.afiliaciones');
  const { fila, panel, accion } = pantallaUsuarios(page);
  await expect(fila('ope.afiliaciones')).toContainText(`Baja: ${dia}`);
  await fila('ope.afiliaciones').getByRole('radio').check();
  await accion('Detalles').click();
  await expect(panel('Detalles').getByText(`rige desde el ${dia}`)).toBeVisible();
}

test.describe('perfil.spec.ts', () => {
  // PanelBaja.test.tsx tests that the only administrator is told why not.
  test('todo lo que la especificación enumera, y nada para escribir; la baja de la cuenta y las otras sesiones', async ({
    page,
    entrar,
    servidor,
  }) => {
    const ajenas: string[] = [];
    for (const agente of [FIREFOX, CHROME, FIREFOX]) ajenas.push(await ingresarDesdeOtra(servidor.url, agente));
    const propia = await entrar('ope.afiliaciones', '/perfil');
    await test.step('todo lo que la especificación enumera, y nada para escribir', () => leerLosDatos(page));
    const dia = await test.step('solicitud-baja: se pide con el día a la vista, y se retira', () => pedirLaBaja(page));
    const panel = page.getByRole('region', { name: 'Sesiones abiertas' });
    const filas = panel.getByRole('listitem');
    await expect(filas).toHaveCount(4);
    await expect(filas.first()).toContainText('Esta sesión');
    await expect(filas.first().getByRole('button')).toHaveCount(0);
    await expect(panel.getByText('Dirección 127.0.0.1')).toHaveCount(4);
    await esAccesible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
    await page.setViewportSize({ width: 1366, height: 768 });

    const pregunta = page.getByRole('alertdialog');
    await test.step('cierre-otras-sesiones: una por su nombre', async () => {
      const cerrar = panel.getByRole('button', { name: /^Cerrar la sesión de Chrome 142 en Android abierta el \d/ });
      await cerrar.click();
      await expect(pregunta).toContainText('Chrome 142 en Android');
      await expect(pregunta).toContainText('127.0.0.1');
      await pregunta.getByRole('button', { name: 'Cancelar' }).click();
      await expect(filas).toHaveCount(4);
      await cerrar.click();
      await pregunta.getByRole('button', { name: 'Cerrar la sesión' }).click();
      await expect(page.getByText('La sesión fue cerrada.')).toBeVisible();
      await expect(filas).toHaveCount(3);
      await expect(servidor.titulares(ajenas[1] ?? '')).rejects.toThrow('401');
    });
    await test.step('y todas las otras', async () => {
      await panel.getByRole('button', { name: 'Cerrar las otras' }).click();
      await expect(pregunta.getByText('Firefox 145 en Windows')).toHaveCount(2);
      await pregunta.getByRole('button', { name: 'Cerrar las otras' }).click();
      await expect(filas).toHaveCount(1);
      await expect(servidor.titulares(ajenas[0] ?? '')).rejects.toThrow('401');
      expect((await servidor.titulares(propia)).total).toBeGreaterThan(0);
    });
    await test.step('la que otra persona cierra termina en la siguiente pregunta, con el aviso de siempre', async () => {
      const otra = await ingresarDesdeOtra(servidor.url, CHROME);
      await servidor.enviar(otra, 'POST', '/v1/usuario/sesiones/cerrar', { idSesion: 'TODAS' });
      await page.reload();
      await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    });
    await test.step('el administrador ve la baja pedida en la lista y en los detalles', () =>
      verLaBajaPedida(page, entrar, dia));
  });
});
