import { readFile } from 'node:fs/promises';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

test.describe('exportacion-asegurados.spec.ts', () => {
  test('la lista filtrada baja como archivo, con sus filas y en su orden', async ({ page, entrar }) => {
    // A window of the system's own cannot be answered here: the browser saves by itself, as those without it do.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await entrar('ope.afiliaciones');
    const lista = pantallaLista(page);
    await lista.elegirEstados('CESANTIA');
    await lista.buscar.click();
    await expect(page).toHaveURL(/estado=CESANTIA/);
    await expect(page.locator('tbody tr').filter({ hasNotText: 'CESANTIA' })).toHaveCount(0);
    await expect(lista.radios.first()).toBeVisible();
    const filasALaVista = await page.locator('tbody tr').allInnerTexts();
    const documentos = filasALaVista.map((fila) => fila.match(/CI \d+(-\w+)?/)?.[0]);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
    await esAccesible(page);
    const bajada = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Texto separado (.csv)' }).click();
    const archivo = await bajada;
    expect(archivo.suggestedFilename()).toMatch(/^titulares-CNS-\d{4}-\d\d-\d\d\.csv$/);
    const [titulos, ...filas] = (await readFile(await archivo.path(), 'utf8')).trim().split('\r\n');
    expect(titulos).toContain('"Documento";"Edad";"Estado";"Entidad empleadora";"Nombres";"Fecha estado";"Usuario"');
    const bajadas = filas.map((fila) => fila.match(/^"([^"]+)"/)?.[1]);
    expect(bajadas.slice(0, documentos.length)).toEqual(documentos);
    await expect(page.getByText(`Lista exportada: ${archivo.suggestedFilename()}`)).toBeVisible();
  });
});
