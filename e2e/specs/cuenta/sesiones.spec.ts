import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';

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

test.describe('sesiones.spec.ts', () => {
  test('cierre-otras-sesiones: una por su nombre, y todas las otras', async ({ page, entrar, servidor }) => {
    const ajenas: string[] = [];
    for (const agente of [FIREFOX, CHROME, FIREFOX]) ajenas.push(await ingresarDesdeOtra(servidor.url, agente));
    const propia = await entrar('ope.afiliaciones', '/perfil');
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
    await test.step('la que se nombra', async () => {
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
    await test.step('todas las otras', async () => {
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
  });
});
