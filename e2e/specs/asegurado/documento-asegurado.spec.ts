import { readFile } from 'node:fs/promises';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { abrirHistoria } from '../../pantallas/beneficiario.ts';
import {
  completarAfiliacion,
  completarDefuncion,
  FELIX,
  llegarAlPaso3Fallecido,
  pdf,
} from '../../pantallas/fallecido.ts';
import { abrirDetalles } from '../../pantallas/lista.ts';
import { guardar } from '../../pantallas/titular.ts';

test.describe('documento-asegurado.spec.ts', () => {
  test('el certificado que se entregó se abre otra vez desde la historia, tal como era', async ({ page, entrar }) => {
    // A window of the system's own cannot be answered here: the browser saves by itself, as those without it do.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await entrar('ope.afiliaciones', '/afiliacionTitularesFallecidos');
    await llegarAlPaso3Fallecido(page, FELIX);
    await completarAfiliacion(page);
    const acta = pdf('acta.pdf', 700_000);
    await completarDefuncion(page, acta);
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    await abrirDetalles(page, FELIX.numero);
    const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    await abrirHistoria(dialogo);
    const guardados = dialogo.getByRole('list', { name: 'Documentos guardados' });
    await expect(guardados).toContainText('Certificado de defunción 004512-B');
    await esAccesible(page);
    const bajada = page.waitForEvent('download');
    await guardados.getByRole('button', { name: 'Descargar' }).click();
    const archivo = await bajada;
    expect(archivo.suggestedFilename()).toMatch(/^certificado-defuncion-\d+\.pdf$/);
    expect((await readFile(await archivo.path())).equals(acta.buffer)).toBe(true);
    await expect(page.getByText(`Documento descargado: ${archivo.suggestedFilename()}`)).toBeVisible();
  });
});
