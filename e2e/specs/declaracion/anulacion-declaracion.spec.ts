import { partesDelDia, ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

const CONTEOS = {
  titularesValidos: 71_717,
  beneficiariosValidados: 0,
  titularesObservados: 0,
  beneficiarioObservado: 0,
  recienNacidos: 0,
};

async function remitir(url: string, token: string): Promise<void> {
  const [ultimo] = ultimosCierres(hoyEnLaPaz(new Date()));
  const remitida = await fetch(`${url}/monitoreo/v1/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...CONTEOS, ...partesDelDia(ultimo), poblacionDepartamento: [] }),
  });
  expect(await remitida.json()).toMatchObject({ operacion: 'true' });
}

test.describe('anulacion-declaracion.spec.ts', () => {
  test('se elimina, queda entre las anuladas, y la autoridad la lee', async ({ page, entrar, servidor, instancia }) => {
    await remitir(instancia.url, await servidor.ingresar('ope.universitario'));
    const monitoreo = pantallaMonitoreo(page);
    await entrar('ope.universitario', '/monitoreoView');
    await expect(monitoreo.editar).toBeDisabled();
    await monitoreo.fila('71.717').getByRole('radio').check();
    await monitoreo.eliminar.click();
    await expect(monitoreo.pregunta).toContainText(/No podra revertir este cambio(?!\.)/);
    await monitoreo.pregunta.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('La declaración fue eliminada; queda guardada como anulada.')).toBeVisible();
    await expect(monitoreo.fila('71.717')).toHaveCount(0);
    await monitoreo.anuladas.check();
    await expect(monitoreo.fila('71.717')).toContainText('ANULADO');

    await test.step('la autoridad ve las de todos los entes gestores, también las anuladas, y solo las lee', async () => {
      await entrar('cons.autoridad', '/monitoreoView?anuladas=si');
      for (const ente of ['CNS', 'CPS']) await expect(monitoreo.fila(ente).first()).toBeVisible();
      await page.getByRole('combobox', { name: 'Ente gestor' }).click();
      await page.getByRole('option', { name: /Universitario La Paz/i }).click();
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(monitoreo.fila('CNS')).toHaveCount(0);
      await monitoreo.fila('71.717').getByRole('radio').check();
      await expect(monitoreo.nuevo).toHaveCount(0);
      await monitoreo.ver.click();
      await expect(monitoreo.dialogo.getByRole('table', { name: 'Versiones' })).toContainText('ope.universitario');
      await esAccesible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await cabe(page);
    });
  });
});
